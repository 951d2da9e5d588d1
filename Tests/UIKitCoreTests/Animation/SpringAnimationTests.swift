import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class SpringAnimationTests: XCTestCase {
    func testTheSpringOfADurationIsUIKits() throws {
        let cases = try ReferenceSpring.Mapping.load()
        XCTAssertGreaterThanOrEqual(cases.count, 10)
        MainActor.assumeIsolated {
            for one in cases {
                let scene = AnimationScene()
                UIView.animate(
                    withDuration: one.duration, delay: 0, usingSpringWithDamping: CGFloat(one.dampingRatio),
                    initialSpringVelocity: CGFloat(one.initialVelocity), animations: { scene.view.center.x = 110 },
                    completion: scene.completion("done"))
                let made = scene.spring()
                XCTAssertEqual(made?.mass, 1)
                XCTAssertEqual(made?.duration, one.duration)
                XCTAssertEqual(Double(made?.stiffness ?? 0) / one.stiffness, 1, accuracy: 1e-6)
                XCTAssertEqual(Double(made?.damping ?? 0) / one.damping, 1, accuracy: 1e-6)
                XCTAssertEqual(made?.isAdditive, true)
                XCTAssertNil(made?.timingFunction)
                for sample in one.samples where sample.t < one.duration {
                    scene.stage.advance(by: sample.t - scene.stage.now)
                    XCTAssertEqual(scene.x, 10 + 100 * sample.x, accuracy: 2e-4, "at \(sample.t)")
                }
                scene.stage.advance(by: one.duration - scene.stage.now + 0.01)
                XCTAssertEqual(scene.x, 110)
                XCTAssertEqual(scene.log.take().count, 1)
            }
        }
    }

    func testAPerceptualSpringTakesItsSettlingDuration() {
        // perceptual duration, bounce, stiffness, damping, settling (Documentation/Behavior.md#default-durations and #springs)
        let rows = [
            (0.5, 0.0, 157.913670, 25.132741, 0.8), (0.5, 0.3, 157.913670, 17.592919, 0.86296),
            (0.5, 0.7, 157.913670, 7.539822, 1.90487),
        ]
        for (duration, bounce, stiffness, damping, settling) in rows {
            let scene = AnimationScene()
            UIView.animate(
                springDuration: duration, bounce: CGFloat(bounce), animations: { scene.view.center.x = 110 },
                completion: scene.completion("done"))
            XCTAssertEqual(Double(scene.spring()?.stiffness ?? 0), stiffness, accuracy: 1e-5)
            XCTAssertEqual(Double(scene.spring()?.damping ?? 0), damping, accuracy: 1e-5)
            XCTAssertEqual(scene.spring()?.duration ?? 0, settling, accuracy: 1e-5)
            scene.stage.advance(by: 0.2)
            XCTAssertEqual(scene.x, 10 + 100 * ReferenceSpring(stiffness: stiffness, damping: damping)(0.2), accuracy: 1e-4)
            scene.stage.settle()
            XCTAssertEqual(scene.stage.now, settling, accuracy: 1e-5)
        }
        let scene = AnimationScene()
        UIView.animate { scene.view.center.x = 110 }
        XCTAssertEqual(scene.spring()?.duration ?? 0, 0.8, accuracy: 1e-9, "half a second without bounce unless told otherwise")
    }

    func testADelayHoldsTheStartAndOptionsCount() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.autoreverse, .repeat],
            animations: { scene.view.center.x = 110 })
        XCTAssertEqual(scene.spring()?.repeatCount, .infinity)
        XCTAssertEqual(scene.spring()?.autoreverses, true)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.x, 10)
        scene.stage.advance(by: 0.15)
        XCTAssertEqual(scene.x, 10 + 100 * ReferenceSpring(stiffness: 323.589, damping: 28.782)(0.1), accuracy: 1e-2)
    }

    func testASecondSpringKeepsPositionAndVelocity() {
        let scene = AnimationScene()
        func spring(to x: CGFloat) {
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                animations: { scene.view.center.x = x })
        }
        spring(to: 110)
        scene.stage.advance(by: 0.1)
        let before = scene.x
        scene.stage.advance(by: 0.0001)
        let speed = (scene.x - before) / 0.0001
        spring(to: -40)
        let reversed = scene.x
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, reversed, accuracy: 1e-9, "no jump")
        scene.stage.advance(by: 0.0001)
        XCTAssertEqual((scene.x - reversed) / 0.0001, speed, accuracy: 15, "of \(speed)")
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.x, -40)
    }

    func testASpringOfAReplacedPropertyKeepsPositionAndVelocityToo() {
        let scene = AnimationScene()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.alpha = 0 })
        scene.stage.advance(by: 0.5)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: { scene.view.alpha = 1 })
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
        scene.stage.advance(by: 0.0002)
        XCTAssertEqual((scene.alpha - 0.5) / 0.0002, -1, accuracy: 0.05, "it still fades at first")
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.alpha, 1)
    }

    func testASpringStartsFromAModelThatWasJustSet() {
        let scene = AnimationScene()
        scene.view.alpha = 0
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: { scene.view.alpha = 1 })
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.alpha, 0)
    }

    func testInnerBlocksTakeTheOuterSpringAndSpringsKeepTheirOwn() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: {
                UIView.animate(withDuration: 3) { scene.view.center.x = 110 }
                XCTAssertEqual(UIView.inheritedAnimationDuration, 0.5)
            })
        XCTAssertEqual(Double(scene.spring()?.stiffness ?? 0), 341.0237, accuracy: 1e-3)
        UIView.animate(withDuration: 1) {
            UIView.animate(
                withDuration: 9, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: { scene.view.alpha = 0.5 }
            )
        }
        XCTAssertEqual(Double(scene.spring("opacity")?.stiffness ?? 0), 161.7195, accuracy: 1e-3, "in the outer block's second")
    }

    func testOddSpringsSettleOrAreRefused() {
        let odd: [(Double, CGFloat, CGFloat)] = [
            (0, 0.5, 0), (-1, 0.5, 0), (.nan, 1, 0), (.infinity, 1, 0), (0.5, 0, 0), (0.5, -1, 0), (0.5, 7, 0), (0.5, .nan, 0),
            (0.5, 0.5, .nan),
            (0.5, 0.5, 1e6), (0.5, 1, -1e6),
        ]
        for (duration, ratio, velocity) in odd {
            let scene = AnimationScene()
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
                animations: { scene.view.center.x = 110 }, completion: scene.completion("done"))
            scene.stage.advance(by: 0.1)
            XCTAssertTrue(scene.x.isFinite)
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.x, 110, "\(duration) \(ratio) \(velocity)")
            XCTAssertEqual(scene.log.take().count, 1)
        }
    }
}

