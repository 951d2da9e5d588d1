import CommandSupport
import Foundation

/// `kinora docs`: builds the documentation as pages for a browser.
struct DocsCommand: Command {
    static let name = "docs"
    static let summary = "builds the documentation of all modules as pages for a browser"
    static let examples = ["docs", "docs -o public --base-path /kinora"]
    static let syntax = CommandSyntax(options: [
        .init(names: ["-o", "--output"], value: "DIR", summary: "folder of the pages, out/docs unless given; its contents are replaced"),
        .init(names: ["--base-path"], value: "PATH", summary: "the path at which a server will have the folder; its root unless given"),
    ])
    static let remarks = """
        With tutorials. A browser needs a server to show the pages; any that serves files does. Nothing is fetched.
        Exit status: 0 fine, 1 the documents have mistakes, 2 wrong usage, 3 cannot build.
        """
    static let programs: [ToolProgram] = [.work]

    private let output: String?
    private let basePath: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        output = arguments["--output"]
        basePath = arguments["--base-path"] ?? ""
        if let output { try Self.check(output) }
    }

    /// The folder is replaced: it may have nothing but pages of this command.
    private static func check(_ folder: String) throws(UsageError) {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [""]
        guard names.isEmpty || names.contains("documentation") else {
            throw UsageError("\(folder) is there and has no documentation in it; name another folder")
        }
    }

    func run(on console: Console) throws {
        let checkout = try Checkout()
        let output = output ?? checkout.root + "/out/docs"
        try Self.check(output)
        let build = ToolBuild(checkout: checkout, console: console)
        try build.build(
            "the modules (release; the first time takes minutes)", checkout.root, ["-c", "release", "--target", "KinoraTesting"])
        let frameworks = [
            "WebKit", "CoreLocation", "MapKit", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "UserNotifications",
            "SafariServices", "MessageUI", "LocalAuthentication", "StoreKit", "SpriteKit", "CoreSpotlight", "WatchConnectivity", "Combine",
            "CoreData", "Security", "MediaPlayer", "AuthenticationServices",
        ]
        for module in frameworks + ["Transitions", "Components"] {
            try build.build(module, checkout.root, ["-c", "release", "--target", module])
        }
        try build.build(.kinora)
        let films = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-docs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: films) }
        let effects = try String(contentsOfFile: checkout.root + "/Documentation/Effects.md", encoding: .utf8)
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(null) }
        for match in effects.matches(of: /(?m)^!\[.*\]\(Images\/(.*)\.png\)$/) {
            let scene = String(match.output.1)
            console.report("filming \(scene)")
            let film = films.appendingPathComponent("\(scene).mp4").path
            let words = ["record", scene, "--device", "393x852@1", "--fingers", "-o", film]
            let end = try ChildProgram(path: build.path(of: .kinora), arguments: words).run(output: null, errors: STDERR_FILENO)
            guard end == .exit(0) else { throw Self.failure(end) }
        }
        let words = [checkout.build + "/release", output, basePath, films.path]
        let end = try ChildProgram(path: checkout.root + "/Documentation/docs.sh", arguments: words).run()
        guard end == .exit(0) else { throw Self.failure(end) }
        console.report(
            basePath.isEmpty
                ? "to look at them: python3 -m http.server -d \(output) 8000, then http://localhost:8000"
                : "made for a server that has \(output) at \(basePath)")
    }

    private static func failure(_ end: ChildProgram.End) -> Failure {
        let status: Int32 = if case .exit(let status) = end { status } else { 3 }
        return Failure("docs: the pages were not made", status: status)
    }
}
