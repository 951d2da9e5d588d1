import CommandSupport
import Foundation

/// The options by which `kinora swift run` and `kinora open` film an app and set its device and its user's choices; the app gets them as
/// environment variables.
package struct FilmOptions {
    /// As the app's stage names them (`SceneSettings`).
    package static let appearances = ["light", "dark"]
    package static let textSizes = ["xs", "small", "medium", "large", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]

    package static let options: [CommandSyntax.Option] = [
        .init(names: ["--film"], value: "FILE", summary: "films the app, on an exact clock"),
        .init(names: ["--strip"], value: "FILE", summary: "an image, a .png, of the first screen at rest, or of that after the gesture"),
        .init(names: ["--seconds"], value: "N", summary: "the length of the film, 3 unless given"),
        .init(names: ["--gesture"], value: "SCRIPT", summary: "touches for the film or the image"),
        .init(names: ["--keyboard"], value: nil, summary: "shows the keyboard"),
        .init(names: ["--device"], value: "DEVICE", summary: "15, se, ipad, a name as iPhone16Pro, or points and scale as 390x844@3 (15)"),
        .init(names: ["--appearance"], value: "LOOK", summary: "light or dark (light)", choices: appearances),
        .init(names: ["--text-size"], value: "SIZE", summary: textSizes.joined(separator: " ") + " (large)", choices: textSizes),
        .init(names: ["--language"], value: "LANGUAGE", summary: "the user's, also of tests: de, pt-BR, or accented and its like"),
        .init(names: ["--region"], value: "REGION", summary: "the user's, as CH or 419"),
    ]

    /// Variables of the film or the image; empty for an app that is neither filmed nor photographed.
    package let film: [String: String]
    /// Variables of the user's settings, and of the device.
    package let settings: [String: String]

    /// - Parameter isServed: Whether the app is shown in browsers, which have no appearance or text size of their own.
    package init(_ arguments: ParsedArguments, isServed: Bool) throws(UsageError) {
        var film: [String: String] = [:]
        if let seconds = arguments["--seconds"] {
            guard Double(seconds).map({ $0 >= 0 && $0 < 3600 }) == true else {
                throw UsageError("--seconds takes a number below 3600, not '\(seconds)'")
            }
            film["KINORA_FILM_SECONDS"] = seconds
        }
        for (option, variable) in ["--film": "KINORA_FILM", "--strip": "KINORA_STRIP", "--gesture": "KINORA_FILM_GESTURE"] {
            if let path = arguments[option] { film[variable] = URL(fileURLWithPath: path).path }
        }
        if let strip = arguments["--strip"], !strip.lowercased().hasSuffix(".png") {
            throw UsageError("--strip \(strip): the image is a .png")
        }
        if arguments.has("--keyboard") { film["KINORA_FILM_KEYBOARD"] = "1" }
        for (option, variable, names) in [
            ("--appearance", "KINORA_FILM_APPEARANCE", Self.appearances), ("--text-size", "KINORA_FILM_TEXT_SIZE", Self.textSizes),
        ] {
            guard let text = arguments[option]?.lowercased() else { continue }
            guard names.contains(text) else {
                let hint = text.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
                throw UsageError("\(option) \(text): unknown value\(hint) it is one of: \(names.joined(separator: " "))")
            }
            film[variable] = text
        }
        let isFilmed = film["KINORA_FILM"] != nil || film["KINORA_STRIP"] != nil
        guard film.isEmpty || isFilmed else {
            throw UsageError("--seconds, --gesture, --keyboard, --appearance and --text-size go with --film or --strip")
        }
        guard !isFilmed || !isServed else { throw UsageError("an app is served or filmed: --serve excludes --film and --strip") }
        var settings: [String: String] = [:]
        for (option, variable) in [
            "--language": "KINORA_LANGUAGE", "--region": "KINORA_REGION",
            "--device": isFilmed ? "KINORA_FILM_DEVICE" : isServed ? "KINORA_SERVE_DEVICE" : "KINORA_TEST_DEVICE",
        ] { settings[variable] = arguments[option] }
        self.film = film
        self.settings = settings
    }
}
