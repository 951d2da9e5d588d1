import CommandSupport
import Foundation

/// `kinora serve --package`: the translator builds and serves the app of a package, so that the gallery's program, which takes minutes, is
/// not needed.
struct ServedPackage {
    /// The command line of the translator.
    let words: [String]
    /// Variables of the server and of the app's settings.
    let environment: [String: String]

    private static let settings = FilmOptions.options.filter { ["--device", "--language", "--region"].contains($0.key) }
    static let syntax = CommandSyntax(
        operand: (name: "PRODUCT", summary: "the executable product, if there are several"),
        options: [ServeOptions.package] + ServeOptions.server + settings)

    /// - Parameter arguments: The words after `serve`.
    init(_ arguments: [String]) throws(UsageError) {
        let parsed = try Self.syntax.parse(arguments)
        let path = parsed["--package"] ?? "."
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw UsageError("--package \(path): there is no Package.swift; name the folder of a package")
        }
        let product = parsed.operand
        let options = try FilmOptions(parsed, isServed: true)
        environment = try ServeOptions(parsed).environment.merging(options.settings) { $1 }.merging([
            "KINORA_SERVE_TITLE": product ?? URL(fileURLWithPath: path).lastPathComponent,
            "KINORA_SERVE_COMMAND": ServeOptions.typed(["./kinora", "serve"] + arguments),
        ]) { $1 }
        words = ["swift", "run", "--serve", "-c", "release", "--package-path", path] + (product.map { [$0] } ?? [])
    }
}
