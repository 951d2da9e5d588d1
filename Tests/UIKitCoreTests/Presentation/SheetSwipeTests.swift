import Kinora
import UIKit
import XCTest

/// The user's swipe, and its delegate's callbacks.
@preconcurrency @MainActor
final class SheetSwipeTests: XCTestCase {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var received: [String] = []
        var allows = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            received.append("shouldDismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { received.append("willDismiss") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { received.append("didDismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { received.append("didAttempt") }
    }

    private static func sheet() -> (PresentationScene, LoggedController, Delegate) {
        let scene = PresentationScene()
        let b = scene.screen("B", .pageSheet)
        let delegate = Delegate()
        b.presentationController?.delegate = delegate
        scene.root.present(b, animated: false)
        scene.stage.settle()
        _ = scene.log.take()
        return (scene, b, delegate)
    }

    /// Down from 100 to a position in half a second, and still there for a while, so that there is no velocity.
    private static func pull(_ stage: Stage, to y: CGFloat, lift: Bool = true) {
        var samples = (0...30).map { step in
            TouchSample(
                time: Double(step) / 60, phase: step == 0 ? .began : .moved,
                location: CGPoint(x: 150, y: 100 + (y - 100) * CGFloat(step) / 30))
        }
        samples += (1...12).map { TouchSample(time: 0.5 + Double($0) / 60, phase: .moved, location: CGPoint(x: 150, y: y)) }
        if lift { samples.append(TouchSample(time: 0.71, phase: .ended, location: CGPoint(x: 150, y: y))) }
        stage.touch(samples)
    }

    func testPulledBelowItsMiddleItGoes() {
        let (scene, b, delegate) = Self.sheet()
        Self.pull(scene.stage, to: 450)
        XCTAssertEqual(scene.received(), ["B.willDisappear", "B.didDisappear"])
        XCTAssertEqual(delegate.received, ["shouldDismiss", "willDismiss", "didDismiss"])
        XCTAssertNil(b.presentingViewController)
        XCTAssertNil(b.view.window)
    }

    func testItFollowsTheFingerAndGoesBackWhenItIsReleasedAbove() {
        let (scene, b, delegate) = Self.sheet()
        Self.pull(scene.stage, to: 300, lift: false)
        // The finger has moved 200.
        XCTAssertEqual(scene.shownTop(b), 200, accuracy: 1e-6)
        scene.stage.touch([TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: 150, y: 300))])
        XCTAssertEqual(scene.received(), ["B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
        XCTAssertEqual(delegate.received, ["shouldDismiss", "willDismiss"])
        XCTAssertEqual(scene.shownTop(b), 0, accuracy: 1e-9)
        XCTAssertTrue(scene.root.presentedViewController === b)
    }

    func testOneThatMayNotGoYieldsAndSaysThatItWasTried() {
        for isModal in [false, true] {
            let (scene, b, delegate) = Self.sheet()
            delegate.allows = false
            b.isModalInPresentation = isModal
            Self.pull(scene.stage, to: 450, lift: false)
            // The finger has moved 350; the sheet yields 60 at most.
            let stretch = 350.0 * 0.55 / 60
            XCTAssertEqual(scene.shownTop(b), 60 * stretch / (stretch + 1), accuracy: 1e-6)
            scene.stage.touch([TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: 150, y: 450))])
            XCTAssertEqual(scene.received(), [])
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(delegate.received, (isModal ? [] : ["shouldDismiss"]) + ["didAttempt"])
            XCTAssertEqual(scene.shownTop(b), 0, accuracy: 1e-9)
        }
    }
}
