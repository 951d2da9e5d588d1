import CKinoraProgram
import CommandSupport
import Foundation
import SourceTranslator
import WorkCommands

/// `kinora swift build|run|test|package …`: SwiftPM with a toolchain folder whose compiler translates sources.
struct SwiftCommand: DeclaredCommand {
    typealias Declaration = SwiftDeclaration

    private let subcommand: String
    /// The words for SwiftPM.
    private let words: [String]
    /// Environment variables of a filmed app; empty for others.
    private let film: [String: String]
    /// Environment variables of the user's settings.
    private let settings: [String: String]
    /// Whether the app is shown in browsers, with the settings in the environment.
    private let isServed: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let first = arguments.operand, Self.syntax.operandChoices.contains(first) else {
            throw UsageError("write swift build, swift run, swift test or swift package, and SwiftPM's own arguments")
        }
        subcommand = first
        words = arguments.forwarded
        isServed = arguments.has("--serve")
        let options = try FilmOptions(arguments, isServed: isServed)
        film = options.film
        settings = options.settings
    }

    func run(on console: Console) throws {
        if isServed, getenv("KINORA_SERVE_PORT") == nil { setenv("KINORA_SERVE_PORT", "0", 1) }
        let status = try run()
        if status != 0 { throw Failure(nil, status: status) }
    }

    /// Runs SwiftPM to its end.
    ///
    /// SwiftPM ignores an output that is full and is ended by a pipe without a reader: its output passes through this process.
    /// - Returns: The exit status.
    private func run() throws -> Int32 {
        let toolchain = try ToolchainFolder(executable: "/proc/self/exe".resolvingLink)
        let swift = toolchain.real + "/swift"
        reportConditions()
        // Modules of dependencies that do not name Kinora in their manifests import its UIKit: it is built before them.
        let build = PackageBuild(toolchain: toolchain, options: commonOptions, reports: isServed)
        if subcommand != "package", !words.contains("--help") {
            let hosts = (film.isEmpty ? [] : [Host.film]) + (isServed ? [.browser] : []) + (subcommand == "test" ? [.tests] : [])
            try build.takeCompiledLibrary(Set(hosts).modulesToCompile)
        }
        if subcommand != "package", !words.contains("--help"), !words.contains("--skip-build") {
            try build.isForeign ? build.prepare(.frameworksOfPhones) : build.build("UIKit")
            let modules = imports.modules
            for framework in Host.frameworks where modules.contains(framework.target) { try build.prepare(framework) }
        }
        if !film.isEmpty { try build.prepare(.film) }
        if isServed { try build.prepare(.browser) }
        if subcommand == "test", !words.contains("--help"), !words.contains("--skip-build") { try build.prepare(.tests) }
        for (name, value) in film.merging(settings, uniquingKeysWith: { $1 }) { setenv(name, value, 1) }
        if subcommand == "test" { setenv("KINORA_TEST_STAGE", "1", 1) }
        let runs = subcommand == "test" ? try TestRuns() : nil
        switch try ChildProgram(path: swift, arguments: [subcommand, "--toolchain", toolchain.path] + words).run() {
        case .exit(let status):
            guard status == 0, let program = try runs?.unfinished() else { return status }
            throw Failure(
                "swift test: the test program \(program) ended before its last test, and without a failure; see which test began last",
                status: 1)
        case .signal(let number): return try end(by: number)
        }
    }

    /// Ends as the program that was run: by the same signal.
    private func end(by number: Int32) throws -> Int32 {
        if number == SIGPIPE, kinora_has_lost_output() { return KINORA_LOST_OUTPUT }
        let crashes = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS]
        guard subcommand == "run" || !crashes.contains(number) else {
            let name = String(cString: strsignal(number)).lowercased()
            throw Failure("swift \(subcommand): SwiftPM crashed (\(name)); it may need more memory than ulimit allows", status: 3)
        }
        signal(number, SIG_DFL)
        raise(number)
        return 128 + number
    }

    /// Names the dependencies that manifests restrict to iOS: SwiftPM does not build them here.
    private func reportConditions() {
        let option = words.firstIndex(of: "--package-path").flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil } ?? "."
        let checkouts = option + "/.build/checkouts"
        let folders =
            [option] + ((try? FileManager.default.contentsOfDirectory(atPath: checkouts).sorted()) ?? []).map { "\(checkouts)/\($0)" }
        for folder in folders {
            let path = folder + "/Package.swift"
            guard let manifest = FileManager.default.contents(atPath: path) else { continue }
            for name in ManifestConditions.dependenciesForPhonesAlone(Array(manifest)) {
                _ = kinora_say("\(path) has \(name) for .iOS alone, so that it is not built here; add .linux to its condition")
            }
        }
    }

    private var imports: PackageImports { PackageImports(words: words) }

    /// The options that select a package and its build.
    private var commonOptions: [String] {
        let withValue: Set<String> = [
            "--package-path", "--scratch-path", "--build-path", "--cache-path", "-c", "--configuration", "--build-system", "-Xswiftc",
            "-Xcc",
            "-Xlinker", "-j", "--jobs", "--sanitize", "--swift-sdk",
        ]
        let alone: Set<String> = ["--disable-sandbox", "--skip-update", "--enable-code-coverage", "--static-swift-stdlib"]
        var result: [String] = []
        var index = 0
        while index < words.count, words[index] != "--" {
            let word = words[index]
            if withValue.contains(word), index + 1 < words.count {
                result += [word, words[index + 1]]
                index += 1
            } else if alone.contains(word) || withValue.contains(where: { word.hasPrefix($0 + "=") }) {
                result.append(word)
            } else if subcommand == "run", !word.hasPrefix("-") {
                // The product; what follows is its own.
                break
            }
            index += 1
        }
        return result
    }
}
