import XCTest

@testable import KinoraCommandLine

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
            XCTAssertEqual(transcript.output, overview + "\n")
            XCTAssertEqual(transcript.errors, "")
            XCTAssertEqual(transcript.code, .success)
        }
    }

    func testTheOverviewNamesEveryCommandAndFits() {
        for command in CommandLineTool.commands {
            XCTAssert(overview.contains("\n  \(command.name) "), command.name)
        }
        for line in overview.split(separator: "\n") { XCTAssertLessThan(line.count, 80, String(line)) }
    }

    func testEveryHelpShowsExamplesFirstThatCanBeParsed() throws {
        for command in CommandLineTool.commands {
            let transcript = Transcript(command.name, "--help")
            XCTAssertEqual(transcript.code, .success)
            let examples = try XCTUnwrap(transcript.output.range(of: "Examples:"))
            let usage = try XCTUnwrap(transcript.output.range(of: "Usage:"))
            XCTAssertLessThan(examples.lowerBound, usage.lowerBound)
            XCTAssertFalse(command.examples.isEmpty)
            for example in command.examples {
                let words = example.prefix { $0 != ">" }.split(separator: " ").map(String.init)
                XCTAssertEqual(words[0], command.name)
                XCTAssertNoThrow(try command.init(command.syntax.parse(Array(words.dropFirst()))), example)
            }
            for name in command.syntax.options.flatMap(\.names) { XCTAssert(transcript.output.contains(name), name) }
        }
    }

    func testHelpShowsTheHelpOfACommand() {
        for command in CommandLineTool.commands {
            let help = Transcript("help", command.name)
            XCTAssertEqual(help.code, .success)
            XCTAssertEqual(help.output, Transcript(command.name, "--help").output)
        }
    }

    func testHelpIsWrappedToTheTerminal() {
        for command in CommandLineTool.commands {
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
        XCTAssertEqual(Transcript("--version").output, "kinora \(CommandLineTool.version)\n")
        XCTAssertEqual(Transcript("-V").output, "kinora \(CommandLineTool.version)\n")
    }

    /// `./kinora help COMMAND` shows these files as long as the tool is not built. `KINORA_WRITE_HELP=1` writes them.
    func testTheStoredTextsAreTheHelp() throws {
        let folder = Self.root.appendingPathComponent("Tool/Help")
        let isWritten = ProcessInfo.processInfo.environment["KINORA_WRITE_HELP"] == "1"
        if isWritten { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        for command in CommandLineTool.commands {
            let help = Transcript("help", command.name).output
            let file = folder.appendingPathComponent("\(command.name).txt")
            if isWritten { try Data(help.utf8).write(to: file) }
            XCTAssertEqual(try? String(contentsOf: file, encoding: .utf8), help, "KINORA_WRITE_HELP=1 writes \(file.path)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        XCTAssertEqual(Set(names), Set(CommandLineTool.commands.map { "\($0.name).txt" }))
    }

    func testTheScriptKnowsTheSameCommands() throws {
        let script = try String(contentsOf: Self.root.appendingPathComponent("kinora"), encoding: .utf8)
        let line = try XCTUnwrap(script.split(separator: "\n").first { $0.hasPrefix("commands=(") })
        let names = line.dropFirst("commands=(".count).dropLast().split(separator: " ").map(String.init)
        MainActor.assumeIsolated {
            XCTAssertEqual(names, CommandLineTool.commands.map { $0.name })
        }
    }
}
