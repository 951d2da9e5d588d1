import CoreGraphics
import XCTest

final class TextLayoutCacheTests: XCTestCase {
    private let style = TextStyle(font: FontDescription(size: 17))

    func testAnUnchangedTextIsLaidOutOnce() {
        let text = StyledText("measured, then drawn \(#line)", style: style)
        let before = TextLayout.layoutCount
        let measured = TextLayout.cached(text)
        XCTAssertTrue(TextLayout.cached(text) === measured)
        XCTAssertEqual(TextLayout.layoutCount, before + 1)
        // If it fits, it is the same layout in another box.
        var centered = text
        centered.paragraphStyle.alignment = .center
        _ = TextLayout.cached(centered)
        let drawn = TextLayout.cached(centered, maxWidth: 500, maxHeight: 100, maxLines: 2, truncation: .truncatingTail)
        XCTAssertEqual(TextLayout.layoutCount, before + 2)
        XCTAssertEqual(drawn.lines[0].x, (500 - measured.size.width) / 2, accuracy: 1e-9)
        XCTAssertEqual(drawn.lines[0], TextLayout(centered, maxWidth: 500).lines[0])
    }

    func testATextThatDoesNotFitIsLaidOutAgain() {
        let text = StyledText("several words that do not fit \(#line)", style: style)
        let measured = TextLayout.cached(text)
        XCTAssertGreaterThan(TextLayout.cached(text, maxWidth: 60).lines.count, measured.lines.count)
        XCTAssertTrue(TextLayout.cached(text, maxWidth: 60, maxLines: 1, truncation: .truncatingTail).isTruncated)
    }

    func testTheCacheIsBoundedAndGivesTheSameAfter() {
        let first = StyledText("first", style: style)
        let width = TextLayout.cached(first).size.width
        for index in 0..<5000 { _ = TextLayout.cached(StyledText("\(index)", style: style)) }
        let before = TextLayout.layoutCount
        XCTAssertEqual(TextLayout.cached(first).size.width, width)
        XCTAssertEqual(TextLayout.layoutCount, before + 1, "it was forgotten")
    }

    func testEachThreadHasItsOwn() {
        let text = StyledText("on two threads", style: style)
        let here = TextLayout.cached(text)
        let size = here.size
        // Not an expectation: its timer stays in the run loop, and the next stage would wait for it.
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let there = TextLayout.cached(StyledText("on two threads", style: TextStyle(font: FontDescription(size: 17))))
            XCTAssertEqual(there.size, size)
            XCTAssertEqual(TextLayout.layoutCount, 1)
            done.signal()
        }
        done.wait()
        XCTAssertTrue(TextLayout.cached(text) === here)
    }
}
