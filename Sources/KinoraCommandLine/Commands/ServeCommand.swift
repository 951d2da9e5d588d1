import CommandSupport
import Foundation
import Kinora

/// `kinora serve`: runs the gallery, a scene or a package's app live in the browser.
///
/// The app runs in a program that links the web server: `kinora-serve` for the gallery, a package's executable, or this one if it is a
/// package's own tool.
struct ServeCommand: Command {
    static let name = "serve"
    static var summary: String {
        SceneCatalog.current.isOwn ? "opens a scene in a browser, to touch" : "opens the gallery, a scene or a package's app in a browser"
    }
    static let programs: [ToolProgram] = [.kinora, .server]
    static let packages: [PackageSet] = [.library, .browser]
    static var examples: [String] {
        SceneCatalog.current.isOwn
            ? ["serve \(SceneCatalog.current.example(0))", "serve \(SceneCatalog.current.example(1)) --device se --host 0.0.0.0"]
            : [
                "serve", "serve zoom --device se", "serve --host 0.0.0.0", "serve --package ../MyApp",
                "serve --package ../MyApp Shop --port 8080",
            ]
    }
    static var syntax: CommandSyntax {
        let package = CommandSyntax.Option(names: ["--package"], value: "PATH", summary: "a package whose executable is an app with @main")
        let common = [
            CommandSyntax.Option(names: ["--port"], value: "N", summary: "the port; 0 takes a free one (0)"),
            CommandSyntax.Option(
                names: ["--host"], value: "ADDRESS",
                summary: "the IPv4 address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for the network (127.0.0.1)"),
            SettingAxis.device.option, SettingAxis.language.option, SettingAxis.region.option,
        ]
        let isOwn = SceneCatalog.current.isOwn
        return CommandSyntax(
            operand: (
                "SCENE",
                isOwn
                    ? "a scene's id; the only one if there is one"
                    : "a scene of kinora list (gallery); with --package the executable product, if there are several"
            ), operandChoices: SceneCatalog.current.ids, options: isOwn ? common : [package] + common)
    }
    static let remarks = """
        When it listens, the address goes to standard output, with a token that changes with each start. The first page that opens it \
        controls the app, others watch until it hands over. With another --host than 127.0.0.1 everyone in the network who has the address \
        controls the app, and the connection is not encrypted.
        A package is built for release, with translated UIKit sources. Ctrl-C ends it.
        """

    /// A scene, or a package's app.
    private enum App {
        case scene(any KinoraScene)
        case package(path: String, product: String?)
    }

    private let app: App
    /// The settings that `Browser` reads.
    private let environment: [String: String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        if let path = arguments["--package"] {
            app = .package(path: path, product: arguments.operand)
        } else {
            app = .scene(try SceneCatalog.current.scene(named: arguments.operand ?? Self.usualScene))
        }
        var environment = ["KINORA_SERVE_PORT": try Self.port(arguments["--port"])]
        if let host = arguments["--host"] {
            var bytes = in_addr()
            guard inet_pton(AF_INET, host, &bytes) == 1 else {
                throw UsageError("--host \(host): not an IPv4 address, as 127.0.0.1 or 0.0.0.0")
            }
            environment["KINORA_SERVE_HOST"] = host
        }
        if let device = arguments["--device"] {
            _ = try Device.argument(device)
            environment["KINORA_SERVE_DEVICE"] = device
        }
        for (axis, variable) in [(SettingAxis.language, "KINORA_LANGUAGE"), (.region, "KINORA_REGION")] {
            guard let text = arguments[axis.option.key] else { continue }
            do { environment[variable] = try axis.choice(text).name } catch {
                throw UsageError("\(axis.option.key) \(text): \(error.message)")
            }
        }
        self.environment = environment
    }

    /// The scene without an operand: the gallery as a whole, or the only one of a package.
    private static var usualScene: String? {
        let catalog = SceneCatalog.current
        return catalog.isOwn ? (catalog.ids.count == 1 ? catalog.ids[0] : nil) : "gallery"
    }

    /// The command line as one types it again.
    private static var commandLine: String {
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_./:=@,+-"))
        let words = CommandLine.arguments.dropFirst().map { word in
            !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains) ? word : "'\(word.replacing("'", with: #"'\''"#))'"
        }
        return ([SceneCatalog.current.program] + words).joined(separator: " ")
    }

    private static func port(_ text: String?) throws(UsageError) -> String {
        guard let text else { return "0" }
        guard let port = UInt16(text) else { throw UsageError("--port \(text): not a number from 0 to 65535") }
        return String(port)
    }

    /// Replaces the process by the app's.
    func run(on console: Console) throws {
        var environment = environment
        environment["KINORA_SERVE_COMMAND"] = Self.commandLine
        let (program, words): (ToolProgram, [String])
        switch app {
        case .scene(let scene):
            environment["KINORA_SERVE_TITLE"] = scene.title
            console.reportLimitations(of: [scene])
            if UIApplication.offeredHost != nil {
                for (name, value) in environment { setenv(name, value, 1) }
                SceneApp.run(scene)
            }
            (program, words) = (.server, [scene.id])
        case .package(let path, let product):
            guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
                throw UsageError("--package \(path): there is no Package.swift; name the folder of a package")
            }
            environment["KINORA_SERVE_TITLE"] = product ?? URL(fileURLWithPath: path).lastPathComponent
            let package = ["--package-path", path] + (product.map { [$0] } ?? [])
            (program, words) = (.translator, ["swift", "run", "--serve", "-c", "release"] + package)
        }
        for (name, value) in environment { setenv(name, value, 1) }
        try Interruption.check()
        try SiblingProgram(program).become(words, startedBy: "\(SceneCatalog.current.program) serve")
    }
}
