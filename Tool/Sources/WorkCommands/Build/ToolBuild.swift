import CommandSupport
import Foundation

/// Builds of the packages in a checkout.
@MainActor
struct ToolBuild {
    let checkout: Checkout
    let console: Console
    /// Seconds between the lines about a build that shows no progress of its own.
    var progressSeconds = 20.0

    /// The path of a program's release build.
    func path(of program: ToolProgram) -> String { "\(checkout.build)/release/\(program.rawValue)" }

    /// Whether the last build of a program was made from the present sources.
    func isBuilt(_ program: ToolProgram) -> Bool { isBuilt(program, from: fingerprint) }

    /// Builds a program for release, unless the last build was made from the same sources.
    func build(_ program: ToolProgram) throws {
        let sources = fingerprint
        guard !isBuilt(program, from: sources) else { return }
        try build(program.title, checkout.tool, ["-c", "release", "--product", program.rawValue])
        if program == .translator { readLibrary() }
        try Data(sources.utf8).write(to: URL(fileURLWithPath: stamp(of: program)))
    }

    /// Has the new translator read the library's API, which takes seconds, so that the first `open --check` need not. What fails here fails
    /// there again, and is said there.
    private func readLibrary() {
        console.report("reading the library's API")
        let nowhere = FileHandle.nullDevice.fileDescriptor
        _ = try? ChildProgram(path: path(of: .translator), arguments: ["library-api"]).run(output: nowhere, errors: nowhere)
    }

    /// The programs of an installed Kinora came with its sources.
    private func isBuilt(_ program: ToolProgram, from sources: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: path(of: program))
            && (Prebuilt(in: checkout.root) != nil || FileManager.default.contents(atPath: stamp(of: program)) == Data(sources.utf8))
    }

    private func stamp(of program: ToolProgram) -> String { "\(checkout.build)/\(program.rawValue)-release.stamp" }

    private var fingerprint: String {
        SourceFingerprint(of: ["Package.swift", "Sources", "Tool/Package.swift", "Tool/Sources"], in: checkout.root).text
    }

    /// Builds a package. On a terminal SwiftPM shows its own progress; elsewhere its output appears only after a failure.
    func build(_ what: String, _ package: String, _ arguments: [String]) throws {
        console.report("building \(what)")
        let name = String(what.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
        let words = ["build", "--scratch-path", checkout.build, "--package-path", package] + arguments
        let program = ChildProgram(path: try Self.swift(), arguments: words)
        forgetPlan()
        defer { forgetPlan() }
        guard !console.isTerminal else {
            guard try program.run(output: STDERR_FILENO, errors: STDERR_FILENO) == .exit(0) else { throw Self.failure }
            return
        }
        let log = try LogFile()
        let progress = BuildProgress(of: name, log: log.url, every: progressSeconds)
        let end = try program.run(output: log.descriptor, errors: log.descriptor)
        progress.end()
        guard end == .exit(0) else {
            console.note(String(decoding: try log.contents(), as: UTF8.self))
            throw Self.failure
        }
    }

    /// SwiftPM keeps one build plan in the folder and takes it for any package, whose changes then go unnoticed. A release's is large.
    private func forgetPlan() {
        for name in [
            "debug.yaml", "release.yaml", "plugin-tools.yaml", "release/description.json", "release/plugin-tools-description.json",
        ] {
            unlink("\(checkout.build)/\(name)")
        }
    }

    private static let failure = Failure("the build failed", status: 3)

    /// The path of `swift`, which the script has looked for.
    nonisolated static func swift() throws -> String {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/swift"
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw Failure("no 'swift' on the PATH; install Swift 6.3 from https://www.swift.org/install/linux/", status: 3)
    }
}
