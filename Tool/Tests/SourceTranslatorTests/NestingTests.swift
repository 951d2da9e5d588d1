import Foundation
import SourceTokens
import Synchronization
import XCTest

@testable import SourceTranslator
@testable import kinora_swiftc

/// Sources that are nested too deep are an error at their place, not the end of the process.
final class NestingTests: XCTestCase {
    /// The beginning, what is repeated, the middle, its end, and the end of a source.
    private static let kinds: [(name: String, text: (String, String, String, String, String), count: Int)] = [
        ("conditions", ("", "#if os(iOS)\n", "let a = 1\n", "#endif\n", ""), 5000),
        ("parentheses", ("let a = ", "(", "1", ")", "\n"), 50_000), ("arrays", ("let a = ", "[", "1", "]", "\n"), 50_000),
        ("types of arrays", ("let a: ", "[", "Int", "]", "\n"), 50_000), ("closures", ("let a = ", "{ ", "1", " }", "\n"), 50_000),
        ("interpolations", ("let a = ", "\"\\(", "1", ")\"", "\n"), 50_000),
        ("raw interpolations", ("let a = ", "#\"\\#(", "1", ")\"#", "\n"), 50_000), ("types", ("", "class A { ", "", "}", "\n"), 50_000),
        ("functions", ("", "func f() { ", "", "}", "\n"), 50_000), ("loops", ("", "for a in b { ", "", "}", "\n"), 50_000),
        ("calls", ("let a = b", ".c()", "", "", "\n"), 50_000), ("members", ("let a = b", ".c", "", "", "\n"), 50_000),
        ("lines of calls", ("let a = b", "\n    .c()", "", "", "\n"), 50_000),
        ("optional chains", ("let a = b", "?.c", "", "", "\n"), 50_000),
        ("optional types", ("let a: A", "?", "", "", " = nil\n"), 50_000), ("generic types", ("let a: ", "A<", "B", ">", "\n"), 50_000),
        ("tries", ("let a = ", "try ", "b", "", "\n"), 50_000), ("lines of tries", ("let a = ", "try\n", "b", "", "\n"), 50_000),
        ("function types", ("let a: ", "() -> ", "A", "", "\n"), 50_000),
        ("alternatives", ("func f() { if a {}", " else if a {}", "", "", " }\n"), 50_000),
        ("attributes", ("", "@a(", "1", ")", " class A {}\n"), 50_000),
        ("clauses", ("#if A\nlet a = 1\n", "#elseif B\nlet a = 1\n", "", "", "#endif\n"), 50_000),
        ("brackets that stay open", ("let a = ", "(", "", "", "\n"), 50_000),
    ]

    private func source(_ text: (String, String, String, String, String), _ count: Int) -> [UInt8] {
        Array((text.0 + String(repeating: text.1, count: count) + text.2 + String(repeating: text.3, count: count) + text.4).utf8)
    }

    func testDeepNestingIsAnErrorAtItsLine() throws {
        for kind in Self.kinds {
            let source = source(kind.text, kind.count)
            let output = Translator.translate(source, index: FactsIndex(Translator.facts(of: source)))
            XCTAssertEqual(output.problems.count, 1, kind.name)
            let problem = try XCTUnwrap(output.problems.first, kind.name)
            XCTAssertEqual(problem.pass, "nesting", kind.name)
            let lines = source.split(separator: 0x0A, omittingEmptySubsequences: false)
            XCTAssertLessThanOrEqual(problem.column, lines[problem.line - 1].count + 1, kind.name)
            XCTAssertEqual(output.text, source, kind.name)
            let compiled = String(decoding: output.compiled(from: "/a.swift"), as: UTF8.self)
            XCTAssertTrue(compiled.contains("line: \(problem.line))\n"), kind.name)
            XCTAssertTrue(compiled.contains("#error("), kind.name)
            XCTAssertNil(NestingCheck.firstFinding(in: Array(compiled.utf8)), "\(kind.name): the compiler gets none of it")
        }
    }

