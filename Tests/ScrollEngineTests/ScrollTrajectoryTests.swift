import Foundation
import TestSupport
import XCTest

@testable import ScrollEngine

final class ScrollTrajectoryTests: XCTestCase {
    private let normal = ScrollDecay(rate: 0.998), fast = ScrollDecay(rate: 0.99)
    private let wide = -1e9...1e9

    private func trajectory(
        _ value: Double, _ velocity: Double, in range: ClosedRange<Double>, bounces: Bool = true, decay: ScrollDecay? = nil,
        target: Double? = nil
    ) -> ScrollTrajectory {
        ScrollTrajectory(from: value, velocity: velocity, in: range, bounces: bounces, decay: decay ?? normal, target: target)
    }

    /// `Tests/ScrollEngineTests/scrolling.json`, measured_model.
    func testADecelerationGoesAsMeasured() {
        let free = trajectory(0, 1200, in: wide)
        let samples = [
            (0.05, 57.0376053791834), (0.1, 108.64219735256941), (0.25, 235.7912332218547), (0.5, 378.7342605915331),
            (1, 517.9233639589256),
        ]
        for (time, distance) in samples { XCTAssertEqual(free.value(at: time), distance, accuracy: 1e-6) }
        XCTAssertEqual(trajectory(0, 1000, in: wide).end, 494.01, accuracy: 1e-9)
        XCTAssertEqual(trajectory(0, -1000, in: wide).end, -494.01, accuracy: 1e-9)
        XCTAssertEqual(trajectory(0, 1000, in: wide, decay: fast).end, 990 * 0.099, accuracy: 1e-9)
    }

    /// The same, where a bounce meets the edge at 0.
    func testABounceGoesAsMeasured() {
        // Arriving at the edge with 800 points a second.
        let bounce = trajectory(0, 800, in: -1000...0)
        for (time, distance) in [
            (0.02, 12.840300767399656), (1.0 / 11, 26.754868448832173), (0.2, 17.72850533797342), (0.4, 3.9287487689818996),
        ] {
            XCTAssertEqual(bounce.value(at: time), distance, accuracy: 1e-6)
        }
        let recoil = trajectory(40, 0, in: -1000...0)
        for (time, distance) in [
            (0.02, 37.66027930287339), (0.1, 20.12079765012525), (0.25, 5.241376388111754), (0.5, 0.5524473944168399),
        ] {
            XCTAssertEqual(recoil.value(at: time), distance, accuracy: 1e-6)
        }
        // `Documentation/Behavior.md#scrolling`: 235 points settle to less than one in about .61 to .63 s.
        let far = trajectory(235, 0, in: -1000...0)
        XCTAssertGreaterThan(far.value(at: 0.61), 1)
        XCTAssertLessThan(far.value(at: 0.65), 1)
    }

    func testTheResistanceBeyondAnEdgeIsTheVectors() throws {
        struct Case: Decodable { let x, d, c, y: Double }
        struct Published: Decodable { let rubberband_cases: [Case] }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("scrolling.json")
        let published = try JSONDecoder().decode(Published.self, from: Data(contentsOf: file))
        for one in published.rubberband_cases where one.c == ScrollPhysics.rubberBand {
            XCTAssertEqual(ScrollPhysics.stretched(one.x, viewport: one.d), one.y, accuracy: 1e-9)
            XCTAssertEqual(ScrollPhysics.stretched(-one.x, viewport: one.d), -one.y, accuracy: 1e-9)
            XCTAssertEqual(ScrollPhysics.pull(showing: one.y, viewport: one.d), one.x, accuracy: 1e-6)
        }
        XCTAssertEqual(ScrollPhysics.stretched(100, viewport: 0), 0)
    }

    /// The hand-over from deceleration to bounce is where the deceleration crosses the edge, with the velocity it has there.
    func testADecelerationThatMeetsAnEdgeBouncesWithTheSpeedItHas() {
        let (edge, speed) = (300.0, 1500.0)
        let trajectory = trajectory(0, speed, in: 0...edge)
        let crossing = log(1 - edge / (speed * 0.499)) / (1000 * log(0.998))
        XCTAssertEqual(trajectory.value(at: crossing), edge, accuracy: 1e-9)
        let left = speed * pow(0.998, 1000 * crossing)
        XCTAssertEqual(trajectory.velocity(at: crossing - 1e-9), left, accuracy: 1e-3)
        XCTAssertEqual(trajectory.velocity(at: crossing + 1e-9), left, accuracy: 1e-3)
        XCTAssertEqual(trajectory.value(at: crossing + 1.0 / 11) - edge, left / (11 * M_E), accuracy: 1e-9)
        XCTAssertEqual(trajectory.end, edge)
        XCTAssertEqual(trajectory.value(at: trajectory.duration), edge)
        XCTAssertLessThan(abs(trajectory.value(at: trajectory.duration - 1e-6) - edge), 0.06)

        let hard = self.trajectory(0, speed, in: 0...edge, bounces: false)
        XCTAssertEqual(hard.duration, crossing, accuracy: 1e-9)
        XCTAssertEqual(hard.value(at: crossing + 0.05), edge)
    }

    func testATargetIsReachedExactly() {
        for target in [10.0, 300, -250, 77.77] {
            for speed in [0.0, 400, -1000] {
                let trajectory = trajectory(0, speed, in: -1000...1000, target: target)
                XCTAssertEqual(trajectory.end, target)
                XCTAssertEqual(trajectory.value(at: trajectory.duration + 1), target)
                XCTAssertEqual(trajectory.value(at: trajectory.duration - 1e-9), target, accuracy: 1e-3)
            }
        }
        XCTAssertEqual(trajectory(0, 500, in: -1000...1000, target: 5000).end, 1000, "a target beyond the edge is the edge")
    }

    func testSlowOnesRest() {
        XCTAssertEqual(trajectory(5, 9, in: 0...100).duration, 0)
        XCTAssertEqual(trajectory(5, 9, in: 0...100).value(at: 1), 5)
        XCTAssertEqual(trajectory(0, 0, in: 0...0).duration, 0)
    }

    func testInwardsFromBeyondTheEdgeAFastOneGoesOn() {
        let fling = trajectory(120, -3000, in: -5000...100)
        XCTAssertEqual(fling.end, 120 - 2990 * 0.499, accuracy: 1e-9)
        XCTAssertEqual(trajectory(120, -100, in: -5000...100).end, 100, "a slow one returns to the edge")
    }

    /// Over 500 random movements: nowhere a jump, and rest within the range.
    func testMovementsAreContinuousAndEndInTheRange() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<500 {
            let range = Double.random(in: -500...0, using: &random)...Double.random(in: 0...500, using: &random)
            let trajectory = trajectory(
                Double.random(in: -800...800, using: &random), Double.random(in: -4000...4000, using: &random), in: range,
                bounces: .random(using: &random), decay: .random(using: &random) ? normal : fast)
            XCTAssertTrue(range.contains(trajectory.end))
            var last = trajectory.value(at: 0)
            for step in 1...4000 {
                let value = trajectory.value(at: Double(step) / 1000)
                XCTAssertLessThan(abs(value - last), 10, "\(trajectory)")
                last = value
            }
        }
    }
}
