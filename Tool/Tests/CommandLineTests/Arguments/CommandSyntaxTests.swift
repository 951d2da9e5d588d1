import CommandSupport
import XCTest

@testable import KinoraCommandLine

final class CommandSyntaxTests: XCTestCase {
    private let syntax = CommandSyntax(
        operand: (name: "SCENE", summary: ""),
        options: [
            .init(names: ["-o", "--output"], value: "FILE", summary: ""),
            .init(names: ["--fps"], value: "N", summary: ""),
            .init(names: ["--digest"], value: nil, summary: ""),
        ])

    func testWordsComeInAnyOrder() throws {
        let expected = ParsedArguments(operands: ["zoom"], values: ["--output": "a.mp4", "--fps": "30", "--digest": ""])
        let orders = [
            ["zoom", "-o", "a.mp4", "--fps", "30", "--digest"],
            ["--digest", "--fps=30", "--output=a.mp4", "zoom"],
            ["--fps", "30", "zoom", "--digest", "--output", "a.mp4"],
            ["-o=a.mp4", "--fps=30", "--digest", "--", "zoom"],
            ["-oa.mp4", "--fps=30", "--digest", "zoom"],
        ]
        for words in orders {
            XCTAssertEqual(try syntax.parse(words), expected, words.joined(separator: " "))
        }
    }

    func testNoWordsAreNoArguments() throws {
        XCTAssertEqual(try syntax.parse([]), ParsedArguments())
    }

    func testAValueMayLookLikeAnOption() throws {
        XCTAssertEqual(try syntax.parse(["--fps", "-1"])["--fps"], "-1")
        XCTAssertEqual(try syntax.parse(["-o", "--odd=name.mp4"])["--output"], "--odd=name.mp4")
        XCTAssertEqual(try syntax.parse(["--output=a=b.mp4"])["--output"], "a=b.mp4")
    }

    func testAfterTwoDashesNothingIsAnOption() throws {
        XCTAssertEqual(try syntax.parse(["--", "--digest"]), ParsedArguments(operands: ["--digest"]))
        XCTAssertEqual(try syntax.parse(["-"]).operand, "-")
    }

    func testWrongWordsSayWhatIsWrong() {
        let cases: [([String], String)] = [
            (["--fsp", "1"], "unknown option '--fsp'; did you mean '--fps'?"),
            (["-x"], "unknown option '-x'; it takes -o --output --fps --digest"),
            (["--color"], "unknown option '--color'; it takes -o --output --fps --digest"),
            (["--fps"], "--fps needs a value: --fps N"),
            (["--fps="], "--fps needs a value: --fps N"),
            (["-o", ""], "-o needs a value: -o FILE"),
            (["--digest=yes"], "--digest takes no value"),
            (["--fps", "1", "--fps=2"], "--fps is given twice"),
            (["-o", "a", "--output", "b"], "--output is given twice"),
            (["zoom", "zoom2"], "unexpected argument 'zoom2'"),
        ]
        for (words, message) in cases {
            XCTAssertThrowsError(try syntax.parse(words), message) { XCTAssertEqual(($0 as? UsageError)?.message, message) }
        }
    }

    func testSeveralWordsAreKeptInTheirOrder() throws {
        var syntax = syntax
        syntax.takesSeveralOperands = true
        let parsed = try syntax.parse(["zoom", "--fps", "30", "all", "--", "-x"])
        XCTAssertEqual(parsed, ParsedArguments(operands: ["zoom", "all", "-x"], values: ["--fps": "30"]))
        XCTAssertEqual(parsed.operand, "zoom")
    }

    func testAnOptionTakesTheAssignmentsAfterIt() throws {
        var syntax = syntax
        syntax.takesSeveralOperands = true
        syntax.options.append(.init(names: ["--matrix"], value: "AXIS=VALUES", summary: "", takesAssignments: true))
        for words in [["all", "--matrix", "a=1,2", "b=x", "-o", "f"], ["--matrix=a=1,2", "b=x", "all", "-o=f"]] {
            XCTAssertEqual(
                try syntax.parse(words), ParsedArguments(operands: ["all"], values: ["--matrix": "a=1,2 b=x", "--output": "f"]))
        }
        XCTAssertEqual(try syntax.parse(["--matrix", "a=1", "--digest"])["--matrix"], "a=1")
        XCTAssertEqual(try syntax.parse(["--fps", "30", "a=1"]).operands, ["a=1"], "belongs to no other option")
    }

    func testACommandWithoutWordsRefusesAll() {
        for words in [["x"], ["--x"]] {
            XCTAssertThrowsError(try CommandSyntax().parse(words))
        }
    }
}
