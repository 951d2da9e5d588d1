import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class AdditiveAnimationTests: XCTestCase {
    func testASecondMoveAddsUpWithTheFirst() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1, options: [])
        scene.stage.advance(by: 0.5)
        scene.move(to: 40, in: 0.8, options: .curveEaseOut)
        XCTAssertEqual(scene.view.layer.animationKeys(), ["position", "position-2"])
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeInOut(0.5), accuracy: 1e-6)
        for _ in 1...7 {
            scene.stage.advance(by: 0.1)
            let (t, u) = (min(scene.stage.now, 1), (scene.stage.now - 0.5) / 0.8)
            let expected = 40 - 100 * (1 - ReferenceCurve.easeInOut(t)) + 70 * (1 - ReferenceCurve.easeOut(u))
            XCTAssertEqual(scene.x, expected, accuracy: 1e-6)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.x, 40)
        XCTAssertEqual(scene.stage.now, 1.3, accuracy: 1e-9)
    }

    func testTheSpeedDoesNotJumpWhenTheDirectionTurns() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1, options: [])
        scene.stage.advance(by: 0.499)
        let before = scene.x
        scene.stage.advance(by: 0.001)
        let speed = (scene.x - before) / 0.001
        scene.move(to: 10, in: 1, options: [])
        scene.stage.advance(by: 0)
        let reversed = scene.x
        scene.stage.advance(by: 0.001)
        XCTAssertEqual((scene.x - reversed) / 0.001, speed, accuracy: 1.5)
    }

    func testAScaleIsLinearInTheScale() {
        let scene = AnimationScene()
        scene.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        scene.stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.transform = .identity })
        for step in 1...9 {
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.scale, 0.1 + 0.9 * Double(step) / 10, accuracy: 1e-9)
        }
    }

    func testScalesThatMeetMultiply() {
        let scene = AnimationScene()
        func scaleTo(_ scale: CGFloat) {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { scene.view.transform = CGAffineTransform(scaleX: scale, y: scale) })
        }
        scaleTo(2)
        scene.stage.advance(by: 0.5)
        scaleTo(0.5)
        scene.stage.advance(by: 0.25)
        // The first is at 3/4 from 1/2 to 1, the second at 1/4 from 2/0.5 to 1.
        XCTAssertEqual(scene.scale, 0.5 * (0.5 + 0.5 * 0.75) * (4 - 3 * 0.25), accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.scale, 0.5)
    }

    func testAHalfRotationGoesClockwiseInBothDirections() {
        for angle: CGFloat in [.pi, -.pi] {
            let scene = AnimationScene()
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { scene.view.transform = CGAffineTransform(rotationAngle: angle) })
            scene.stage.advance(by: 0.25)
            let shown = scene.view.layer.presentation()?.transform ?? CATransform3DIdentity
            // Clockwise on the screen: the x axis turns down (Documentation/Behavior.md#transform-interpolation).
            XCTAssertEqual(atan2(shown.m12, shown.m11), CGFloat.pi / 4, accuracy: 1e-6, "\(angle)")
        }
    }

    func testATransformThatCannotBeUndoneIsReachedFromTheOldOne() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.transform = CGAffineTransform(scaleX: 0, y: 0) })
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.scale, 0.75, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.scale, 0)
    }

    func testTheFrameIsAnimatedByPositionThenBounds() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { scene.view.frame = CGRect(x: 100, y: 0, width: 60, height: 20) })
        XCTAssertEqual(scene.view.layer.animationKeys(), ["position", "bounds.origin", "bounds.size"])
        scene.stage.advance(by: 0.5)
        let shown = scene.view.layer.presentation()?.frame ?? .zero
        XCTAssertEqual(shown.minX, 50, accuracy: 1e-9)
        XCTAssertEqual(shown.width, 40, accuracy: 1e-9)
    }

    func testCornerRadiiAddUpToo() {
        let scene = AnimationScene()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.layer.cornerRadius = 8 })
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { scene.view.layer.cornerRadius = 10 })
        scene.stage.advance(by: 0.5)
        // 10 - 8/2 - 2·3/4
        XCTAssertEqual(scene.view.layer.presentation()?.cornerRadius ?? 0, 4.5, accuracy: 1e-9)
    }

    func testOpacityStartsFromTheModelUnlessFromTheCurrentState() {
        for (options, start) in [(UIView.AnimationOptions.curveLinear, 0.0), ([.curveLinear, .beginFromCurrentState], 0.5)] {
            let scene = AnimationScene()
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.view.alpha = 0 },
                completion: scene.completion("out"))
            scene.stage.advance(by: 0.5)
            UIView.animate(
                withDuration: 1, delay: 0, options: options, animations: { scene.view.alpha = 1 }, completion: scene.completion("in"))
            XCTAssertEqual(scene.view.layer.animationKeys(), ["opacity"], "the first is replaced")
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.alpha, start, accuracy: 1e-6)
            XCTAssertEqual(scene.log.take(), ["out false 0.5"])
            scene.stage.advance(by: 0.5)
            XCTAssertEqual(scene.alpha, start + (1 - start) / 2, accuracy: 1e-6)
            scene.stage.advance(by: 0.5)
            XCTAssertEqual(scene.log.take(), ["in true 1.5"])
        }
    }

    func testBeginFromCurrentStateChangesNothingForAMove() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1)
        scene.stage.advance(by: 0.5)
        scene.move(to: 10, in: 1, options: [.curveLinear, .beginFromCurrentState])
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 10 - 100 * 0.25 + 100 * 0.75, accuracy: 1e-9)
    }

    func testColorsMixPerComponentAndNilHasNothingToMix() {
        let scene = AnimationScene()
        scene.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        scene.stage.advance(by: 0)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { scene.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5) })
        scene.stage.advance(by: 0.25)
        let shown = scene.view.layer.presentation()?.backgroundColor?.components ?? []
        for (component, expected) in zip(shown, [0.75, 0, 0.25, 0.875]) { XCTAssertEqual(component, expected, accuracy: 1e-9) }
        XCTAssertEqual(shown.count, 4)
        scene.stage.settle()
        UIView.animate(withDuration: 1) { scene.view.backgroundColor = nil }
        XCTAssertNil(scene.view.layer.animationKeys())
    }

    func testWhatBlocksDoNotAnimateChangesAtOnce() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1,
            animations: {
                scene.view.layer.borderWidth = 3
                scene.view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                scene.view.layer.zPosition = 5
                scene.view.isHidden = true
            }, completion: scene.completion("done"))
        XCTAssertNil(scene.view.layer.animationKeys())
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.view.layer.presentation()?.borderWidth, 3)
        XCTAssertEqual(scene.view.layer.presentation()?.zPosition, 5)
        XCTAssertEqual(scene.log.take(), ["done true 0.0"])
    }

    func testAnotherLayerOfTheViewMovesFromItsOwnPosition() {
        let scene = AnimationScene()
        let layer = CALayer()
        layer.delegate = scene.view
        layer.position.x = 50
        scene.view.layer.addSublayer(layer)
        scene.stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { layer.position.x = 100 }
        scene.stage.advance(by: 0)
        XCTAssertEqual(layer.presentation()?.position.x, 50)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 75, accuracy: 1e-9)
    }
}
