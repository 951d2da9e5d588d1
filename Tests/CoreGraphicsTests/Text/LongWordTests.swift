import XCTest

@testable import CoreGraphics

/// Words that are longer than any line, by far.
final class LongWordTests: XCTestCase {
    private let style = TextStyle(font: FontDescription(size: 17))

    /// Seconds that the processor takes.
    private func seconds(_ body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    func testAWordOfManyLettersIsBrokenInTimeNearItsLength() {
        var lines: [Int] = []
        let taken = seconds {
            for count in [1500, 30_000] {
                lines.append(TextLayout(String(repeating: "abcdefghij", count: count / 10), style: style, maxWidth: 300).lines.count)
            }
        }
        XCTAssertEqual(Double(lines[1]), Double(lines[0]) * 20, accuracy: 20)
        XCTAssertLessThan(taken, 2.5, "it took 12 s")
    }

    func testEveryLetterOfALongWordIsThereOnce() {
        for word in ["abcdefghij", "🇩🇪👩‍👩‍👧", "e\u{301}o\u{308}", "سلام", "漢字"] {
            let text = String(repeating: word, count: 3000 / word.count)
            let layout = TextLayout(text, style: style, maxWidth: 200)
            let covered = layout.shaped.paragraphs.flatMap(\.lines).map {
                (Int($0.pango.pointee.start_index), Int($0.pango.pointee.length))
            }
            XCTAssertEqual(covered.first?.0, 0)
            for (one, next) in zip(covered, covered.dropFirst()) { XCTAssertEqual(one.0 + one.1, next.0, word) }
            XCTAssertEqual(covered.last.map { $0.0 + $0.1 }, text.utf8.count, word)
            // No line begins within a letter.
            let starts = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
            XCTAssertTrue(covered.allSatisfy { starts.contains($0.0) }, word)
        }
    }

    func testTextWithSpacesIsLaidOutInOnePiece() {
        let text = [UInt8](String(repeating: "word and ", count: 2000).utf8)
        XCTAssertEqual(TextParagraph.pieces(of: text), [])
        let word = [UInt8](("short " + String(repeating: "x", count: 3000) + " end").utf8)
        let pieces = TextParagraph.pieces(of: word)
        XCTAssertEqual(pieces.first?.lowerBound, 6)
        XCTAssertEqual(pieces.last?.upperBound, 3006)
        XCTAssertTrue(zip(pieces, pieces.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    }
}
