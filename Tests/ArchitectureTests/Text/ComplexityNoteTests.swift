import XCTest

final class ComplexityNoteTests: XCTestCase {
    func testEveryNoteExplainsItsLetters() throws {
        var count = 0
        for file in try SourceTree().sources() where file.path.hasSuffix(".swift") {
            for note in ComplexityNote.all(in: try String(contentsOf: file.url, encoding: .utf8)) {
                XCTAssertEqual(note.unexplained, [], "\(file.path):\(note.line): \(note.text)")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 700, "the notes were not found")
    }

    func testALetterWithoutAnExplanationIsFound() {
        XCTAssertEqual(unexplained("O(*n* log *n*)."), ["n"])
        XCTAssertEqual(unexplained("O(*n* + (*k* + 1) · *d*), where *n* is the number of views and *d* their depth."), ["k"])
        XCTAssertEqual(unexplained("O(*n*), where *n* is the number of views."), [])
        XCTAssertEqual(unexplained("O(*n* + *k*), as ``insert(_:at:)``."), [])
        XCTAssertEqual(unexplained("O(1). Setting takes O(*n*)\n///   and a layout."), ["n"])
        XCTAssertEqual(unexplained("O(1). Setting takes O(*n*), where *n*\n///   is the number of views."), [])
    }

    private func unexplained(_ note: String) -> [Character] {
        ComplexityNote.all(in: "    /// A number.\n    ///\n    /// - Complexity: \(note)\n    var number = 1\n").flatMap(\.unexplained)
    }
}
