import CoreGraphics
import ScrollEngine
import XCTest

/// A finger on the content, and two that zoom.
final class ScrollDragTests: XCTestCase {
    func testTheThresholdIsUsedUpInTheDirectionOfTheFinger() {
        let slop = ScrollDrag.slop(of: CGPoint(x: 30, y: 40), threshold: 10)
        XCTAssertEqual(slop.dx, 6, accuracy: 1e-12)
        XCTAssertEqual(slop.dy, 8, accuracy: 1e-12)
        XCTAssertEqual(ScrollDrag.slop(of: CGPoint(x: 3, y: 4), threshold: 10), CGVector(dx: 3, dy: 4), "a shorter one is used up")
        XCTAssertEqual(ScrollDrag.slop(of: .zero, threshold: 10), .zero)
    }

    func testContentFollowsTheFingerAlongTheAxes() {
        let slop = CGVector(dx: 2, dy: 3)
        func pull(_ axes: ScrollAxes) -> CGPoint {
            ScrollDrag(start: CGPoint(x: 100, y: 200), slop: slop, axes: axes, offset: .zero).pull(by: CGPoint(x: 12, y: -27))
        }
        XCTAssertEqual(pull(.both), CGPoint(x: 90, y: 230))
        XCTAssertEqual(pull(.vertical), CGPoint(x: 100, y: 230))
        XCTAssertEqual(pull([]), CGPoint(x: 100, y: 200))
    }

    func testALockTakesOneAxisWithin30Degrees() {
        func axes(_ degrees: Double) -> ScrollAxes {
            ScrollDrag.lockedAxes(for: CGPoint(x: -cos(degrees * .pi / 180), y: sin(degrees * .pi / 180)))
        }
        XCTAssertEqual([0, 29, 31, 45, 59, 61, 90].map(axes), [.horizontal, .horizontal, .both, .both, .both, .vertical, .vertical])
    }

    /// Flutter's and Slint's carry: 0.000816 v^1.967.
    func testASecondFlickInTheSameDirectionGoesFaster() {
        func velocity(_ caught: Double, _ finger: Double) -> Double {
            ScrollDrag(start: .zero, axes: .vertical, offset: .zero, caught: CGVector(dx: 0, dy: caught))
                .velocity(afterFinger: CGPoint(x: 500, y: finger)).dy
        }
        XCTAssertEqual(velocity(0, -1000), 1000)
        XCTAssertEqual(velocity(1500, -1000), 1000 + 0.000816 * pow(1500, 1.967), accuracy: 1e-9)
        XCTAssertEqual(velocity(1500, -700), 700, "less than half as fast")
        XCTAssertEqual(velocity(1500, 1000), -1000, "back")
        XCTAssertEqual(velocity(-1500, 1000), -1000 - 0.000816 * pow(1500, 1.967), accuracy: 1e-9)
    }

    func testAShiftMovesTheDragWithItsContent() {
        var drag = ScrollDrag(start: CGPoint(x: 0, y: 50), axes: .both, offset: CGPoint(x: 0, y: 40))
        drag.shift(by: CGVector(dx: 5, dy: 100))
        XCTAssertEqual(drag.pull(by: .zero), CGPoint(x: 5, y: 150))
        XCTAssertEqual(drag.offset, CGPoint(x: 5, y: 140))
        drag.restart(at: CGPoint(x: 1, y: 2), translation: CGPoint(x: 30, y: 40))
        XCTAssertEqual(drag.pull(by: CGPoint(x: 30, y: 50)), CGPoint(x: 1, y: -8))
        XCTAssertEqual(drag.offset, CGPoint(x: 5, y: 140), "pages count from the beginning")
    }

    func testZoomBeyondALimitShowsTheRootOfTheExcess() {
        let limits = ZoomLimits(minimum: 1, maximum: 4)
        XCTAssertEqual([0.5, 2, 9].map(limits.atRest), [1, 2, 4])
        XCTAssertEqual(limits.resisted(3), 3)
        XCTAssertEqual(limits.resisted(16), 8, accuracy: 1e-12)
        XCTAssertEqual(limits.resisted(0.25), 0.5, accuracy: 1e-12)
        XCTAssertEqual(ZoomLimits(minimum: 2, maximum: 1).atRest(5), 2, "the minimum wins")
    }

    func testZoomKeepsAPointOfTheContentBelowTheFingers() {
        let (offset, before, after, ratio) = (CGPoint(x: 30, y: 70), CGPoint(x: 100, y: 10), CGPoint(x: 90, y: 40), 1.5)
        let new = ScrollZoom.offset(offset, moving: before, to: after, ratio: ratio)
        // The content's point (130, 80) is (195, 120) after it.
        XCTAssertEqual(CGPoint(x: new.x + after.x, y: new.y + after.y), CGPoint(x: 195, y: 120))
    }
}
