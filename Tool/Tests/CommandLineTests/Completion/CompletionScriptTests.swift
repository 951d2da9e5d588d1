import CommandSupport
import Foundation
import Gallery
import XCTest

@testable import KinoraCommandLine
@testable import kinora

@preconcurrency @MainActor
final class CompletionScriptTests: XCTestCase, @unchecked Sendable {
    override func setUp() { MainActor.assumeIsolated { SceneCatalog.current = GalleryTool.catalog } }

    /// The words that bash offers at the end of a command line.
    private func offers(_ line: String) throws -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
        let script = """
            \(CompletionScript.bash.text(of: GalleryTool.commands))
            COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1); _kinora; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["--norc", "-c", script]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }

    func testBashOffersCommandsScenesOptionsAndValues() throws {
        XCTAssertEqual(try offers("kinora rec"), ["record"])
        XCTAssertEqual(
            Set(try offers("kinora ")),
            Set(GalleryTool.commands.map { $0.name } + ["help", "--help", "--version", "--package", "--product"]))
        XCTAssertEqual(try offers("./kinora record das"), ["dashboard-scale", "dashboard-slide", "dashboard-scale-interrupted"])
        XCTAssertEqual(try offers("kinora record zoom --dig"), ["--digest"])
        XCTAssertEqual(try offers("kinora record zoom --appearance "), ["light", "dark"])
        XCTAssertEqual(try offers("kinora card dr"), ["drawing"])
        XCTAssertEqual(try offers("kinora help tes"), ["test"])
        XCTAssertEqual(try offers("kinora sw"), ["swift"])
        XCTAssertEqual(try offers("kinora swift ru"), ["run"])
        XCTAssertEqual(try offers("kinora port --"), ["--check", "--json", "--help"])
        XCTAssertEqual(try offers("kinora record zoom -o et"), ["etc"], "files, where there are no names")
        XCTAssertEqual(try offers("kinora compare et"), ["etc"])
        XCTAssertEqual(try offers("kinora compare a b --thumbnails da"), ["data"])
    }

    func testBashOffersCommandsBehindThePackage() throws {
        XCTAssertEqual(try offers("kinora --pa"), ["--package"])
        XCTAssertEqual(try offers("kinora --package et"), ["etc"])
        XCTAssertEqual(try offers("kinora --package . rec"), ["record"])
        XCTAssertEqual(try offers("kinora --package = . --product App record --appearance d"), ["dark"])
    }

    func testBashOffersAxesAndTheirValues() throws {
        // bash divides words at equals signs; zsh does not.
        for equals in ["=", " = "] {
            func values(_ text: String) throws -> [String] {
                try offers("kinora record zoom --matrix \(text.replacingOccurrences(of: "=", with: equals))").map {
                    String($0.split(separator: "=").last ?? "")
                }
            }
            XCTAssertEqual(try values("appearance=d"), ["dark"])
            XCTAssertEqual(try values("size=se,ip"), ["se,ipad"])
            XCTAssertEqual(try values("appearance=light motion=r"), ["reduced"])
            XCTAssertEqual(try offers("kinora record zoom --appearance\(equals == "=" ? " " : equals)d"), ["dark"])
        }
        XCTAssertEqual(try offers("kinora record zoom --matrix app"), ["appearance="])
        XCTAssertEqual(try offers("kinora record zoom --matrix appearance=light mot"), ["motion="])
        XCTAssertEqual(try offers("kinora record zoom --matrix appearance=light --dig"), ["--digest"])
    }

    func testEveryOptionIsInEveryScript() {
        for script in CompletionScript.allCases {
            let text = Transcript("completion", script.rawValue).output
            XCTAssertEqual(text, script.text(of: GalleryTool.commands))
            for option in GalleryTool.commands.flatMap({ $0.syntax.options.flatMap(\.names) }) + ["-h", "--help"] {
                let word =
                    script == .fish ? (option.hasPrefix("--") ? "-l \(option.dropFirst(2)) " : "-s \(option.dropFirst()) ") : option
                XCTAssert(text.contains(word), "\(script): \(option)")
            }
        }
    }
}
