import Foundation
import XCTest

/// The script `./kinora`, in a copy of the folder without anything built, with another program as `swift`.
final class ScriptTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized
    private let folder = Result { try TemporaryFolder() }

    /// Runs the copy of the script, by a shell line with its words as `"$@"`. The program `kinora-work` is the built one.
    private func run(_ words: [String], swift: String, line: String = "\"$@\"") throws -> (
        output: String, errors: String, status: Int32
    ) {
        let folder = try folder.get()
        for name in [
            "kinora", "Package.swift", "Sources/CommandSupport", "Sources/CKinoraProgram", "Sources/TextExchange", "Sources/Resources",
            "Tool/Package.swift", "Tool/Sources/WorkCommands", "Tool/Sources/kinora-work", "Tool/Help.txt", "Tool/Templates",
        ] {
            let copy = folder.url.appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: copy.path) { continue }
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.root.appendingPathComponent(name), to: copy)
        }
        let built = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora-work").path
        let work = """
            case "$*" in
            --version) echo 'Swift version 6.3'; exit 0 ;;
            *kinora-work) mkdir -p "$3/release"; cp \(built) "$3/release"; exit 0 ;;
            esac
            """
        try write("#!/bin/sh\n" + (swift == "exit 1" ? "" : work + "\n") + swift, as: "bin/swift")
        try write("#!/bin/sh\nexit 0", as: "bin/apt-get")
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line, "bash", folder.path("kinora")] + words
        process.environment = ProcessInfo.processInfo.environment.merging(["PATH": folder.path("bin") + ":/usr/bin:/bin"]) { $1 }
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // They are short: neither pipe fills while the other one is read.
        let texts = try [output, errors].map { String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self) }
        process.waitUntilExit()
        return (texts[0], texts[1], process.terminationStatus)
    }

    private func write(_ text: String, as name: String) throws {
        let file = try folder.get().url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func testHelpNeedsNoBuild() throws {
        let overview = try run(["help"], swift: "exit 1").output
        let lines = overview.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n").first ?? ""
        let names = lines.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "help" }
        XCTAssertEqual(try run(["help", "help"], swift: "exit 1").output, overview)
        XCTAssertGreaterThan(names.count, 15)
        for name in names {
            let help = try run(["help", name], swift: "exit 1")
            XCTAssert(help.output.hasPrefix("kinora \(name): "), help.output)
            XCTAssert(help.output.contains("\nExamples:\n") && help.output.contains("\nUsage: "), help.output)
            XCTAssertEqual(help.errors, "")
            XCTAssertEqual(help.status, 0)
        }
        let help = try run(["record", "zoom", "--help"], swift: "exit 1")
        XCTAssertEqual(help.output, try run(["help", "record"], swift: "exit 1").output)
        let version = try run(["--version"], swift: "exit 1")
        XCTAssert(version.output.hasPrefix("kinora ") && version.output.split(separator: ".").count == 3, version.output)
    }

    func testABuildThatFailsEndsWithThreeAndShowsWhatSwiftPMSaid() throws {
        let result = try run(["list"], swift: "echo 'B.swift:1:1: error: no'; exit 1")
        XCTAssertEqual(result.status, 3)
        XCTAssertEqual(result.output, "")
        XCTAssertEqual(
            result.errors.split(separator: "\n"),
            [
                "kinora: building the commands", "kinora: building the tool (release; the first time takes minutes)",
                "B.swift:1:1: error: no", "kinora: the build failed",
            ])
    }

    func testAnUnknownCommandIsNamedWithTheNearestOne() throws {
        for words in [["tset"], ["help", "tset"]] {
            let result = try run(words, swift: "exit 1; #")
            XCTAssertEqual(result.status, 2)
            XCTAssertEqual(result.output, "")
            XCTAssert(
                result.errors.contains("kinora: unknown command 'tset'; did you mean 'test'? the commands are: serve demo "), result.errors)
        }
        XCTAssertEqual(try run(["Test.*"], swift: "exit 1; #").status, 2)
        XCTAssert(try run(["help", "list", "now"], swift: "exit 1").errors.hasPrefix("kinora: help: unexpected argument 'now'"))
    }

    func testWhatCannotBeWrittenEndsWithTwo() throws {
        let loss = [
            ["\"$@\" >/dev/full", "\"$@\" >&-", "set -o pipefail; { sleep 0.05; \"$@\"; } | true"],
            ["\"$@\" 2>/dev/full", "\"$@\" 2>&-", "set -o pipefail; { sleep 0.05; \"$@\"; } 2>&1 >/dev/null | true"],
        ]
        let tool = """
            mkdir -p "$3/release"
            printf '#!/bin/sh\\n' >"$3/release/kinora"
            chmod +x "$3/release/kinora"
            """
        let data = ["help", "help record", "--version", "test --help", "docs --help", "swift --help", "port --help", "new --help", "new A"]
        for (stream, commands) in [data, ["nonsense", "test --nonsense", "new", "list"]].enumerated() {
            for words in commands {
                for line in loss[stream] {
                    let line = "cd \(try folder.get().url.path); rm -rf .build A; \(line)"
                    let result = try run(words.split(separator: " ").map(String.init), swift: tool, line: line)
                    XCTAssertEqual(result.status, 2, "\(words): \(line): \(result.errors)")
                }
            }
        }
    }

    func testARunThatEndsWithoutItsLastTestFails() throws {
        func summary(_ lines: [String]) throws -> (output: String, status: Int32) {
            let printed = lines.map { "echo \"\($0)\"" }.joined(separator: "; ")
            let swift = """
                mkdir -p "$3/debug"
                for name in Kinora Tool; do
                    program=$3/debug/${name}PackageTests.xctest
                    cat >"$program" <<'TEXT'
                #!/bin/sh
                [ "$1" != --list-tests ] || { echo A.ATests/testA; exit 0; }
                \(printed)
                TEXT
                    chmod +x "$program"
                done
                """
            let result = try run(["test"], swift: swift, line: "unset KINORA_TESTS; \"$@\"")
            return (String(result.output.split(separator: "\n").last ?? ""), result.status)
        }
        let (begun, ended) = ("Test Case 'ATests.testA' started at now", "Test Case 'ATests.testA' passed (0.1 seconds)")
        let whole = try summary([begun, ended, "Test Suite 'Selected tests' passed at now"])
        XCTAssertEqual(whole.status, 0)
        XCTAssert(whole.output.hasPrefix("Executed 2 tests, with 0 failures"), whole.output)
        let inATest = try summary([begun])
        XCTAssertEqual(inATest.status, 1)
        XCTAssert(inATest.output.hasSuffix(": ATests.testA (did not end) ATests.testA (did not end)"), inATest.output)
        let between = try summary([begun, ended])
        XCTAssertEqual(between.status, 1)
        XCTAssert(between.output.hasSuffix(", but the run ended early"), between.output)
    }

    func testAShortBuildShowsNone() throws {
        let swift = """
            mkdir -p "$3/release"
            printf '#!/bin/sh\\necho "$@"' >"$3/release/kinora"
            chmod +x "$3/release/kinora"
            """
        let result = try run(["list", "--json"], swift: swift)
        XCTAssertEqual(result.output, "list --json\n", result.errors)
        XCTAssertEqual(result.errors, "kinora: building the commands\nkinora: building the tool (release; the first time takes minutes)\n")
        XCTAssertEqual(try run(["list"], swift: "exit 1; #").errors, "", "what is built is not built again")
        // The built tool shows its own help.
        XCTAssertEqual(try run(["help", "record"], swift: "exit 1; #").output, "record --help\n")
    }

    /// Adds the files of an installed Kinora (`Tool/package-deb`) whose modules a compiler has compiled.
    private func install(for compiler: String) throws {
        try write(compiler, as: "Prebuilt/compiler")
        try write("1.2.3", as: "Prebuilt/version")
        try write("#!/bin/sh\necho \"$0 $* $LD_LIBRARY_PATH\"", as: ".build/release/kinora-work")
        for name in ["Plugins/a", "Tests/a"] { try write("", as: name) }
    }

    func testWhatIsInstalledIsNotBuilt() throws {
        try install(for: "6.3")
        let result = try run(["list", "--json"], swift: "exit 1; #", line: "unset LD_LIBRARY_PATH; \"$@\"")
        XCTAssertEqual(result.errors, "")
        let words = result.output.split(separator: " ")
        XCTAssertEqual(words.dropFirst().prefix(2), ["list", "--json"])
        // The programs find the libraries of the compiler in PATH.
        let library = try folder.get().path("lib/swift")
        XCTAssertEqual(words.last, "\(library)/linux:\(library)/host\n")
    }

    func testModulesForAnotherCompilerAreBuiltInTheUsersFolder() throws {
        try install(for: "6.2.9")
        let cache = try folder.get().path("cache")
        let result = try run(["new", "--nonsense"], swift: "exit 1; #", line: "export XDG_CACHE_HOME=\(cache); \"$@\"")
        XCTAssert(
            result.errors.hasPrefix(
                "kinora: the installed modules are of Swift 6.2.9, and this is Swift 6.3: Kinora is built in \(cache)/kinora/sources-1.2.3, "
                    + "which takes minutes\nkinora: building the commands\n"), result.errors)
        XCTAssertTrue(FileManager.default.isExecutableFile(atPath: "\(cache)/kinora/sources-1.2.3/.build/release/kinora-work"))
        XCTAssertEqual(result.status, 2, "an option that does not exist")
    }

    func testTheScriptIsShortAndLeavesTheWorkToPrograms() throws {
        let script = try String(contentsOf: Self.root.appendingPathComponent("kinora"), encoding: .utf8)
        XCTAssertLessThanOrEqual(script.split(separator: "\n", omittingEmptySubsequences: false).count - 1, 200)
        XCTAssertFalse(script.contains("awk"))
    }
}
