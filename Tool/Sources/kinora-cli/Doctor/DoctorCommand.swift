import CCairo
import CPNG
import CommandSupport
import Foundation
import Kinora
import KinoraCommandLine

/// `kinora doctor`: checks the requirements of films and reports problems.
struct DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "checks libraries, fonts and encoders"
    static let examples = ["doctor", "doctor --pixels", "doctor --pixels -o card.png"]
    static let syntax = CommandSyntax(options: [
        .init(
            names: ["--pixels"], value: nil,
            summary: "draws a reference card instead, step by step, and compares it with the bytes that every machine draws"),
        .init(names: ["-o", "--output"], value: "FILE", summary: "with --pixels: the card's images in a row, a .png"),
    ])
    static let remarks = """
        Each line is one check: ok or FAIL, what was checked, what was found. Exit status 3 when one failed. A note names a scene that shows
        less on this machine, or the scripts whose letters are drawn as boxes, and the packages to install.
        With --pixels each step needs those before it: the first that fails is the cause.
        """

    /// A failed check with its remedy.
    private struct Finding: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    private let isAboutPixels: Bool

    private let card: URL?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isAboutPixels = arguments.has("--pixels")
        card = arguments["--output"].map { URL(fileURLWithPath: $0) }
        guard card == nil || isAboutPixels else { throw UsageError("-o goes with --pixels") }
        guard card?.pathExtension.lowercased() ?? "png" == "png" else {
            throw UsageError("'\(arguments["--output"] ?? "")' has an unknown extension; a card is a .png")
        }
    }

    func run(on console: Console) throws {
        var failed: [String] = []
        for (name, check) in isAboutPixels ? pixelChecks : checks {
            do {
                try console.write("ok    \(name): \(try check())\n")
            } catch {
                try console.write("FAIL  \(name): \(error)\n")
                failed.append(name)
            }
        }
        if !isAboutPixels {
            if let sentence = FontLibrary.sentenceAboutMissingWritingSystems { try console.write("note  text: \(sentence)\n") }
            for scene in SceneCatalog.current.scenes {
                if let limitation = scene.limitation { try console.write("note  \(scene.id): \(limitation)\n") }
            }
        }
        if let card { try writeCard(to: card, on: console) }
        guard failed.isEmpty else {
            throw Finding(
                isAboutPixels
                    ? "this machine draws other bytes; the first step that differs: \(failed[0])"
                    : "failed: \(failed.joined(separator: ", "))")
        }
    }

    private func writeCard(to url: URL, on console: Console) throws {
        let images = try PixelReference.steps.enumerated().compactMap { index, step -> Filmstrip.Frame? in
            guard case .image(let image) = try step.make() else { return nil }
            return Filmstrip.Frame(image: image, time: Double(index))
        }
        try Filmstrip(isDark: false).write(images, to: url)
        console.report("wrote \(url.relativePath)")
    }

    /// The steps of the reference card, and the films.
    private var pixelChecks: [(name: String, check: () throws -> String)] {
        func compare(_ digest: String, _ expected: String?) throws -> String {
            guard digest == expected else { throw Finding("\(digest), and on other machines \(expected ?? "unknown")") }
            return digest
        }
        return PixelReference.steps.map { step in
            (step.name, { try compare(step.make().digest, PixelReference.digests[step.name]) })
        }
            + SceneCatalog.current.filmed.filter { PixelReference.filmIDs.contains($0.id) }.map { scene in
                ("film of \(scene.id)", { try compare(PixelReference.film(of: scene), PixelReference.films[scene.id]) })
            }
    }

    private var checks: [(name: String, check: () throws -> String)] {
        [
            ("kinora", { KinoraVersion.described }),
            ("cairo", { String(cString: cairo_version_string()) }),
            ("pango", { String(cString: pango_version_string()) }),
            ("libpng", { String(cString: png_get_libpng_ver(nil)) }),
            ("FFmpeg", { try FFmpeg.version.get() }),
            ("fonts", fonts),
        ] + FilmFormat.allCases.map { format in ("film as \(format.rawValue)", { try film(format) }) } + [
            ("stage", stage),
            ("out/ here", folder),
        ]
    }

    /// The fonts with which text is drawn.
    private func fonts() -> String {
        var clauses = ["Inter, Noto Sans Mono and Noto Serif, which come with Kinora", FontConfiguration.machine.summary]
        let ignored = ["FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "FONTCONFIG_PATH"].filter {
            ProcessInfo.processInfo.environment[$0] != nil
        }
        if !ignored.isEmpty { clauses.append("rules of \(ignored.joined(separator: ", ")) are ignored") }
        return clauses.joined(separator: "; ")
    }

    /// Writes a film of two small frames, which detects more than looking up the encoder.
    private func film(_ format: FilmFormat) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-doctor-\(getpid()).\(format.rawValue)")
        defer { try? FileManager.default.removeItem(at: file) }
        try GrowingFilm(url: file, format: format, framesPerSecond: 25).write { film in
            for shade in [0xFF20_4060, 0xFF60_4020] as [UInt32] {
                try film.append(CGImage(width: 32, height: 32, isOpaque: true) { $0.update(repeating: shade) })
            }
        }
        return "written"
    }

    /// Draws one image as every scene does.
    private func stage() throws -> String {
        let stage = Stage(device: Device(name: "doctor", size: CGSize(width: 4, height: 4), scale: 1, safeAreaInsets: .zero))
        let image = stage.image()
        guard image.width == 4, image.height == 4 else {
            throw Finding("a 4 x 4 screen gave an image of \(image.width) x \(image.height) pixels")
        }
        return "draws"
    }

    private func folder() throws -> String {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let out = here.appendingPathComponent("out")
        let target = FileManager.default.fileExists(atPath: out.path) ? out : here
        guard FileManager.default.isWritableFile(atPath: target.path) else {
            throw Finding("\(target.path) is not writable; run in another folder or give demo one with -o")
        }
        return "writable"
    }
}
