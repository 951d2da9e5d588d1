import RenderScene
import XCTest

/// The spring that UIKit makes of a duration and a damping ratio.
final class SpringDurationTests: XCTestCase {
    private struct Mapping: Decodable {
        struct Case: Decodable {
            struct Sample: Decodable { let t, x: Double }
            let duration, dampingRatio, initialVelocity, mass, stiffness, damping: Double
            let samples: [Sample]
        }
        struct Measured: Decodable { let dampingRatio, duration, velocity, stiffness: Double }
        let cases: [Case]
        let published_measurements: [Measured]
    }

    func testStiffnessAndDampingAreThoseOfTheVectors() throws {
        let vectors: Mapping = try Vectors.read("uiview_spring_duration_mapping.json")
        XCTAssertEqual(vectors.cases.count, 11)
        for one in vectors.cases {
            let spring = SpringCurve(duration: one.duration, dampingRatio: one.dampingRatio, initialVelocity: one.initialVelocity)
            XCTAssertEqual(spring.mass, one.mass)
            XCTAssertEqual(spring.stiffness, one.stiffness, accuracy: 1e-9 * one.stiffness)
            XCTAssertEqual(spring.damping, one.damping, accuracy: 1e-9 * one.damping)
            for sample in one.samples { XCTAssertEqual(spring.value(at: sample.t), sample.x, accuracy: 1e-9) }
        }
    }

    func testStiffnessIsThePublishedOne() throws {
        let vectors: Mapping = try Vectors.read("uiview_spring_duration_mapping.json")
        XCTAssertEqual(vectors.published_measurements.count, 17)
        for one in vectors.published_measurements {
            let spring = SpringCurve(duration: one.duration, dampingRatio: one.dampingRatio, initialVelocity: one.velocity)
            XCTAssertEqual(spring.stiffness, one.stiffness, accuracy: 1e-6 * one.stiffness, "\(one)")
        }
    }

    /// For any parameters the equation holds, and no stiffer spring solves it.
    func testItIsTheLargestSolution() {
        for duration in [0.05, 0.5, 3] {
            for ratio in [0.02, 0.3, 0.7, 0.99, 1] {
                for velocity in [-1000.0, -20, -1, 0, 0.3, 2, 8, 30, 1000] {
                    let spring = SpringCurve(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
                    let rate = spring.stiffness.squareRoot()
                    func left(_ w: Double) -> Double {
                        ratio < 1
                            ? abs(ratio - velocity / w) / (1 - ratio * ratio).squareRoot() * exp(-ratio * w * duration)
                            : abs(1 + (w - velocity) * duration) * exp(-w * duration)
                    }
                    let name = "\(duration) s, ratio \(ratio), velocity \(velocity)"
                    XCTAssertTrue(rate.isFinite && rate > 0, name)
                    XCTAssertEqual(left(rate), 0.001, accuracy: 1e-9, name)
                    for step in 1...200 { XCTAssertLessThan(left(rate * (1 + 0.02 * Double(step))), 0.001, name) }
                }
            }
        }
    }

    func testRatiosAreClampedAndOddValuesStay() {
        XCTAssertEqual(SpringCurve(duration: 1, dampingRatio: 1.7), SpringCurve(duration: 1, dampingRatio: 1))
        XCTAssertEqual(SpringCurve(duration: 1, dampingRatio: .nan), SpringCurve(duration: 1, dampingRatio: 1))
        for ratio in [-1, 0, 1e-9] {
            XCTAssertEqual(
                SpringCurve(duration: 1, dampingRatio: ratio), SpringCurve(duration: 1, dampingRatio: SpringCurve.leastDampingRatio))
        }
        for duration in [0, -1, .nan, .infinity] {
            let spring = SpringCurve(duration: duration, dampingRatio: 0.5)
            XCTAssertTrue(spring.stiffness.isFinite && spring.value(at: 1) == 1)
        }
        XCTAssertTrue(SpringCurve(duration: 1, dampingRatio: 0.5, initialVelocity: .nan).stiffness.isFinite)
    }
}
