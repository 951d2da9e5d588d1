import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class PropertyAnimatorAdditionTests: XCTestCase {
    func testADelayFactorIsAFractionOfTheDuration() {
        let scene = AnimationScene()
        let other = UIView()
        scene.stage.window.addSubview(other)
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { scene.view.center.x = 110 }
        animator.addAnimations({ other.center.x = 100 }, delayFactor: 0.4)
        animator.addCompletion { _ in scene.log.add("done \(scene.stage.now)") }
        animator.startAnimation()
        for time in [0.5, 0.8, 1.1, 1.9] {
            scene.stage.advance(by: time - scene.stage.now)
            XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeIn(time / 2), accuracy: 1e-6)
            let expected = 100 * ReferenceCurve.easeIn(max(time - 0.8, 0) / 1.2)
            XCTAssertEqual(other.layer.presentation()?.position.x ?? 0, expected, accuracy: 1e-6)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done 2.0"])
    }

    func testOddDelayFactors() {
        for (factor, shown) in [(-1, 60), (CGFloat.nan, 60), (1, 110), (5, 110)] as [(CGFloat, Double)] {
            let scene = AnimationScene()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
            animator.addAnimations({ scene.view.center.x = 110 }, delayFactor: factor)
            animator.startAnimation()
            scene.stage.advance(by: 0.5)
            XCTAssertEqual(scene.x, shown, accuracy: 1e-9, "\(factor)")
        }
    }

    func testWhatIsAddedLaterTakesTheTimeThatIsLeft() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeOut) { scene.view.center.x = 110 }
        animator.addCompletion { _ in scene.log.add("done \((scene.stage.now * 1e9).rounded() / 1e9)") }
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        animator.addAnimations { scene.view.alpha = 0 }
        animator.addAnimations({ scene.view.center.y = 60 }, delayFactor: 0.5)
        XCTAssertEqual(scene.view.alpha, 0)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.alpha, 1)
        scene.stage.advance(by: 1.2)
        XCTAssertEqual(scene.alpha, 1 - ReferenceCurve.easeOut(1.2 / 1.5), accuracy: 1e-6)
        XCTAssertEqual(scene.view.layer.presentation()?.position.y ?? 0, 10 + 50 * ReferenceCurve.easeOut(0.45 / 0.75), accuracy: 1e-6)
        scene.stage.settle()
        XCTAssertEqual(scene.log.take(), ["done 2.0"])
    }

    func testWhatIsAddedToAPausedOneBeginsThere() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { scene.view.center.x = 110 }
        animator.fractionComplete = 0.5
        animator.addAnimations { scene.view.alpha = 0 }
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.alpha, 1)
        animator.fractionComplete = 0.75
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
        animator.fractionComplete = 0.25
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.alpha, 1)
        XCTAssertEqual(scene.x, 35, accuracy: 1e-9)
        animator.startAnimation()
        scene.stage.settle()
        XCTAssertEqual(scene.alpha, 0)
    }

    func testInnerBlocksBelongToTheAnimator() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 9, animations: { scene.view.center.x = 110 }, completion: scene.completion("inner"))
            XCTAssertEqual(UIView.inheritedAnimationDuration, 1)
        }
        animator.addCompletion { _ in scene.log.add("done") }
        animator.fractionComplete = 0.25
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.x, 35, accuracy: 1e-9)
        animator.startAnimation()
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now, 1.75)
        XCTAssertEqual(scene.log.take(), ["inner true 1.75", "done"])
    }

    func testKeyframesAreScrubbedToo() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            UIView.animateKeyframes(
                withDuration: 0, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.center.x = 60 }
                    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { scene.view.center.x = 110 }
                })
        }
        for (fraction, x) in [(0.25, 35.0), (0.6, 60), (0.875, 85), (0, 10)] {
            animator.fractionComplete = CGFloat(fraction)
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.x, x, accuracy: 1e-9)
        }
        animator.fractionComplete = 0.875
        animator.stopAnimation(false)
        XCTAssertEqual(scene.view.center.x, 85, accuracy: 1e-9)
        animator.finishAnimation(at: .start)
        XCTAssertEqual(scene.view.center.x, 10)
    }

    func testDisabledAnimationsChangeAtOnce() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        animator.addCompletion { _ in scene.log.add("done \(scene.stage.now)") }
        UIView.setAnimationsEnabled(false)
        animator.startAnimation()
        UIView.setAnimationsEnabled(true)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 110)
        XCTAssertEqual(scene.log.take(), ["done 0.0"])
    }

    func testTwoAnimatorsOfOnePropertyAddUp() {
        let scene = AnimationScene()
        let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 110 }
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x = 210 }
        first.fractionComplete = 0.5
        second.fractionComplete = 0.25
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 10 + 50 + 25, accuracy: 1e-9)
        first.stopAnimation(true)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 85, accuracy: 1e-9)
        second.isReversed = true
        second.startAnimation()
        scene.stage.settle()
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
    }

    func testABoundsChangeIsLaidOutAgainWhenTakenBack() {
        let scene = AnimationScene()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        child.autoresizingMask = [.flexibleWidth]
        scene.view.addSubview(child)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.bounds.size.width = 100 }
        animator.startAnimation()
        XCTAssertEqual(child.bounds.width, 100)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(child.layer.presentation()?.bounds.width ?? 0, 60, accuracy: 1e-9)
        animator.isReversed = true
        scene.stage.settle()
        XCTAssertEqual(scene.view.bounds.width, 20)
        XCTAssertEqual(child.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
