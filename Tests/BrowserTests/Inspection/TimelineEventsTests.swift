import UIKit
import XCTest

@testable import Browser

/// Touches as intervals, and values as curves.
final class TimelineEventsTests: XCTestCase {
    private func input(_ finger: Int, _ phase: UITouch.Phase) -> TouchInput { TouchInput(finger: finger, phase: phase, location: .zero) }

    func testTouchesAreIntervals() {
        var events = TimelineEvents()
        events.add([input(0, .began), input(1, .began)], at: 1)
        events.add([input(0, .moved)], at: 1.5)
        events.add([input(0, .ended)], at: 2)
        events.add([input(0, .began)], at: 3)
        events.add([input(1, .cancelled), input(2, .ended)], at: 4)
        XCTAssertEqual(events.touches.map(\.finger), [0, 1, 0])
        XCTAssertEqual(events.touches.map(\.from), [1, 1, 3])
        XCTAssertEqual(events.touches.map(\.to), [2, 4, nil])
        XCTAssertEqual(events.touches.map(\.isCancelled), [false, true, false])
        XCTAssertEqual(events.touches.first?.moves, [1.5])
    }

    func testACurveHasValuesAndVelocities() {
        // A parabola: central differences are exact.
        let curve = ValueCurve(1...2) { time in time < 1.5 ? nil : [time * time, 7] }
        XCTAssertEqual(curve.times.count, 121)
        XCTAssertEqual(curve.components.count, 2)
        XCTAssertNil(curve.components[0][30])
        XCTAssertEqual(curve.components[0][90], pow(1.75, 2))
        XCTAssertEqual(curve.velocities[0][90] ?? 0, 3.5, accuracy: 1e-9)
        XCTAssertEqual(curve.velocities[1][90], 0)
        XCTAssertNil(curve.velocities[0][60], "the value before is missing")
        let point = ValueCurve(1...1) { _ in [1] }
        XCTAssertEqual(point.components, [[1, 1]])
    }
}
