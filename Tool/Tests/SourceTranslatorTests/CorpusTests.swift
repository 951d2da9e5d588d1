import Foundation
import XCTest

/// Compiles all cases into one program, by the compiler wrapper, and runs it.
final class CorpusTests: XCTestCase {
    func testEveryCasePrintsWhatItSays() throws {
        let cases = try Corpus.files.flatMap(Corpus.cases(in:))
        XCTAssertGreaterThanOrEqual(cases.count, 300)
        XCTAssertEqual(Set(cases.map(\.name)).count, cases.count)
        let compiler = try CorpusCompiler()
        defer { try? compiler.remove() }
        let printed = try compiler.printed(by: cases, of: [Corpus.module], in: "all")
        for test in cases { XCTAssertEqual(printed[test.name], test.output, test.name) }
    }

    /// SwiftPM's debug builds define DEBUG, its release builds do not.
    func testCasesWithConditionsPrintTheSameInDebugBuilds() throws {
        let files = try Corpus.files.filter { $0.lastPathComponent.hasPrefix("Condition") }
        let cases = try files.flatMap(Corpus.cases(in:))
        XCTAssertGreaterThanOrEqual(cases.count, 20)
        let compiler = try CorpusCompiler()
        defer { try? compiler.remove() }
        let printed = try compiler.printed(
            by: cases, of: [Corpus.Module(name: "Corpus", files: files)], in: "debug", options: ["-D", "DEBUG"])
        for test in cases { XCTAssertEqual(printed[test.name], test.output, test.name) }
    }
}
