import CommandSupport
import XCTest

@testable import KinoraCommandLine
@testable import WorkCommands
@testable import kinora

@preconcurrency @MainActor
final class HelpTests: XCTestCase {
    private nonisolated static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized

    /// Examples name files as from the root.
    override func setUp() {
        let folder = FileManager.default.currentDirectoryPath
        XCTAssert(FileManager.default.changeCurrentDirectoryPath(Self.root.path))
        addTeardownBlock { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    }

    func testTheOverviewComesWithoutACommandAndWithHelp() {
        for transcript in [Transcript(), Transcript("--help"), Transcript("-h"), Transcript("help")] {
            XCTAssertEqual(transcript.output, Self.overview)
            XCTAssertEqual(transcript.errors, "")
            XCTAssertEqual(transcript.code, .success)
        }
    }

    private static var overview: String { WorkDeclarations.overview.text(of: GalleryTool.commands) }

    func testTheOverviewHasALineForEveryCommandAndFits() {
        for command in GalleryTool.commands {
            XCTAssert(
                Self.overview.contains("\n  \(command.name.padding(toLength: 12, withPad: " ", startingAt: 0))\(command.summary)\n"),
                command.name)
        }
        XCTAssertEqual(GalleryTool.commands.count, Set(GalleryTool.commands.map { $0.name }).count)
        for line in Self.overview.split(separator: "\n") { XCTAssertLessThan(line.count, 80, String(line)) }
        let own = Transcript(["help"], on: SceneCatalog(title: "Cards", program: "kinora --package Cards", filmed: [], isOwn: true)).output
        for command in CommandLineTool.sceneCommands { XCTAssert(own.contains("\n  \(command.name) "), command.name) }
        XCTAssertFalse(own.contains("\n  test "))
        SceneCatalog.current = GalleryTool.catalog
    }

    func testEveryHelpShowsExamplesFirstThatCanBeParsed() throws {
        for command in GalleryTool.commands {
            let transcript = Transcript(command.name, "--help")
            XCTAssertEqual(transcript.code, .success)
            let examples = try XCTUnwrap(transcript.output.range(of: "Examples:"))
            let usage = try XCTUnwrap(transcript.output.range(of: "Usage:"))
            XCTAssertLessThan(examples.lowerBound, usage.lowerBound)
            XCTAssertFalse(command.examples.isEmpty)
            for example in command.examples {
                let words = example.prefix { $0 != ">" }.split(separator: " ").map(String.init)
                XCTAssertEqual(words[0], command.name)
                let parsed = try command.syntax.parse(Array(words.dropFirst()))
                if let command = command as? any Command.Type { XCTAssertNoThrow(try command.init(parsed), example) }
            }
            for name in command.syntax.options.flatMap(\.names) { XCTAssert(transcript.output.contains(name), name) }
        }
    }

    func testHelpShowsTheHelpOfACommand() {
        for command in GalleryTool.commands {
            let help = Transcript("help", command.name)
            XCTAssertEqual(help.code, .success)
            XCTAssertEqual(help.output, Transcript(command.name, "--help").output)
        }
    }

    func testHelpIsWrappedToTheTerminal() {
        for command in GalleryTool.commands {
            let long = Transcript("help", command.name, columns: 300).output
            for columns in [40, 60, 80, 100] {
                let help = Transcript("help", command.name, columns: columns).output
                for line in help.split(separator: "\n") where line.count > columns {
                    // Only a single word may be longer.
                    let words = line.split(separator: " ").filter { $0 != "\\" }
                    XCTAssertEqual(words.count, 1, "\(columns): \(line)")
                }
                // The same words, but for the backslashes of long examples.
                func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" }.filter { $0 != "\\" } }
                XCTAssertEqual(words(help), words(long), command.name)
            }
        }
    }

    func testTheVersionIsOneLine() {
        XCTAssertEqual(Transcript("--version").output, "kinora \(KinoraVersion.described)\n")
        XCTAssertEqual(Transcript("-V").output, "kinora \(KinoraVersion.described)\n")
    }

    func testTheVersionIsThatOfTheCheckout() throws {
        let folder = try TemporaryFolder()
        func git(_ words: String...) throws {
            let identity = ["-c", "user.name=kinora", "-c", "user.email=kinora@localhost"]
            let git = ChildProgram(path: "/usr/bin/env", arguments: ["git", "-C", folder.url.path] + identity + words)
            XCTAssertEqual(try git.output().end, .exit(0))
        }
        XCTAssertEqual(KinoraVersion.described(in: folder.url.path), KinoraVersion.version)
        try git("init", "--quiet")
        try git("commit", "--quiet", "--allow-empty", "-m", "Begin")
        XCTAssertEqual(KinoraVersion.described(in: folder.url.path), KinoraVersion.version, "no tag")
        try git("tag", "-a", "7.8.9", "-m", "Kinora 7.8.9")
        try git("tag", "-a", "nightly", "-m", "Another tag")
        XCTAssertEqual(KinoraVersion.described(in: folder.url.path), "7.8.9")
        try git("commit", "--quiet", "--allow-empty", "-m", "Go on")
        XCTAssertNotNil(KinoraVersion.described(in: folder.url.path).wholeMatch(of: /7\.8\.9-1-g[0-9a-f]+/))
    }

    /// `./kinora` shows this file as long as nothing is built, and reads from it what a command needs. `Tool/update help` writes it.
    func testTheStoredTextIsMadeOfTheDeclarations() throws {
        SceneCatalog.current = GalleryTool.catalog
        let file = Self.root.appendingPathComponent("Tool/Help.txt")
        let text = StoredHelp.text(of: GalleryTool.commands, overview: WorkDeclarations.overview, program: GalleryTool.catalog.program)
        if ProcessInfo.processInfo.environment["KINORA_UPDATE"] == "1" { try Data(text.utf8).write(to: file) }
        XCTAssertEqual(try? String(contentsOf: file, encoding: .utf8), text, "Tool/update help writes \(file.path)")
        let stored = StoredHelp(text)
        XCTAssertEqual(stored.names, GalleryTool.commands.map { $0.name })
        XCTAssertNil(stored["overview"])
        for command in GalleryTool.commands {
            XCTAssertEqual(stored[command.name]?.text, Transcript("help", command.name).output)
            XCTAssertEqual(stored[command.name]?.programs, command.programs)
        }
    }
}
