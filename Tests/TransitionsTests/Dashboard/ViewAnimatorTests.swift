import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

@preconcurrency @MainActor
final class ViewAnimatorTests: XCTestCase {
    @MainActor
    private final class Scene {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: .zero))
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
        var completions: [String] = []

        init() {
            stage.window.addSubview(view)
            stage.settle()
        }

        var shown: CATransform3D { view.layer.presentation()?.transform ?? CATransform3DIdentity }
    }

    func testScaleUpGoesFromWhatIsShownToTheIdentityWithEaseOut() {
        let scene = Scene()
        scene.view.transform = CGAffineTransform(scaleX: 0.37, y: 0.37)
        scene.stage.settle()
        ViewAnimator.scaleUp(scene.view, duration: 0.5) { scene.completions.append("up \($0)") }
        CATransaction.flush()
        for step in 1...4 {
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(Double(scene.shown.m11), 0.37 + 0.63 * Curve.easeOut(Double(step) / 5), accuracy: 1e-6)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.view.transform, .identity)
        XCTAssertEqual(scene.completions, ["up true"])
    }

    func testScaleDownLeavesAHundredthWithEaseIn() {
        let scene = Scene()
        ViewAnimator.scaleDown(scene.view) { scene.completions.append("down \($0)") }
        CATransaction.flush()
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(Double(scene.shown.m11), 1 - 0.99 * Curve.easeIn(0.2 / 0.3), accuracy: 1e-6)
        scene.stage.settle()
        XCTAssertEqual(scene.view.transform.a, 0.01, accuracy: 1e-12)
        XCTAssertEqual(scene.completions, ["down true"])
    }

    func testSlideMovesTheFrameWithEaseInOut() {
        let scene = Scene()
        let target = CGRect(x: 140, y: 260, width: 100, height: 80)
        ViewAnimator.slide(scene.view, to: target, duration: 0.5) { scene.completions.append("slide \($0)") }
        CATransaction.flush()
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.view.frame, target)
        let progress = Curve.easeInOut(0.4)
        XCTAssertEqual(Double(scene.view.layer.presentation()?.position.x ?? 0), 90 + 100 * progress, accuracy: 1e-4)
        XCTAssertEqual(Double(scene.view.layer.presentation()?.position.y ?? 0), 100 + 200 * progress, accuracy: 1e-4)
        scene.stage.settle()
        XCTAssertEqual(scene.completions, ["slide true"])
    }

    func testOneTakesOverFromAnotherWithoutAJump() {
        let scene = Scene()
        ViewAnimator.scaleDown(scene.view, duration: 0.4) { _ in scene.completions.append("down") }
        scene.stage.advance(by: 0.2)
        let before = scene.shown.m11
        ViewAnimator.scaleUp(scene.view, duration: 0.4) { _ in scene.completions.append("up") }
        CATransaction.flush()
        XCTAssertEqual(scene.shown.m11, before, accuracy: 1e-9)
        scene.stage.advance(by: 0.1)
        let later = scene.shown.m11
        ViewAnimator.scaleUp(scene.view, duration: 0.4) { _ in scene.completions.append("up again") }
        CATransaction.flush()
        XCTAssertEqual(scene.shown.m11, later, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.completions.count, 3)
        XCTAssertEqual(scene.completions.last, "up again")
        XCTAssertEqual(scene.view.transform, .identity)
        XCTAssertNil(scene.view.layer.animationKeys())
    }

    func testOneTakesOverFromAnotherAtItsVelocity() {
        let scene = Scene()
        let step = 0.0005
        @MainActor func velocity() -> Double {
            let before = Double(scene.shown.m11)
            scene.stage.advance(by: step)
            return (Double(scene.shown.m11) - before) / step
        }
        ViewAnimator.scaleDown(scene.view, duration: 0.4)
        scene.stage.advance(by: 0.2)
        let shrinking = velocity()
        XCTAssertLessThan(shrinking, -1)
        ViewAnimator.scaleUp(scene.view, duration: 0.4)
        CATransaction.flush()
        XCTAssertEqual(velocity(), shrinking, accuracy: 0.05)
        scene.stage.advance(by: 0.1)
        let turning = velocity()
        ViewAnimator.scaleDown(scene.view, duration: 0.4)
        CATransaction.flush()
        XCTAssertEqual(velocity(), turning, accuracy: 0.05)
        scene.stage.settle()
        XCTAssertEqual(Double(scene.shown.m11), 0.01, accuracy: 1e-9)
    }
}