    /// The compiler refuses the 256th bracket; all up to it are read to their end.
    func testTheLimitIsThatOfTheCompiler() {
        func nested(_ count: Int) -> [UInt8] {
            Array(
                ("let a = " + String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count) + "\n@objc class A {}\n")
                    .utf8)
        }
        XCTAssertNil(NestingCheck.firstFinding(in: nested(255)))
        XCTAssertEqual(NestingCheck.firstFinding(in: nested(256))?.offset, 8 + 255)
        let text = String(decoding: Translator.translate(nested(255), index: FactsIndex(ModuleFacts())).text, as: UTF8.self)
        XCTAssertTrue(text.hasSuffix("\n      class A {}\n"), String(text.suffix(40)))
    }

    func testAStackHoldsWhatTheCheckLetsThrough() {
        for kind in Self.kinds {
            var (low, high) = (1, kind.count)
            while low + 1 < high {
                let middle = (low + high) / 2
                if NestingCheck.firstFinding(in: source(kind.text, middle)) == nil { low = middle } else { high = middle }
            }
            let deepest = source(kind.text, low)
            XCTAssertEqual(Translator.translate(deepest, index: FactsIndex(Translator.facts(of: deepest))).problems, [], kind.name)
        }
    }

    /// As many threads as processors work, and each holds a tree of any depth that the check lets through, also one inside another.
    func testALoopOnDeepStacksParsesDeepSourcesAndCallsEachOnce() {
        let deep = Array(("let a = " + String(repeating: "(", count: 255) + "1" + String(repeating: ")", count: 255) + "\n").utf8)
        let counts = Mutex([Int](repeating: 0, count: 100))
        DeepStack.concurrentPerform(iterations: 100) { index in
            let isParsed = DeepStack.run { ParsedSource(deep).text == deep }
            counts.withLock { $0[index] += isParsed ? 1 : 100 }
        }
        XCTAssertEqual(counts.withLock { $0 }, [Int](repeating: 1, count: 100))
        DeepStack.concurrentPerform(iterations: 0) { _ in XCTFail("nothing to call") }
    }

    func testUsualSourcesAreFarFromTheLimits() throws {
        for file in try Corpus.files + Corpus.repositoryFiles() {
            let source = [UInt8](try Data(contentsOf: file))
            XCTAssertEqual(NestingCheck.firstFinding(in: source)?.message, nil, file.path)
        }
        let long = "let a = [\n" + String(repeating: "    b.c(d: [1, 2], e: { f($0) }),\n", count: 20_000) + "]\n"
        XCTAssertNil(NestingCheck.firstFinding(in: Array(long.utf8)))
        let chain = "let a = " + Array(repeating: "\"text\" + b.c", count: 5000).joined(separator: "\n    + ") + "\n"
        XCTAssertNil(NestingCheck.firstFinding(in: Array(chain.utf8)))
        let brackets = String(repeating: "let a = /\\(/ // (((\nlet b = \"(((\" /* {{{ */\nlet c = #\"\\((\"#\n", count: 500)
        XCTAssertNil(NestingCheck.firstFinding(in: Array(("func f() {\n" + brackets + "}\n").utf8)))
    }

    func testTheEditorIsGivenNoneOfIt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-nesting-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        let path = folder.appendingPathComponent("Sources/App/A.swift")
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = "import UIKit\nlet a = " + String(repeating: "(", count: 50_000)
        try text.write(to: path, atomically: true, encoding: .utf8)
        XCTAssertEqual(mkfifo(folder.appendingPathComponent("Sources/App/Pipe.swift").path, 0o644), 0)
        let overlay = try WorkspaceOverlay(root: folder.path)
        let translated = overlay.translation(of: text, at: path.path)
        XCTAssertFalse(translated.contains("(" + "("), String(translated.prefix(200)))
        XCTAssertTrue(translated.contains("#error(\"line 2: brackets"), translated)
    }
}
