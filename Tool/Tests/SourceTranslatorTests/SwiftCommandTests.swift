import CommandSupport
import XCTest

@testable import kinora_swiftc

@preconcurrency @MainActor
final class SwiftCommandTests: XCTestCase {
    private func parsed(_ line: String) throws -> ParsedArguments {
        try SwiftCommand.syntax.parse(line.split(separator: " ").map(String.init))
    }

    private func refusal(_ line: String) -> String? {
        do { _ = try SwiftCommand(parsed(line)) } catch { return (error as? UsageError)?.message ?? "\(error)" }
        return nil
    }

    func testOptionsOfTheFilmAreReadBeforeTheProgramsOwnArguments() throws {
        let film = try parsed("run --film x.mp4 App --film --serve")
        XCTAssertEqual(film["--film"], "x.mp4")
        XCTAssertEqual(film.forwarded, ["App", "--film", "--serve"], "those behind the program are its own")
        XCTAssertFalse(film.has("--serve"))
        let mixed = try parsed("run --package-path ../MyApp --seconds=2 -c release -Xswiftc -g --film x.mp4 --keyboard App a --seconds 3")
        XCTAssertEqual(mixed["--seconds"], "2")
        XCTAssertEqual(mixed["--film"], "x.mp4")
        XCTAssert(mixed.has("--keyboard"))
        XCTAssertEqual(
            mixed.forwarded, ["--package-path", "../MyApp", "-c", "release", "-Xswiftc", "-g", "App", "a", "--seconds", "3"],
            "a value of SwiftPM's options is no program")
        XCTAssertEqual(try parsed("run -- App --film x").forwarded, ["--", "App", "--film", "x"])
    }

    func testOtherCommandsOfSwiftPMGetAllWords() throws {
        for command in ["build", "test", "package"] {
            let parsed = try parsed("\(command) --film x --help")
            XCTAssertEqual(parsed.operands, [command])
            XCTAssertEqual(parsed.forwarded, ["--film", "x", "--help"])
            XCTAssertEqual(parsed.values, [:])
        }
        XCTAssertTrue(SwiftCommand.syntax.asksForHelp(["--help"]))
        XCTAssertFalse(SwiftCommand.syntax.asksForHelp(["build", "--help"]), "SwiftPM's own help")
    }

    func testMistakesAreNamed() {
        XCTAssertEqual(refusal(""), "write swift build, swift run, swift test or swift package, and SwiftPM's own arguments")
        XCTAssertEqual(refusal("format"), refusal(""))
        XCTAssertEqual(
            refusal("run --seconds 2 App"), "--seconds, --gesture, --keyboard, --appearance and --text-size go with --film or --strip")
        XCTAssertEqual(refusal("run --film a.mp4 --seconds x App"), "--seconds takes a number below 3600, not 'x'")
        XCTAssertEqual(refusal("run --film"), "--film needs a value: --film FILE")
        XCTAssertNil(refusal("run --film a.mp4 --seconds 2 App"))
        XCTAssertEqual(refusal("run --serve --film a.mp4 App"), "an app is served or filmed: --serve excludes --film and --strip")
        XCTAssertEqual(refusal("run --strip a.jpg App"), "--strip a.jpg: the image is a .png")
        XCTAssertEqual(
            refusal("run --strip a.png --appearance drak App"),
            "--appearance drak: unknown value; did you mean 'dark'? it is one of: light dark")
        XCTAssertNil(refusal("run --strip a.png --device se --appearance Dark --text-size ax5 App"))
    }
}
