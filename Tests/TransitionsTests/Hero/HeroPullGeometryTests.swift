import EffectSupport
import UIKit
import XCTest

@testable import Transitions

/// Positions and decisions of a pulled detail, and the springs of heroes, by themselves.
@preconcurrency @MainActor
final class HeroPullGeometryTests: XCTestCase {
    private let geometry = HeroPullGeometry(height: 800, shrinkage: 0.4, dismissDistance: 120)
    private let base = HeroForm(center: CGPoint(x: 160, y: 120), size: CGSize(width: 320, height: 240), corner: 0, share: 1)

    func testThePointUnderTheFingerStaysUnderIt() {
        let finger = CGPoint(x: 40, y: 200)
        let form = geometry.form(base, heldAt: finger, movedBy: CGPoint(x: 30, y: 200), corner: 16)
        // Half of the reach: a fifth smaller.
        XCTAssertEqual(form.size, CGSize(width: 256, height: 192))
        XCTAssertEqual(form.center.x, 70 + 120 * 0.8, accuracy: 1e-9)
        XCTAssertEqual(form.center.y, 400 - 80 * 0.8, accuracy: 1e-9)
        XCTAssertEqual(form.corner, 8)
        XCTAssertEqual(form.share, 1)
        XCTAssertEqual(geometry.opacity(0.8, movedBy: CGPoint(x: 30, y: 200)), 0.4, accuracy: 1e-12)
        let up = geometry.form(base, heldAt: finger, movedBy: CGPoint(x: 0, y: -50), corner: 16)
        XCTAssertEqual(up.size, base.size, "not larger than it was")
        XCTAssertEqual(up.center, CGPoint(x: 160, y: 70))
        XCTAssertEqual(geometry.opacity(0.8, movedBy: CGPoint(x: 0, y: 900)), 0)
    }

    func testVelocitiesAreDerivatives() {
        let (finger, velocity, step) = (CGPoint(x: 40, y: 200), CGPoint(x: 90, y: 700), 1e-6)
        for y in [-40.0, 30, 250, 390, 600] {
            func form(_ time: Double) -> [CGFloat] {
                geometry.form(base, heldAt: finger, movedBy: CGPoint(x: 20 + 90 * time, y: y + 700 * time), corner: 16).numbers
            }
            let found = geometry.velocity(base, heldAt: finger, movedBy: CGPoint(x: 20, y: y), velocity: velocity, corner: 16).numbers
            for (index, change) in zip(form(step), form(-step)).map({ ($0 - $1) / (2 * step) }).enumerated() {
                XCTAssertEqual(found[index], change, accuracy: 1e-3, "\(y) \(index)")
            }
            let fade =
                geometry.opacity(0.7, movedBy: CGPoint(x: 0, y: y + 700 * step)) - geometry.opacity(0.7, movedBy: CGPoint(x: 0, y: y))
            XCTAssertEqual(
                geometry.opacityVelocity(0.7, movedBy: CGPoint(x: 0, y: y), velocity: velocity), fade / step, accuracy: 1e-3)
        }
    }

    func testAReleaseClosesByItsPositionATenthOfASecondLater() {
        func closes(_ y: CGFloat, _ velocity: CGFloat = 0, from opacity: CGFloat = 1) -> Bool {
            geometry.closes(from: opacity, movedBy: CGPoint(x: 0, y: y), velocity: CGPoint(x: 0, y: velocity))
        }
        XCTAssertFalse(closes(119))
        XCTAssertTrue(closes(120))
        XCTAssertTrue(closes(20, 1000))
        XCTAssertFalse(closes(20, 990))
        XCTAssertFalse(closes(200, -900), "it moves up again")
        XCTAssertTrue(closes(0, from: 0.5))
        XCTAssertFalse(closes(0, from: 0.51))
        XCTAssertFalse(closes(-120, from: 0.2), "pulled up by as much as was missing")
    }

    func testASpringSettlesInItsTimeAndStopsWithoutOvershoot() {
        for ratio in [0.4, 0.82, 1] as [CGFloat] {
            let spring = DampedSpring(response: 0.45, ratio: ratio)
            let time = spring.settlingTime(toWithin: 0.25, from: 600, to: 100, velocity: -900)
            XCTAssertGreaterThan(time, 0.2)
            for later in stride(from: time, to: time + 1, by: 0.01) {
                XCTAssertEqual(spring.value(after: later, from: 600, to: 100, velocity: -900), 100, accuracy: 0.25)
            }
        }
        let stiff = DampedSpring(response: 0.45, ratio: 1)
        let velocity = stiff.velocityWithoutOvershoot(-30, from: 1, to: 0)
        XCTAssertEqual(velocity, -2 * .pi / 0.45, accuracy: 1e-9)
        for time in stride(from: 0, to: 1, by: 0.01) {
            XCTAssertGreaterThanOrEqual(stiff.value(after: time, from: 1, to: 0, velocity: velocity), 0)
        }
        XCTAssertEqual(stiff.velocityWithoutOvershoot(5, from: 1, to: 0), 5, "away from its end it is free")
        XCTAssertEqual(stiff.settlingTime(toWithin: 0.25, from: 3, to: 3, velocity: 0), 0)
    }
}
