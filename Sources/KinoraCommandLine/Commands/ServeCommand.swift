import CommandSupport
import Foundation
import Kinora

/// `kinora serve`: runs the gallery, a scene or a package's app live in the browser.
///
/// The app runs in a program that links the web server: `kinora-serve` for the gallery, or this one if it is a package's own tool.
/// `./kinora serve --package` does not come here (`ServedPackage`).
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
        let common = ServeOptions.server + [SettingAxis.device.option, SettingAxis.language.option, SettingAxis.region.option]
        let isOwn = SceneCatalog.current.isOwn
        return CommandSyntax(
            operand: (
                "SCENE",
                isOwn
                    ? "a scene's id; the only one if there is one"
                    : "a scene of kinora list (gallery); with --package the executable product, if there are several"
            ), operandChoices: SceneCatalog.current.ids, options: isOwn ? common : [ServeOptions.package] + common)
    }
    static let remarks = """
        When it listens, the address goes to standard output, with a token that changes with each start. The first page that opens it \
        controls the app, others watch until it hands over. With another --host than 127.0.0.1 everyone in the network who has the address \
        controls the app, and the connection is not encrypted.
        A package is built for release, with translated UIKit sources. Ctrl-C ends it.
        """

    /// Nil for the app of a package.
    private let scene: (any KinoraScene)?
    /// Whether it is the gallery as it starts, with its tour, because no scene is given.
    private let isWhole: Bool
    /// The settings that `Browser` reads.
    private let environment: [String: String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        scene = arguments["--package"] == nil ? try SceneCatalog.current.scene(named: arguments.operand ?? Self.usualScene) : nil
        isWhole = arguments.operand == nil
        var environment = try ServeOptions(arguments).environment
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

    /// Replaces the process by the app's.
    func run(on console: Console) throws {
        guard let scene else { throw UsageError("the app of a package is served by ./kinora serve --package, which starts the translator") }
        var environment = environment
        environment["KINORA_SERVE_COMMAND"] = ServeOptions.typed([SceneCatalog.current.program] + CommandLine.arguments.dropFirst())
        environment["KINORA_SERVE_TITLE"] = scene.title
        console.reportLimitations(of: [scene])
        for (name, value) in environment { setenv(name, value, 1) }
        if UIApplication.offeredHost != nil { SceneApp.run(scene) }
        try Interruption.check()
        try SiblingProgram(.server).become(isWhole ? [] : [scene.id], startedBy: "\(SceneCatalog.current.program) serve")
    }
}
