import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class KeyframeAnimationTests: XCTestCase {
    func testValuesHoldBetweenAndAfterKeyframes() {
        let scene = AnimationScene()
        scene.animate {
            scene.frame(0.1, 0.2) { scene.view.center.x = 50 }
            scene.frame(0.5, 0.25) { scene.view.center.x = 110 }
        }
        XCTAssertEqual(scene.view.center.x, 110, "the model has the last value at once")
        XCTAssertEqual(scene.view.layer.animationKeys(), ["position"])
        assertEqual(scene.values([0, 0.05, 0.2, 0.3, 0.4, 0.5, 0.625, 0.75, 0.9]), [10, 10, 30, 50, 50, 50, 80, 110, 110])
        XCTAssertEqual(scene.log.take(), [])
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done true 1.0"])
        XCTAssertNil(scene.view.layer.animationKeys())
    }

    func testTheWholeEasesInAndOutByDefault() {
        let scene = AnimationScene()
        scene.animate(2, []) { scene.frame(0, 1) { scene.view.center.x = 110 } }
        for time in [0.3, 0.8, 1.7] {
            scene.stage.advance(by: time - scene.stage.now)
            XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeInOut(time / 2), accuracy: 1e-6)
        }
    }

    func testSeveralPropertiesAndViewsShareTheRun() {
        let scene = AnimationScene()
        let other = UIView()
        scene.stage.window.addSubview(other)
        scene.animate {
            scene.frame(0, 0.5) {
                scene.view.center.x = 110
                scene.view.alpha = 0
                other.center.y = 40
            }
            scene.frame(0.5, 0.5) {
                scene.view.alpha = 1
                scene.view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
        }
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
        XCTAssertEqual(other.layer.presentation()?.position.y ?? 0, 20, accuracy: 1e-9)
        XCTAssertEqual(scene.scale, 1, accuracy: 1e-9)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
        XCTAssertEqual(scene.scale, 2, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done true 1.0"])
    }

    func testCalculationModes() {
        // 10 to 40 in the first half, to 130 in the second.
        @MainActor func sampled(_ mode: UIView.KeyframeAnimationOptions) -> [Double] {
            let scene = AnimationScene()
            scene.animate(1, [mode, .curveLinear]) {
                scene.frame(0, 0.5) { scene.view.center.x = 40 }
                scene.frame(0.5, 0.5) { scene.view.center.x = 130 }
            }
            return scene.values([0.25, 0.49, 0.5, 0.75])
        }
        assertEqual(sampled(.calculationModeLinear), [25, 39.4, 40, 85])
        assertEqual(sampled(.calculationModeDiscrete), [10, 10, 40, 40])
        assertEqual(sampled(.calculationModePaced), [40, 68.8, 70, 100], accuracy: 1e-6)
        // Hermite with slopes 60, 120 and 180 per run (Documentation/Behavior.md#keyframes).
        func hermite(_ a: Double, _ b: Double, _ p: Double, _ q: Double, _ s: Double) -> Double {
            (2 * s * s * s - 3 * s * s + 1) * a + (s * s * s - 2 * s * s + s) * p * 0.5 + (3 * s * s - 2 * s * s * s) * b
                + (s * s * s - s * s) * q * 0.5
        }
        assertEqual(
            sampled(.calculationModeCubic),
            [hermite(10, 40, 60, 120, 0.5), hermite(10, 40, 60, 120, 0.98), 40, hermite(40, 130, 120, 180, 0.5)], accuracy: 1e-6)
        let paced = sampled(.calculationModeCubicPaced)
        XCTAssertEqual(paced[2], 70, accuracy: 1, "at one speed")
        XCTAssertEqual(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue, 4 << 10)
    }

    func testTheModelKeepsTheLastValueSetAndTheAnimationFollowsTime() {
        let scene = AnimationScene()
        scene.animate {
            scene.frame(0.5, 0.5) { scene.view.center.x = 110 }
            scene.frame(0, 0.5) { scene.view.center.x = 60 }
        }
        XCTAssertEqual(scene.view.center.x, 60, "the block that ran last")
        assertEqual(scene.values([0.25, 0.75]), [35, 85])
        scene.stage.settle()
        scene.stage.advance(by: 0.01)
        XCTAssertEqual(scene.x, 60)
    }

    func testAKeyframeThatComesEarlyTakesOver() {
        let scene = AnimationScene()
        scene.animate {
            scene.frame(0, 0.8) { scene.view.center.x = 90 }
            scene.frame(0.4, 0.4) { scene.view.center.x = 10 }
        }
        assertEqual(scene.values([0.2, 0.4, 0.6, 0.8, 0.9]), [30, 50, 30, 10, 10])
    }

    func testChangesOutsideOfKeyframesTakeTheWholeRun() {
        let scene = AnimationScene()
        scene.animate { scene.view.center.x = 110 }
        assertEqual(scene.values([0.25, 0.5]), [35, 60])
    }

    func testARunningMovementAddsUp() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1)
        scene.stage.advance(by: 0.5)
        scene.animate { scene.frame(0, 0.5) { scene.view.center.x = 10 } }
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        scene.stage.advance(by: 0.25)
        // 10 - 100/4 of the first, 100/2 of the keyframe.
        XCTAssertEqual(scene.x, 10 - 25 + 50, accuracy: 1e-9)
    }

    func testADelayHoldsTheStart() {
        let scene = AnimationScene()
        scene.animate(1, delay: 0.5) { scene.frame(0, 0.5) { scene.view.center.x = 110 } }
        assertEqual(scene.values([0.4, 0.75]), [10, 60])
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done true 1.5"])
    }

    func testTheWholeMayRepeatBackAndForth() {
        let scene = AnimationScene()
        scene.animate(1, [.curveLinear, .repeat, .autoreverse]) { scene.frame(0, 1) { scene.view.center.x = 110 } }
        assertEqual(scene.values([0.25, 1.25, 2.25]), [35, 85, 35])
    }

    func testWithinABlockItTakesThatBlocksDurationAndCurve() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: { scene.animate(9, []) { scene.frame(0.5, 0.5) { scene.view.center.x = 110 } } })
        assertEqual(scene.values([1, 1.5]), [10, 60])
    }

    func testInnerBlocksAreDoneWithTheKeyframes() {
        let scene = AnimationScene()
        scene.animate {
            scene.frame(0.5, 0.5) {
                UIView.animate(withDuration: 9, animations: { scene.view.center.x = 110 }, completion: scene.completion("inner"))
                UIView.animateKeyframes(
                    withDuration: 9, delay: 0,
                    animations: { scene.frame(0.5, 0.5) { scene.view.center.y = 50 } }, completion: scene.completion("inner keys"))
            }
        }
        scene.stage.advance(by: 0.75)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        XCTAssertEqual(scene.view.layer.presentation()?.position.y ?? 0, 10, accuracy: 1e-9, "an inner run fills its keyframe")
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["inner true 1.0", "inner keys true 1.0", "done true 1.0"])
    }

    func testOddKeyframes() {
        let scene = AnimationScene()
        let complaints = Diagnostics.complaints {
            scene.animate {
                scene.frame(-1, 0.5) { scene.view.center.x = 20 }
                scene.frame(.nan, .nan) { scene.view.center.x = 30 }
                scene.frame(0.75, 7) { scene.view.center.x = 110 }
                scene.frame(0.5, 0) { scene.view.center.x = 60 }
            }
            scene.frame(0, 1) { scene.view.alpha = 0.5 }
        }
        XCTAssertEqual(complaints.count, 3, "\(complaints)")
        XCTAssertEqual(scene.alpha, 1)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.alpha, 0.5, "outside of animateKeyframes nothing is animated")
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done true 1.0"])
    }

    func testWithoutChangesOrWithAnimationsDisabledItIsDoneAtOnce() {
        let scene = AnimationScene()
        scene.animate {}
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.log.take(), ["done true 0.0"])
        UIView.performWithoutAnimation { scene.animate { scene.frame(0, 1) { scene.view.center.x = 110 } } }
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 110)
        XCTAssertEqual(scene.log.take(), ["done true 0.0"])
    }

    func testModifiedAnimationsRepeat() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { scene.view.center.x = 110 }
                scene.view.alpha = 0
            }, completion: scene.completion("done"))
        assertEqual(scene.values([0.25, 1.25, 2.5, 3.75]), [35, 85, 60, 35])
        XCTAssertEqual(scene.alpha, 0, "what is outside runs once")
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done true 4.0"])
        scene.stage.advance(by: 0.1)
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { scene.view.center.x = 10 }
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 10)
    }
}

extension UIView.KeyframeAnimationOptions {
    fileprivate static let curveLinear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}

extension AnimationScene {
    fileprivate func animate(
        _ duration: Double = 1, delay: Double = 0, _ options: UIView.KeyframeAnimationOptions = .curveLinear, _ frames: @escaping () -> Void
    ) {
        UIView.animateKeyframes(withDuration: duration, delay: delay, options: options, animations: frames, completion: completion("done"))
    }

    fileprivate func frame(_ start: Double, _ length: Double, _ changes: @escaping () -> Void) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: changes)
    }

    /// The presentation x at each time.
    fileprivate func values(_ times: [Double]) -> [Double] {
        times.map {
            stage.advance(by: $0 - stage.now)
            return x
        }
    }
}

private func assertEqual(_ got: [Double], _ expected: [Double], accuracy: Double = 1e-9, line: UInt = #line) {
    XCTAssertEqual(got.count, expected.count, line: line)
    for (a, b) in zip(got, expected) { XCTAssertEqual(a, b, accuracy: accuracy, "\(got)", line: line) }
}
