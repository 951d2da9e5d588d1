import Kinora
import TestSupport
import UIKit
import XCTest

/// Detents of sheets: frames, fingers, what is behind.
@preconcurrency @MainActor
final class SheetDetentTests: XCTestCase {
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var received: [String] = []
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { received.append("willDismiss") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { received.append("didDismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { received.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            received.append(
                sheet.selectedDetentIdentifier == .large ? "large" : sheet.selectedDetentIdentifier == .medium ? "medium" : "own")
        }
    }

    @MainActor
    private final class Scene {
        let stage = Stage(device: .iPhone15)
        let root = UIViewController()
        let controller = UIViewController()
        let delegate = Delegate()
        var taps = 0

        init(_ detents: [UISheetPresentationController.Detent], _ change: (UISheetPresentationController) -> Void = { _ in }) throws {
            stage.window.rootViewController = root
            let sheet = try XCTUnwrap(controller.sheetPresentationController)
            sheet.detents = detents
            sheet.delegate = delegate
            change(sheet)
            root.present(controller, animated: false)
            stage.settle()
        }

        /// The full height below the status bar, without the safe area at the bottom.
        static let full: CGFloat = 852 - 59 - 34

        var sheet: UISheetPresentationController? { controller.sheetPresentationController }
        var top: CGFloat { controller.view.convert(controller.view.bounds, to: nil).minY }

        /// Moves the finger that is down by steps of a 60th of a second.
        func move(from y: CGFloat, by step: CGFloat, times: Int) {
            stage.touch(
                (1...times).map { index in
                    TouchSample(time: Double(index) / 60, phase: .moved, location: CGPoint(x: 190, y: y + step * CGFloat(index)))
                })
        }

        /// Drags slowly, and lifts the finger where it rests.
        func drag(from: CGFloat, to: CGFloat, lift: Bool = true) {
            var samples = (0...30).map { step in
                TouchSample(
                    time: Double(step) / 60, phase: step == 0 ? .began : .moved,
                    location: CGPoint(x: 190, y: from + (to - from) * CGFloat(step) / 30))
            }
            samples += (1...12).map { TouchSample(time: 0.5 + Double($0) / 60, phase: .moved, location: CGPoint(x: 190, y: to)) }
            if lift { samples.append(TouchSample(time: 0.71, phase: .ended, location: CGPoint(x: 190, y: to))) }
            stage.touch(samples)
            if lift { stage.settle() }
        }
    }

    private let mediumTop = 852 - 34 - (Scene.full / 2).rounded()

    func testASheetRestsAtItsSmallestDetent() throws {
        let scene = try Scene([.medium(), .large()])
        XCTAssertEqual(scene.top, mediumTop)
        XCTAssertNil(scene.sheet?.selectedDetentIdentifier)
        XCTAssertEqual(scene.controller.view.bounds.height, 852 - mediumTop)
        scene.sheet?.selectedDetentIdentifier = .large
        XCTAssertEqual(scene.top, 59)
        let sheet = try XCTUnwrap(scene.sheet)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        scene.stage.advance(by: 0.1)
        let shown = scene.controller.view.superview?.layer.presentation()?.frame.minY ?? 0
        XCTAssertGreaterThan(shown, 70)
        XCTAssertLessThan(shown, mediumTop - 10)
        scene.stage.settle()
        XCTAssertEqual(scene.top, mediumTop)
        XCTAssertEqual(scene.delegate.received, [])
    }

