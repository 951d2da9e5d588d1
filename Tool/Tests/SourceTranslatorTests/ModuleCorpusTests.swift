import Foundation
import XCTest

/// Compiles sets of modules, each after those that it imports and with what their translations say of them, and runs the last one.
final class ModuleCorpusTests: XCTestCase {
    func testEveryCaseOfSeveralModulesPrintsWhatItSays() throws {
        let sets = try Corpus.moduleSets
        XCTAssertFalse(sets.isEmpty)
        let compiler = try CorpusCompiler()
        defer { try? compiler.remove() }
        for (name, modules) in sets {
            XCTAssertGreaterThanOrEqual(modules.count, 2, name)
            let cases = try XCTUnwrap(modules.last).files.flatMap(Corpus.cases(in:))
            XCTAssertFalse(cases.isEmpty, name)
            let printed = try compiler.printed(by: cases, of: modules, in: name)
            for test in cases { XCTAssertEqual(printed[test.name], test.output, "\(name): \(test.name)") }
        }
    }
}
