import CommandSupport
import Foundation
import XCTest

@testable import KinoraCommandLine
@testable import kinora

@preconcurrency @MainActor
final class ManualPageTests: XCTestCase, @unchecked Sendable {
    /// The page as `man` formats it, and the warnings of groff.
    private func formatted(_ page: String) throws -> (text: String, warnings: String) {
        let groff = "/usr/bin/groff"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: groff), "there is no groff")
        let folder = try TemporaryFolder()
        try Data(page.utf8).write(to: folder.url.appendingPathComponent("kinora.1"))
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: groff)
        process.arguments = ["-k", "-Tutf8", "-P-c", "-P-b", "-P-u", "-man", "-ww", "-rLL=100n", folder.path("kinora.1")]
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // A warning is short: its pipe does not fill while the page is read.
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let warnings = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (text, warnings)
    }

    func testThePageHasEveryCommandWithItsOptionsAndExamples() throws {
        let page = Transcript("manual").output
        let (text, warnings) = try formatted(page)
        XCTAssertEqual(warnings, "")
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        XCTAssert(
            words.contains("NAME kinora - shows UIKit apps in a browser, and films them on an exact clock"), String(words.prefix(300)))
        for command in GalleryTool.commands {
            XCTAssert(words.contains("kinora \(command.name)"), command.name)
            for option in command.syntax.options {
                let names = option.names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? "")
                XCTAssert(
                    words.contains("\(names) \(option.summary.split { $0.isWhitespace }.joined(separator: " "))"),
                    "\(command.name) \(names)")
            }
            for example in command.examples { XCTAssert(text.contains("kinora \(example)\n"), example) }
            let remarks = command.remarks.split { $0.isWhitespace }.joined(separator: " ")
            XCTAssert(remarks.isEmpty || words.contains(remarks), command.name)
        }
        XCTAssert(words.contains("Exit status: 0 fine, 1 tests failed or films differ"))
    }

    func testLinesThatBeginLikeRequestsAreText() throws {
        enum Odd: CommandDeclaration {
            static let name = "odd"
            static let summary = ".so /etc/passwd"
            static let examples = ["odd 'a' \\n `b` ~ ^"]
            static let syntax = CommandSyntax(options: [.init(names: ["--x"], value: nil, summary: "'ig nothing \"quoted\" \\fB")])
            static let remarks = ".ex\n'br\nlast"
        }
        let page = ManualPage(program: "kinora", overview: Overview(opening: "kinora: it's odd", closing: ".ex"), commands: [Odd.self]).text
        let (text, warnings) = try formatted(page)
        XCTAssertEqual(warnings, "")
        for line in [".so /etc/passwd", "'ig nothing \"quoted\" \\fB", "kinora odd 'a' \\n `b` ~ ^", ".ex 'br last", "kinora - it's odd"] {
            XCTAssert(text.contains(line), "\(line): \(text)")
        }
    }
}
