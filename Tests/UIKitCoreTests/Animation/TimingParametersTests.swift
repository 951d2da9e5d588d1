import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class TimingParametersTests: XCTestCase {
    func testCurvesHaveTheirControlPoints() {
        let named: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
            (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)), (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
            (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)), (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
        ]
        for (curve, first, second) in named {
            let parameters = UICubicTimingParameters(animationCurve: curve)
            XCTAssertEqual(parameters.controlPoint1, first)
            XCTAssertEqual(parameters.controlPoint2, second)
            XCTAssertEqual(parameters.animationCurve, curve)
            XCTAssertEqual(parameters.timingCurveType, .builtin)
        }
        XCTAssertEqual(UICubicTimingParameters().animationCurve, .easeInOut)
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: -1, y: 2), controlPoint2: CGPoint(x: 3, y: -4))
        XCTAssertEqual(own.timingCurveType, .cubic)
        XCTAssertEqual(own.controlPoint1, CGPoint(x: 0, y: 2))
        XCTAssertEqual(own.controlPoint2, CGPoint(x: 1, y: -4))
        XCTAssertTrue(own.copy() as AnyObject === own && own.cubicTimingParameters === own && own.springTimingParameters == nil)
        let odd = UICubicTimingParameters(controlPoint1: CGPoint(x: CGFloat.nan, y: 0), controlPoint2: .zero)
        XCTAssertEqual(odd.controlPoint2, CGPoint(x: 1, y: 1))
    }

    func testRawValuesAreUIKits() {
        XCTAssertEqual([UITimingCurveType.builtin, .cubic, .spring, .composed].map(\.rawValue), [0, 1, 2, 3])
        XCTAssertEqual([UIViewAnimatingState.inactive, .active, .stopped].map(\.rawValue), [0, 1, 2])
        XCTAssertEqual([UIViewAnimatingPosition.end, .start, .current].map(\.rawValue), [0, 1, 2])
    }

    func testSpringsByTheirPhysicsSayHowLongTheyTake() {
        @MainActor func duration(_ parameters: UISpringTimingParameters) -> Double {
            UIViewPropertyAnimator(duration: 4, timingParameters: parameters).duration
        }
        XCTAssertEqual(
            duration(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)), 1.4727003346780927,
            accuracy: 1e-12)
        XCTAssertEqual(
            duration(UISpringTimingParameters(mass: 1.7, stiffness: 210, damping: 14, initialVelocity: CGVector(dx: 4, dy: 0))),
            ReferenceSpring(mass: 1.7, stiffness: 210, damping: 14).settling, accuracy: 1e-9, "the longer of both axes")
        XCTAssertEqual(duration(UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: .zero)), 4)
        XCTAssertEqual(duration(UISpringTimingParameters()), 0.5, "curve 7: half a second whatever is asked for")
        XCTAssertEqual(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.3)), 0.86296, accuracy: 1e-5)
        XCTAssertEqual(
            duration(UISpringTimingParameters(mass: -1, stiffness: .nan, damping: -3, initialVelocity: .zero)), 1.4727003346780927,
            accuracy: 1e-12, "refused values are the defaults")
    }

    func testAnAppsOwnProviderCounts() {
        final class Provider: NSObject, UITimingCurveProvider {
            var timingCurveType: UITimingCurveType { .composed }
            var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .linear) }
            var springTimingParameters: UISpringTimingParameters? { nil }
            func copy(with zone: NSZone? = nil) -> Any { self }
        }
        MainActor.assumeIsolated {
            let scene = AnimationScene()
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Provider())
            animator.addAnimations { scene.view.center.x = 110 }
            animator.startAnimation()
            scene.stage.advance(by: 0.25)
            XCTAssertEqual(scene.x, 35, accuracy: 1e-9)
        }
    }
}
