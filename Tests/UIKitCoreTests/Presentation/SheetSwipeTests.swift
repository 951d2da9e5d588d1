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

    // MARK: Pulled up

    /// Moves a finger by `distance`, upward if negative, from y 400 in half a second, and holds it.
    private static func drag(_ stage: Stage, by distance: CGFloat, x: CGFloat = 150, lift: Bool = true) {
        var samples = (0...30).map { step in
            TouchSample(
                time: Double(step) / 60, phase: step == 0 ? .began : .moved, location: CGPoint(x: x, y: 400 + distance * CGFloat(step) / 30)
            )
        }
        samples += (1...12).map { TouchSample(time: 0.5 + Double($0) / 60, phase: .moved, location: CGPoint(x: x, y: 400 + distance)) }
        if lift { samples.append(TouchSample(time: 0.71, phase: .ended, location: CGPoint(x: x, y: 400 + distance))) }
        stage.touch(samples)
    }

    func testPulledUpASheetGivesALittleAndReturnsWithoutAJump() throws {
        for device in [Device.iPhone15, .iPad10] {
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let scene = PresentationScene(device: device)
                let b = scene.presented("B", style)
                let rest = scene.shownTop(b)
                XCTAssertGreaterThan(rest, 40)
                Self.drag(scene.stage, by: -100, x: 400 * device.size.width / 820, lift: false)
                let given = rest - scene.shownTop(b)
                XCTAssertGreaterThan(given, 8, "\(device.name)")
                XCTAssertLessThan(given, 40, "\(device.name)")
                // Nothing is visible below a sheet at the edge; a card keeps its height.
                let card = try XCTUnwrap(b.presentationController?.presentedView)
                if device == .iPhone15 {
                    XCTAssertEqual(card.frame.maxY, 852)
                } else {
                    XCTAssertEqual(card.frame.midY, 590 - given, accuracy: 0.6)
                }
                scene.stage.touch([TouchSample(time: 0.01, phase: .ended, location: CGPoint(x: 150, y: 300))])
                var last = scene.shownTop(b)
                for _ in 0..<60 {
                    scene.stage.advance(by: 1.0 / 60)
                    let top = scene.shownTop(b)
                    XCTAssertGreaterThanOrEqual(top, last - 0.01)
                    XCTAssertLessThan(top - last, given / 3, "no jump")
                    last = top
                }
                scene.stage.settle()
                XCTAssertEqual(scene.shownTop(b), rest, accuracy: 1e-6)
                XCTAssertEqual(scene.received(), [])
                XCTAssertTrue(scene.root.presentedViewController === b)
            }
        }
    }

    func testASheetThatIsCaughtWhileItReturnsDoesNotJump() {
        let scene = PresentationScene(device: .iPhone15)
        let b = scene.presented("B", .pageSheet)
        Self.drag(scene.stage, by: -300)
        scene.stage.advance(by: 0.05)
        let before = scene.shownTop(b)
        XCTAssertLessThan(before, 58)
        scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 150, y: 400))])
        var last = scene.shownTop(b)
        for step in 1...20 {
            scene.stage.touch([TouchSample(time: 1.0 / 60, phase: .moved, location: CGPoint(x: 150, y: 400 - 2 * CGFloat(step)))])
            XCTAssertLessThan(abs(scene.shownTop(b) - last), 4)
            last = scene.shownTop(b)
        }
    }

    func testContentThatScrollsIsScrolledInstead() {
        let scene = PresentationScene(device: .iPhone15)
        let b = scene.screen("B", .pageSheet)
        let scroll = UIScrollView(frame: b.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        b.view.addSubview(scroll)
        scene.root.present(b, animated: false)
        scene.stage.settle()
        let rest = scene.shownTop(b)
        Self.drag(scene.stage, by: -200, lift: false)
        XCTAssertEqual(scene.shownTop(b), rest)
        XCTAssertGreaterThan(scroll.contentOffset.y, 100)
        // Content that fits and does not bounce leaves the finger to the sheet.
        scene.stage.touch([TouchSample(time: 0.01, phase: .ended, location: CGPoint(x: 150, y: 200))])
        scroll.contentSize = CGSize(width: 100, height: 100)
        scroll.contentOffset = .zero
        scene.stage.settle()
        Self.drag(scene.stage, by: -200, lift: false)
        XCTAssertLessThan(scene.shownTop(b), rest - 8)
    }
}
