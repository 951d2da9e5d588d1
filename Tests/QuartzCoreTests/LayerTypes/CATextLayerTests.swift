import QuartzCore
import RenderScene
import Rendering
import TestSupport
import XCTest

final class CATextLayerTests: LayerTestCase {
    private let text = CATextLayer()

    override func setUp() {
        super.setUp()
        CATransaction.setDisableActions(true)
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        root.addSublayer(text)
        endTurn()
    }

    private func shown(_ layer: CALayer? = nil) -> CGImage? {
        endTurn()
        return (layer ?? text).contents as? CGImage
    }

    /// Columns with ink in the layer's contents; nil for none.
    private func inked() -> ClosedRange<Int>? {
        guard let image = shown() else { return nil }
        return image.withPixels { pixels in
            let columns = (0..<image.width).filter { x in (0..<image.height).contains { pixels[$0 * image.width + x] >> 24 > 0 } }
            guard let first = columns.first, let last = columns.last else { return nil }
            return first...last
        }
    }

    func testDefaultsAreApples() {
        XCTAssertNil(text.string)
        XCTAssertEqual(text.fontSize, 36)
        XCTAssertEqual(text.foregroundColor, .white)
        XCTAssertFalse(text.isWrapped)
        XCTAssertEqual(text.alignmentMode, .natural)
        XCTAssertEqual(text.truncationMode, .none)
        XCTAssertNil(inked())
    }

    func testItRedrawsOnlyWhenItsPropertiesChange() {
        text.string = "HOH"
        let first = shown()
        XCTAssertNotNil(inked())
        text.string = "HOH" as NSString
        text.fontSize = 20
        XCTAssertNotEqual(shown().map { ObjectIdentifier($0) }, first.map { ObjectIdentifier($0) })
        let second = shown()
        XCTAssertTrue(second === shown())
        text.fontSize = 20
        text.isWrapped = false
        text.position.x += 3
        XCTAssertTrue(second === shown())
        text.bounds.size.width = 210
        XCTAssertEqual(shown()?.width, 210)
    }

    func testLinesAreWhereTheAlignmentSays() throws {
        text.string = "HOH"
        text.fontSize = 20
        let left = try XCTUnwrap(inked())
        text.alignmentMode = .right
        let right = try XCTUnwrap(inked())
        XCTAssertEqual(right.count, left.count, accuracy: 1)
        XCTAssertEqual(199 - right.upperBound, left.lowerBound, accuracy: 1)
        text.alignmentMode = .center
        let center = try XCTUnwrap(inked())
        XCTAssertEqual(center.lowerBound, 199 - center.upperBound, accuracy: 1)
        XCTAssertEqual(text.value(forKey: "alignmentMode") as? String, "center")
    }

    func testTextOfALineIsTruncatedAndWrappedTextGoesOn() throws {
        text.string = "The quick brown fox jumps over the lazy dog"
        text.fontSize = 20
        XCTAssertEqual(try XCTUnwrap(inked()).upperBound, 199, "it goes on to the edge")
        let cut = shown()?.withPixels { Array($0) }
        text.truncationMode = .end
        let end = shown()?.withPixels { Array($0) }
        text.truncationMode = .start
        let start = shown()?.withPixels { Array($0) }
        XCTAssertTrue(cut != end)
        XCTAssertTrue(start != end)
        text.truncationMode = .none
        text.isWrapped = true
        let image = try XCTUnwrap(shown())
        let ink = image.withPixels { pixels in pixels[(30 * 200)...].contains { $0 >> 24 > 0 } }
        XCTAssertTrue(ink, "there is a second line")
    }

    func testBadValuesAreRefused() {
        text.string = "H"
        text.fontSize = 20
        for size in [-1, .nan, .infinity] as [CGFloat] {
            text.fontSize = size
            XCTAssertEqual(text.fontSize, 20)
        }
        text.font = 3
        XCTAssertNotNil(inked())
        text.string = 3
        XCTAssertNil(inked())
        text.string = NSAttributedString(string: "H", attributes: [.init("NSColor"): CGColor(red: 1, green: 0, blue: 0, alpha: 1)])
        XCTAssertEqual(shown()?.withPixels { $0.contains { $0 >> 24 > 0 && $0 & 0xffff == 0 } }, true, "red")
        text.foregroundColor = nil
        XCTAssertNotNil(inked(), "an attributed string has its own colors")
        text.string = "H"
        XCTAssertNil(inked())
    }

    func testTextTooLargeForAnImageIsNotDrawnAndSaysSoOnce() {
        (text.string, text.isWrapped, text.fontSize) = ("HOH", true, 40)
        XCTAssertNotNil(inked())
        let complaints = Diagnostics.complaints {
            for length in [20_000, 20_001, 1e9] as [CGFloat] {
                text.bounds.size = CGSize(width: length, height: length)
                XCTAssertNil(shown(), "\(length)")
            }
            text.bounds.size = CGSize(width: 16_385, height: 10)
            XCTAssertNil(shown())
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(complaints.first?.contains("too large; nothing is drawn"), true)
        text.bounds.size = CGSize(width: 16_384, height: 10)
        XCTAssertEqual(shown()?.width, 16_384, "the longest that is drawn")
    }

    func testSizeAndColorAnimateFrameByFrame() throws {
        text.string = "H"
        text.fontSize = 10
        text.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        endTurn()
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        text.fontSize = 30
        text.foregroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        endTurn()
        XCTAssertTrue(Set(text.animationKeys() ?? []).isSuperset(of: ["fontSize", "foregroundColor"]))
        jump(to: 0.5)
        let half = try XCTUnwrap(text.presentation())
        XCTAssertEqual(half.fontSize, 20, accuracy: 1e-6)
        XCTAssertEqual(half.foregroundColor, CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        XCTAssertEqual(half.string as? String, "H")
        func height(at time: Double) -> Int {
            let tree = context.tree
            let target = RenderTarget(width: 60, height: 60, scale: 1)
            let image = SoftwareRenderer().render(tree, at: time, drawn: tree.drawnLayers(at: time), target: target)
            let rows = image.withPixels { pixels in (0..<60).filter { y in (0..<60).contains { pixels[y * 60 + $0] & 0xff_ffff != 0 } } }
            return rows.count
        }
        XCTAssertEqual(height(at: 100.5), 2 * height(at: 100), accuracy: 2)
        XCTAssertEqual(height(at: 101), 3 * height(at: 100), accuracy: 3)
    }
}
