import CoreGraphics
import Kinora
import UIKit
import XCTest

/// A first screen on a stage, over which another one is presented by way of a transitioning delegate.
@MainActor
final class ModalScene {
    let stage: Stage
    let first = ScreenController("First", .blue)
    let delegate: any UIViewControllerTransitioningDelegate
    private(set) weak var modal: ScreenController?
    private(set) var completions = 0

    init(_ delegate: any UIViewControllerTransitioningDelegate, at kind: ScreenKind, reducesMotion: Bool = false) {
        stage = kind.makeStage(reducesMotion: reducesMotion)
        self.delegate = delegate
        stage.window.rootViewController = first
        stage.settle()
    }

    init(
        _ delegate: any UIViewControllerTransitioningDelegate, size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(device: Device(name: "modal", size: size, scale: scale))
        stage.layoutDirection = layoutDirection
        self.delegate = delegate
        stage.window.rootViewController = first
        stage.settle()
    }

    /// Asks for the presentation and commits; the clock does not move.
    @discardableResult
    func present(style: UIModalPresentationStyle = .fullScreen, animated: Bool = true) -> ScreenController {
        let modal = ScreenController("Modal", .red)
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = delegate
        self.modal = modal
        first.present(modal, animated: animated) { [weak self] in self?.completions += 1 }
        stage.advance(by: 0)
        return modal
    }

    func dismiss() {
        first.dismiss(animated: true) { [weak self] in self?.completions += 1 }
        stage.advance(by: 0)
    }

    /// Moves the clock to a time after another.
    func advance(to time: TimeInterval, after start: TimeInterval) {
        let seconds = start + time - stage.now
        if seconds > 0 { stage.advance(by: seconds) }
    }

    /// Nothing moves, nothing is left of a movement, and who is shown is shown wholly.
    func checkRest(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
        checkNothingIsLeft(in: stage.window, message, file: file, line: line)
        let shown = [first, modal].compactMap { $0 }.filter { $0.viewIfLoaded?.window != nil }
        let top: UIViewController = first.presentedViewController ?? first
        XCTAssertTrue(shown.contains { $0 === top }, "the top is not shown \(message)", file: file, line: line)
        XCTAssertEqual(top.view.superview?.bounds, top.view.frame, message, file: file, line: line)
        XCTAssertEqual(top.view.convert(top.view.bounds, to: nil), stage.window.bounds, message, file: file, line: line)
        for controller in [first, modal].compactMap({ $0 }) {
            XCTAssertTrue(controller.isAtRest, "\(controller) \(message)", file: file, line: line)
        }
    }
}

/// No animation, snapshot, rasterized layer, moved anchor, turned or faded view is left in a window, besides its bars.
@MainActor
func checkNothingIsLeft(in window: UIWindow, _ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    var pending: [UIView] = [window]
    while let view = pending.popLast() {
        if view is UINavigationBar || view is UITabBar || view is UIToolbar { continue }
        let name = "\(type(of: view)) \(message)"
        XCTAssertNil(view.layer.animationKeys(), name, file: file, line: line)
        XCTAssertFalse(view.layer.shouldRasterize, name, file: file, line: line)
        XCTAssertEqual(view.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5), name, file: file, line: line)
        XCTAssertEqual(view.layer.zPosition, 0, name, file: file, line: line)
        XCTAssertEqual(view.alpha, 1, name, file: file, line: line)
        XCTAssertFalse("\(type(of: view))".contains("Snapshot"), name, file: file, line: line)
        if !(view is UIWindow) { XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform), name, file: file, line: line) }
        pending += view.subviews
    }
}

/// Everything on a view that a transition might change.
struct ModelValues: Equatable {
    let frame, bounds: CGRect
    let transform: [CGFloat]
    let alpha: CGFloat
    let anchorPoint: CGPoint
    let zPosition: CGFloat
    let isRasterized, takesTouches: Bool
    let keys: [String]?

    @MainActor
    init(_ view: UIView) {
        let m = view.layer.transform
        frame = view.frame
        bounds = view.bounds
        transform = [m.m11, m.m12, m.m14, m.m21, m.m22, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44]
        alpha = view.alpha
        anchorPoint = view.layer.anchorPoint
        zPosition = view.layer.zPosition
        isRasterized = view.layer.shouldRasterize
        takesTouches = view.isUserInteractionEnabled
        keys = view.layer.animationKeys()
    }
}

/// Adds the interactive methods of another transitioning delegate.
@MainActor
final class Handheld: NSObject, UIViewControllerTransitioningDelegate {
    let inner: any UIViewControllerTransitioningDelegate
    let interaction = UIPercentDrivenInteractiveTransition()
    var isInteractive = true

    init(_ inner: any UIViewControllerTransitioningDelegate) { self.inner = inner }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        inner.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        inner.animationController(forDismissed: dismissed)
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { isInteractive ? interaction : nil }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { isInteractive ? interaction : nil }
}

/// Numerical Recipes' generator, so that a failing seed fails again.
struct SeededDice: RandomNumberGenerator {
    var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