    func testAFingerMovesTheSheetBetweenDetents() throws {
        let scene = try Scene([.medium(), .large()])
        scene.drag(from: 500, to: 350, lift: false)
        XCTAssertEqual(scene.top, mediumTop - 150, accuracy: 0.01)
        XCTAssertEqual(scene.controller.view.bounds.height, 852 - mediumTop + 150, accuracy: 0.01)
        scene.stage.touch([TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: 190, y: 350))])
        scene.stage.settle()
        // 150 of the 359 points between the detents: back.
        XCTAssertEqual(scene.top, mediumTop)
        XCTAssertEqual(scene.delegate.received, [])
        scene.drag(from: 500, to: 250)
        XCTAssertEqual(scene.top, 59)
        XCTAssertEqual(scene.delegate.received, ["large"])
        scene.drag(from: 100, to: 400)
        XCTAssertEqual(scene.top, mediumTop)
        XCTAssertEqual(scene.delegate.received, ["large", "medium"])
        scene.drag(from: 500, to: 780)
        XCTAssertNil(scene.root.presentedViewController)
        XCTAssertEqual(scene.delegate.received, ["large", "medium", "willDismiss", "didDismiss"])
    }

    func testAFlickGoesToTheNextDetentAndYieldsBeyondTheLargest() throws {
        let scene = try Scene([.medium(), .large()])
        scene.stage.swipe(from: CGPoint(x: 190, y: 600), to: CGPoint(x: 190, y: 500), duration: 0.08)
        scene.stage.settle()
        XCTAssertEqual(scene.top, 59)
        scene.drag(from: 200, to: 240, lift: false)
        scene.move(from: 240, by: -10, times: 10)
        let stretch: CGFloat = 60 * 0.55 / 10
        XCTAssertEqual(scene.top, 59 - 10 * stretch / (stretch + 1), accuracy: 0.01)
        scene.stage.touch([TouchSample(time: 0.2, phase: .ended, location: CGPoint(x: 190, y: 140))])
        scene.stage.settle()
        XCTAssertEqual(scene.top, 59)
    }

    func testBelowTheSmallestDetentAndBackUpTheDismissalIsTakenBack() throws {
        let scene = try Scene([.medium(), .large()])
        scene.drag(from: 500, to: 600, lift: false)
        XCTAssertEqual(scene.controller.view.superview?.layer.presentation()?.frame.minY ?? 0, mediumTop + 100, accuracy: 1)
        scene.move(from: 600, by: -10, times: 30)
        XCTAssertEqual(scene.top, mediumTop - 200, accuracy: 1)
        scene.stage.touch([TouchSample(time: 0.5, phase: .ended, location: CGPoint(x: 190, y: 300))])
        scene.stage.settle()
        XCTAssertEqual(scene.top, 59)
        XCTAssertTrue(scene.root.presentedViewController === scene.controller)
    }

    func testACaughtSheetDoesNotJump() throws {
        let scene = try Scene([.medium(), .large()])
        let sheet = try XCTUnwrap(scene.sheet)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        scene.stage.advance(by: 0.12)
        let card = try XCTUnwrap(scene.controller.view.superview)
        let before = card.layer.presentation()?.frame.minY ?? 0
        scene.stage.touch([
            TouchSample(time: 0, phase: .began, location: CGPoint(x: 190, y: 600)),
            TouchSample(time: 0.01, phase: .moved, location: CGPoint(x: 190, y: 611)),
        ])
        let after = card.layer.presentation()?.frame.minY ?? 0
        XCTAssertEqual(after, before, accuracy: 25)
        scene.stage.touch([TouchSample(time: 0.4, phase: .cancelled, location: CGPoint(x: 190, y: 611))])
    }

    func testCustomDetentsAreLimitedAndAskedAgain() throws {
        var height: CGFloat? = 200
        let own = UISheetPresentationController.Detent.custom(identifier: .init("own")) { context in
            XCTAssertEqual(context.maximumDetentValue, Scene.full)
            return height
        }
        let scene = try Scene([own, .large()])
        XCTAssertEqual(scene.top, 852 - 34 - 200)
        height = 300
        XCTAssertEqual(scene.top, 852 - 34 - 200)
        scene.sheet?.invalidateDetents()
        XCTAssertEqual(scene.top, 852 - 34 - 300)
        height = .nan
        scene.sheet?.invalidateDetents()
        XCTAssertEqual(scene.top, 852 - 34)
        height = 10_000
        scene.sheet?.invalidateDetents()
        XCTAssertEqual(scene.top, 59)
        height = nil
        scene.sheet?.invalidateDetents()
        XCTAssertEqual(scene.top, 59)
    }

    func testAnUndimmedDetentLetsTouchesThrough() throws {
        let scene = try Scene([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { [unowned scene] _ in scene.taps += 1 })
        button.frame = CGRect(x: 100, y: 150, width: 200, height: 50)
        scene.root.view.addSubview(button)
        scene.stage.tap(at: CGPoint(x: 200, y: 175))
        XCTAssertEqual(scene.taps, 1)
        XCTAssertTrue(scene.root.presentedViewController === scene.controller)
        scene.sheet?.selectedDetentIdentifier = .large
        scene.stage.tap(at: CGPoint(x: 200, y: 30))
        scene.stage.settle()
        XCTAssertNil(scene.root.presentedViewController)
    }

    func testATapBesideTheSheetDismissesItUnlessItIsModal() throws {
        let scene = try Scene([.medium()])
        scene.controller.isModalInPresentation = true
        scene.stage.tap(at: CGPoint(x: 200, y: 175))
        scene.stage.settle()
        XCTAssertEqual(scene.delegate.received, ["attempt"])
        scene.controller.isModalInPresentation = false
        scene.stage.tap(at: CGPoint(x: 200, y: 175))
        scene.stage.settle()
        XCTAssertEqual(scene.delegate.received, ["attempt", "willDismiss", "didDismiss"])
        XCTAssertNil(scene.root.presentedViewController)
    }

    func testTheGrabberGoesToTheNextDetent() throws {
        let scene = try Scene([.medium(), .large()]) { $0.prefersGrabberVisible = true }
        scene.stage.tap(at: CGPoint(x: 196, y: mediumTop + 8))
        scene.stage.settle()
        XCTAssertEqual(scene.top, 59)
        scene.stage.tap(at: CGPoint(x: 196, y: 59 + 8))
        scene.stage.settle()
        XCTAssertEqual(scene.top, mediumTop)
        XCTAssertEqual(scene.delegate.received, ["large", "medium"])
    }

    func testScrollingFirstExpandsTheSheet() throws {
        for expands in [true, false] {
            let scene = try Scene([.medium(), .large()]) { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
            let scrollView = UIScrollView(frame: scene.controller.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 393, height: 3000)
            scene.controller.view.addSubview(scrollView)
            scene.drag(from: 700, to: 450)
            XCTAssertEqual(scene.top, expands ? 59 : mediumTop)
            XCTAssertEqual(scrollView.contentOffset.y > 100, !expands)
        }
    }

    func testThePresenterRecedesAtTheLargeDetentOnly() throws {
        let scene = try Scene([.medium(), .large()])
        XCTAssertEqual(scene.root.view.transform, .identity)
        scene.sheet?.selectedDetentIdentifier = .large
        XCTAssertEqual(scene.root.view.transform.a, (393 - 32) / 393, accuracy: 1e-9)
        scene.sheet?.selectedDetentIdentifier = .medium
        XCTAssertEqual(scene.root.view.transform.a, 1, accuracy: 1e-9)
    }
}
