import RenderScene
import XCTest

@testable import Transitions

/// The effects build on Apple's systems too, where no API tells the stiffness of a spring for a duration: `SpringPace` computes it again.
final class SpringPaceTests: XCTestCase {
    func testTheSpringOfADurationIsUIKits() {
        for ratio in [0.05, 0.3, 0.6, 0.85, 1] {
            for duration in [0.2, 0.5, 1.2] {
                for velocity in [-8.0, -1, 0, 0.5, 3, 12] {
                    let own = SpringPace(duration: duration, dampingRatio: ratio, initialVelocity: velocity).animation("position")
                    let curve = SpringCurve(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
                    let name = "\(ratio) \(duration) \(velocity)"
                    XCTAssertEqual(Double(own.stiffness) / curve.stiffness, 1, accuracy: 1e-9, name)
                    XCTAssertEqual(Double(own.damping) / curve.damping, 1, accuracy: 1e-9, name)
                    XCTAssertEqual(Double(own.initialVelocity), curve.initialVelocity, name)
                }
            }
        }
    }
}
