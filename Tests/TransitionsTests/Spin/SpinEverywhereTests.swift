import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Section 2 of the effects, on every device, both ways, with and without movement.
@preconcurrency @MainActor
final class SpinEverywhereTests: XCTestCase, @unchecked Sendable {
    /// State at a fraction of the transition, which an overshoot takes beyond 1.
    private func check(_ scene: ModalScene, at fraction: Double, _ kind: ScreenKind, _ message: String) throws {
        let sign = kind.isMirrored ? -1.0 : 1
        let first = try XCTUnwrap(scene.first.view.layer.presentation(), message)
        XCTAssertEqual(first.anchorPoint, CGPoint(x: 0.5, y: 0), message)
        XCTAssertEqual(first.position, CGPoint(x: kind.size.width / 2, y: 0), message)
        XCTAssertEqual(Double(first.transform.m11), cos(.pi * fraction), accuracy: 1e-6, message)
        XCTAssertEqual(Double(first.transform.m12), sin(sign * .pi * fraction), accuracy: 1e-6, message)
        let modal = try XCTUnwrap(scene.modal?.view, message)
        let other = try XCTUnwrap(modal.layer.presentation(), message)
        XCTAssertEqual(
            atan2(Double(other.transform.m12), Double(other.transform.m11)), sign * .pi / 2 * (1 - fraction), accuracy: 1e-6, message)
        let away = kind.isMirrored ? 2 * kind.width : -kind.width
        XCTAssertEqual(Double(other.position.x), away + (kind.width / 2 - away) * fraction, accuracy: 1e-5, message)
        XCTAssertEqual(Double(other.position.y), kind.height - kind.height / 2 * fraction, accuracy: 1e-5, message)
        let views = try XCTUnwrap(modal.superview?.subviews, message)
        XCTAssertLessThan(try XCTUnwrap(views.firstIndex(of: modal)), try XCTUnwrap(views.firstIndex(of: scene.first.view)), message)
    }

    func testEveryNumberHoldsOnEveryDeviceInBothDirections() throws {
        let spring = Spring(duration: 1, ratio: 0.8, velocity: 6)
        for kind in ScreenKind.all {
            let scene = ModalScene(SpinTransition(), at: kind)
            for isComing in [true, false] {
                if isComing { scene.present() } else { scene.dismiss() }
                let start = scene.stage.now
                for time in [0, 0.05, 0.12, 0.25, 0.5, 0.9] {
                    scene.advance(to: time, after: start)
                    let fraction = isComing ? spring(time) : 1 - spring(time)
                    try check(scene, at: fraction, kind, "\(kind), \(isComing ? "in" : "out") at \(time)")
                }
                scene.stage.settle()
                XCTAssertGreaterThan(scene.stage.now - start, 1)
                XCTAssertEqual(scene.first.view.window == nil, isComing, "\(kind)")
                scene.checkRest("\(kind)")
            }
        }
    }

    func testTheFirstScreenLeavesRestoredAndComesBackTurned() throws {
        for kind in ScreenKind.all {
            let scene = ModalScene(SpinTransition(), at: kind)
            let before = ModelValues(scene.first.view)
            scene.present()
            scene.stage.settle()
            XCTAssertNil(scene.first.view.window)
            XCTAssertEqual(ModelValues(scene.first.view), before, "\(kind)")
            scene.dismiss()
            XCTAssertNotNil(scene.first.view.window)
            XCTAssertEqual(Double(try XCTUnwrap(scene.first.view.layer.presentation()).transform.m11), -1, accuracy: 1e-9, "\(kind)")
            scene.stage.settle()
            XCTAssertEqual(ModelValues(scene.first.view), before, "\(kind)")
        }
    }

    func testItServesPresentationControllersThatRemoveThePresenter() throws {
        final class Removing: UIPresentationController {
            override var shouldRemovePresentersView: Bool { true }
        }
        final class Custom: NSObject, UIViewControllerTransitioningDelegate {
            let spin = SpinTransition()

            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Removing(presentedViewController: presented, presenting: presenting) }

            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                spin.animationController(forPresented: presented, presenting: presenting, source: source)
            }

            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
                spin.animationController(forDismissed: dismissed)
            }
        }
        try MainActor.assumeIsolated {
            let kind = ScreenKind.all[0]
            let spring = Spring(duration: 1, ratio: 0.8, velocity: 6)
            let scene = ModalScene(Custom(), at: kind)
            for isComing in [true, false] {
                if isComing { scene.present(style: .custom) } else { scene.dismiss() }
                let start = scene.stage.now
                for time in [0.1, 0.3] {
                    scene.advance(to: time, after: start)
                    try check(scene, at: isComing ? spring(time) : 1 - spring(time), kind, "\(isComing) at \(time)")
                }
                scene.stage.settle()
                XCTAssertEqual(scene.first.view.window == nil, isComing)
                scene.checkRest()
            }
        }
    }

    func testWithReduceMotionItFadesOnEveryDevice() throws {
        for kind in ScreenKind.all {
            let scene = ModalScene(SpinTransition(), at: kind, reducesMotion: true)
            for isComing in [true, false] {
                let modal = isComing ? scene.present() : try XCTUnwrap(scene.modal)
                if !isComing { scene.dismiss() }
                let start = scene.stage.now
                scene.advance(to: 0.05, after: start)
                XCTAssertEqual(
                    try XCTUnwrap(modal.view.layer.presentation()).opacity, isComing ? 0.25 : 0.75, accuracy: 1e-6, "\(kind)")
                for view in [scene.first.view, modal.view] {
                    XCTAssertEqual(view?.layer.presentation()?.affineTransform(), .identity, "\(kind)")
                }
                scene.stage.settle()
                XCTAssertEqual(scene.stage.now - start, 0.2, accuracy: 0.02, "\(kind)")
                scene.checkRest("\(kind)")
            }
        }
    }
}
