import CoreGraphics
import GestureEngine
import XCTest

final class VelocityTrackerTests: XCTestCase {
    func testTheVelocityWeighsTheLastThreeSteps() {
        var tracker = VelocityTracker()
        for (time, x) in [(0.0, 0.0), (0.01, 1), (0.02, 4), (0.04, 14)] { tracker.add(CGPoint(x: x, y: -x), at: time) }
        let expected = 0.6 * 100 + 0.35 * 300 + 0.05 * 500
        XCTAssertEqual(tracker.velocity(at: 0.04).dx, expected, accuracy: 1e-9)
        XCTAssertEqual(tracker.velocity(at: 0.04).dy, -expected, accuracy: 1e-9)
        XCTAssertEqual(tracker.velocity(at: 0.0801), .zero)
        var two = VelocityTracker()
        two.add(.zero, at: 1)
        XCTAssertEqual(two.velocity(at: 1), .zero)
        two.add(CGPoint(x: 5, y: 0), at: 1)
        XCTAssertEqual(two.velocity(at: 1), .zero, "one moment has no velocity")
        two.add(CGPoint(x: 7, y: 0), at: 1.01)
        XCTAssertEqual(two.velocity(at: 1.01).dx, 200, accuracy: 1e-9)
    }

    func testAShiftIsNoMovement() {
        var tracker = VelocityTracker()
        for step in 0...3 {
            if step == 2 { tracker.shift(by: CGVector(dx: 100, dy: -50)) }
            let jump: CGFloat = step >= 2 ? 1 : 0
            tracker.add(CGPoint(x: CGFloat(step) + jump * 100, y: jump * -50), at: Double(step) / 100)
        }
        XCTAssertEqual(tracker.velocity(at: 0.03).dx, 100, accuracy: 1e-9)
        XCTAssertEqual(tracker.velocity(at: 0.03).dy, 0, accuracy: 1e-9)
        tracker.reset()
        XCTAssertEqual(tracker.velocity(at: 0.03), .zero)
    }
}
