import Kinora
import ScrollEngine
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Touches far outside any screen.
@preconcurrency @MainActor
final class HostileFingerTests: XCTestCase {
    func testFarFingersLeaveAScrollViewWithAFiniteOffset() {
        for far in [1e308, Double.greatestFiniteMagnitude, 1e200, .infinity] {
            let scene = ScrollScene()
            scene.scrollView.alwaysBounceHorizontal = true
            let lines = Diagnostics.complaints {
                scene.stage.touch([
                    TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: 240)),
                    TouchSample(time: 0.02, phase: .moved, location: CGPoint(x: 160, y: 200)),
                    TouchSample(time: 0.04, phase: .moved, location: CGPoint(x: -far, y: -far)),
                    TouchSample(time: 0.06, phase: .moved, location: CGPoint(x: far, y: far)),
                    TouchSample(time: 0.08, phase: .moved, location: CGPoint(x: -far, y: far)),
                    TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: -far, y: far)),
                ])
                scene.stage.settle()
            }
            XCTAssertFalse(lines.contains { $0.contains("bounds") || $0.lowercased().contains("nan") }, "\(lines)")
            XCTAssertTrue(scene.scrollView.contentOffset.x.isFinite && scene.scrollView.contentOffset.y.isFinite)
        }
    }

    func testAPullWithoutEndIsStretchedByTheViewport() {
        XCTAssertEqual(ScrollPhysics.stretched(.infinity, viewport: 480), 480)
        XCTAssertEqual(ScrollPhysics.stretched(-.infinity, viewport: 480), -480)
        XCTAssertEqual(ScrollPhysics.stretched(.greatestFiniteMagnitude, viewport: 480), 480, accuracy: 1e-6)
    }
}