extension AnimationScene {
    fileprivate func spring(_ key: String = "position") -> CASpringAnimation? { view.layer.animation(forKey: key) as? CASpringAnimation }

    func testTheSystemsUnnamedCurveIsASpringOfHalfASecond() {
        MainActor.assumeIsolated {
            let scene = AnimationScene()
            UIView.animate(
                withDuration: 2, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16), animations: { scene.view.center.x = 110 },
                completion: scene.completion("done"))
            let made = scene.spring()
            XCTAssertEqual(made?.mass, 3)
            XCTAssertEqual(made?.stiffness, 1000)
            XCTAssertEqual(made?.damping, 500)
            XCTAssertEqual(made?.duration, 0.5)
            scene.stage.advance(by: 0.1)
            let w = (1000.0 / 3).squareRoot()
            XCTAssertEqual(scene.x, 110 - 100 * (1 + w * 0.1) * exp(-w * 0.1), accuracy: 1e-6)
            scene.stage.advance(by: 0.41)
            XCTAssertEqual(scene.log.take().count, 1)
        }
    }

    /// Keyboard notifications have the number 7, of which apps make a curve.
    func testTheKeyboardsCurveIsTheSystemsSpring() throws {
        try MainActor.assumeIsolated {
            let curve = try XCTUnwrap(UIView.AnimationCurve(rawValue: 7))
            XCTAssertEqual(curve.rawValue, 7)
            XCTAssertEqual(curve, UIView.AnimationCurve(rawValue: 7))
            XCTAssertNotEqual(curve, .easeInOut)
            XCTAssertNil(UIView.AnimationCurve(rawValue: 4))
            for rawValue in 0..<4 { XCTAssertEqual(UIView.AnimationCurve(rawValue: rawValue)?.rawValue, rawValue) }
            let named =
                switch curve {
                case .easeInOut, .easeIn, .easeOut, .linear: true
                @unknown default: false
                }
            XCTAssertFalse(named)
            let block = { (view: UIView) in
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationDuration(2)
                UIView.setAnimationCurve(curve)
                UIView.setAnimationDuration(2)
                view.center.x = 110
                UIView.commitAnimations()
            }
            let animator = { (view: UIView) in
                UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 110 }.startAnimation()
            }
            for (name, move) in [("block", block), ("animator", animator)] {
                let scene = AnimationScene()
                move(scene.view)
                let w = (1000.0 / 3).squareRoot()
                scene.stage.advance(by: 0.1)
                XCTAssertEqual(scene.x, 110 - 100 * (1 + w * 0.1) * exp(-w * 0.1), accuracy: 1e-6, name)
                scene.stage.advance(by: 0.41)
                XCTAssertEqual(scene.view.layer.animationKeys() ?? [], [], name)
            }
        }
    }

    func testAnAppSeesTheValuesOfAViewsAnimationInItsOwnTypes() {
        MainActor.assumeIsolated {
            let scene = AnimationScene()
            UIView.animate(withDuration: 1) { scene.view.center.x = 110 }
            let animation = scene.view.layer.animation(forKey: "position") as? CABasicAnimation
            XCTAssertEqual((animation?.fromValue as? NSValue)?.cgPointValue, CGPoint(x: -100, y: 0))
            XCTAssertEqual((animation?.toValue as? NSValue)?.cgPointValue, .zero)
        }
    }
}
