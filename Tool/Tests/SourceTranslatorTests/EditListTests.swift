import XCTest

@testable import SourceTranslator

final class EditListTests: XCTestCase {
    func testReplacementsKeepLinesAndColumns() {
        let source = Array("ab(\n)cd".utf8)
        var edits = EditList()
        edits.replace(0..<5, with: "x", in: source)
        edits.insert("y", at: 6)
        XCTAssertEqual(String(decoding: edits.applied(to: source), as: UTF8.self), "x\ncyd")
    }

    func testReplacementsAddNoLines() {
        let source = Array("a\nb".utf8)
        var edits = EditList()
        edits.replace(0..<3, with: "x\ny", in: source)
        XCTAssertEqual(String(decoding: edits.applied(to: source), as: UTF8.self), "x y\n")
    }

    func testAnEditInsideAnotherIsLeftOut() {
        let source = Array("abcd".utf8)
        var edits = EditList()
        edits.blank(1..<2, in: source)
        edits.blank(0..<3, in: source)
        XCTAssertEqual(String(decoding: edits.applied(to: source), as: UTF8.self), "   d")
    }
}
