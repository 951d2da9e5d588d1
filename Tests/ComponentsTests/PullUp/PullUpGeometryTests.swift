import CoreGraphics
import XCTest

@testable import Components

/// Rectangles and decisions of a pull-up sheet, by themselves.
final class PullUpGeometryTests: XCTestCase {
    private let geometry = PullUpGeometry(
        closed: CGRect(x: 8, y: 400, width: 304, height: 64), open: CGRect(x: 0, y: 0, width: 320, height: 480), corners: (14, 0))

    func testTheUpperEdgeFollowsTheFingerUpToTheFullScreen() {
        XCTAssertEqual(geometry.travel, 400)
        XCTAssertEqual(geometry.progress(0, movedBy: -100), 0.25)
        XCTAssertEqual(geometry.frame(0.25), CGRect(x: 6, y: 300, width: 308, height: 168))
        XCTAssertEqual(geometry.corner(0.25), 10.5)
        XCTAssertEqual(geometry.progress(0, movedBy: -500), 1)
        XCTAssertEqual(geometry.progress(1, movedBy: 100), 0.75)
        XCTAssertEqual(geometry.progress(0, movedBy: 120), -0.1, accuracy: 1e-12, "below the bar a third")
        XCTAssertEqual(geometry.progress(1.02, movedBy: 0), 1.02, "one that was caught beyond its end stays")
        XCTAssertEqual(geometry.progress(-0.02, movedBy: 0), -0.02)
    }

    func testVelocitiesAreDerivatives() {
        for (base, y) in [(0.0, -100.0), (0, 60), (0.4, 90), (1, 40)] as [(CGFloat, CGFloat)] {
            let change = geometry.progress(base, movedBy: y + 0.7e-3) - geometry.progress(base, movedBy: y)
            XCTAssertEqual(geometry.velocity(base, movedBy: y, velocity: 700), change / 1e-6, accuracy: 1e-4)
        }
        XCTAssertEqual(geometry.velocity(1, movedBy: -30, velocity: -700), 0, "it does not move beyond the full screen")
    }

    func testAReleaseDecidesByTheProgressATenthOfASecondLater() {
        XCTAssertTrue(geometry.opens(0.5, velocity: 0))
        XCTAssertFalse(geometry.opens(0.49, velocity: 0))
        XCTAssertTrue(geometry.opens(0.2, velocity: 3))
        XCTAssertFalse(geometry.opens(0.8, velocity: -3.1))
        let flat = PullUpGeometry(closed: .zero, open: .zero, corners: (0, 0))
        XCTAssertTrue(flat.progress(0, movedBy: -10).isFinite)
    }
}
