import GestureEngine
import XCTest

@testable import Kinora
@testable import UIFoundation
@testable import UIKitCore

final class MotionProfileTests: XCTestCase {
    private static let cases: [(distance: Double, duration: Double, speed: Double)] = [
        (200, 0.5, 0), (200, 0.5, 100), (200, 0.5, 1000), (200, 0.5, 5000), (800, 0.1, 9000), (20, 0.4, 2000), (3, 0.2, 2500),
        (100, 10, 5000),
        (300, 0.333, 777), (0.5, 1, 40), (1, 0.01, 30), (250, 0.2, 1875),
    ]

    func testTheSpeedMeasuredAtTheEndIsTheOneChosen() {
        for (distance, duration, speed) in Self.cases {
            let profile = MotionProfile(distance: distance, duration: duration, releaseSpeed: speed)
            var tracker = VelocityTracker()
            for (time, fraction) in zip(profile.times, profile.fractions) {
                tracker.add(CGPoint(x: fraction * distance, y: 0), at: 64 + time)
            }
            let measured = tracker.velocity(at: 64 + duration).dx
            XCTAssertEqual(measured, speed, accuracy: 1e-4 * speed + 1e-9, "\(distance) in \(duration) s")
        }
    }

    func testItGoesForwardsToTheEndInTheWholeTime() {
        for (distance, duration, speed) in Self.cases {
            let profile = MotionProfile(distance: distance, duration: duration, releaseSpeed: speed)
            XCTAssertEqual(profile.times.first, 0)
            XCTAssertEqual(profile.times.last, duration)
            XCTAssertEqual(profile.fractions.first, 0)
            XCTAssertEqual(profile.fractions.last, 1)
            for (a, b) in zip(profile.times, profile.times.dropFirst()) {
                XCTAssertLessThan(a, b)
                XCTAssertLessThanOrEqual(b - a, 1 / 120 + 1e-6, "120 samples a second, or more")
            }
            for (a, b) in zip(profile.fractions, profile.fractions.dropFirst()) { XCTAssertLessThanOrEqual(a, b + 1e-12) }
        }
        XCTAssertEqual(MotionProfile(distance: 100, duration: 0.5, releaseSpeed: 0).times.count, 61)
    }

    func testItBeginsAtRest() {
        for (distance, duration, speed) in Self.cases where duration > 0.1 {
            let profile = MotionProfile(distance: distance, duration: duration, releaseSpeed: speed)
            let first = profile.fractions[1] * distance / profile.times[1]
            XCTAssertLessThan(first, max(distance / duration, speed) * 0.5, "\(distance) in \(duration) s")
        }
    }

    func testNoTimeAndNoDistanceHaveAnEnd() {
        let sudden = MotionProfile(distance: 100, duration: 0, releaseSpeed: 500)
        XCTAssertEqual(sudden.times, [0, 0])
        XCTAssertEqual(sudden.fractions, [0, 1])
        for distance in [0, 5e-324, 1e-200] {
            let still = MotionProfile(distance: distance, duration: 0.2, releaseSpeed: 500)
            XCTAssertEqual(still.times.last, 0.2)
            XCTAssertTrue(still.fractions.allSatisfy { (0...1).contains($0) })
        }
    }
}
