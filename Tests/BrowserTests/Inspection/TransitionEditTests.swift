import Display
import Kinora
import QuartzCore
import UIKit
import XCTest

@testable import Browser

/// Edits of animations in a transition that a fraction drives: of one second, in which the leaving view moves to the right.
@preconcurrency @MainActor
final class TransitionEditTests: XCTestCase {
    private var recorded: RecordedStage!
    private var scene: PopScene!

    override func tearDown() {
        MainActor.assumeIsolated { (scene, recorded) = (nil, nil) }
    }

    /// Begins a pop, edits its movement by the record, and begins it again on a fresh stage; both at half.
    private func replay(_ edit: AnimationEdit, interruptible: Bool = false) -> String? {
        let (recorder, refusal) = {
            let first = RecordedStage()
            let scene = PopScene(on: first.stage, interruptible)
            scene.pop(to: 0.5)
            let refusal = first.recorder.edit(first.records.first { $0.keyPath == "transform" }?.id ?? 0, edit)
            scene.interaction.finish()
            first.stage.advance(by: 3)
            return (first.recorder, refusal)
        }()
        recorded = RecordedStage(replaying: recorder)
        scene = PopScene(on: recorded.stage, interruptible)
        scene.pop(to: 0.5)
        return refusal
    }

    func testADurationIsThatOfTheAnimationInTheTimeOfTheTransition() {
        XCTAssertNil(replay(AnimationEdit(duration: 2)))
        XCTAssertEqual(scene.shown, 0.25, accuracy: 1e-6)
        scene.interaction.finish()
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(scene.shown, 0.5, accuracy: 1e-6)
        XCTAssertEqual(scene.ended, [], "its time goes on until the animation has ended")
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(scene.shown, 0.75, accuracy: 1e-6)
        recorded.stage.advance(by: 0.6)
        XCTAssertEqual(scene.ended, [true])
    }

    func testACurveAndADelayAreOfTheTimeOfTheTransition() {
        XCTAssertNil(replay(AnimationEdit(duration: 0.5, delay: 0.25, curve: .bezier(1 / 3.0, 0, 2 / 3.0, 1 / 3.0))))
        XCTAssertEqual(scene.shown, 0.25, accuracy: 1e-5, "the square of a half")
        scene.interaction.update(0.625)
        recorded.stage.advance(by: 0.05)
        XCTAssertEqual(scene.shown, 0.5625, accuracy: 1e-5)
        scene.interaction.cancel()
        recorded.stage.advance(by: 1)
        XCTAssertEqual(scene.ended, [false])
    }

    func testAShortAnimationDoesNotEndTheTransitionUnderTheFinger() {
        XCTAssertNil(replay(AnimationEdit(duration: 0.25)))
        XCTAssertEqual(scene.shown, 1, accuracy: 1e-6)
        recorded.stage.advance(by: 1)
        XCTAssertEqual(scene.ended, [])
        scene.interaction.update(0.125)
        recorded.stage.advance(by: 0.05)
        XCTAssertEqual(scene.shown, 0.5, accuracy: 1e-6)
        scene.interaction.finish()
        recorded.stage.advance(by: 2)
        XCTAssertEqual(scene.ended, [true])
    }

    func testAnInterruptibleAnimatorHasTheDurationAfterTheRelease() {
        XCTAssertNil(replay(AnimationEdit(duration: 2), interruptible: true))
        XCTAssertEqual(scene.shown, 0.5, accuracy: 1e-6, "a fraction of it is the same")
        scene.interaction.finish()
        recorded.stage.advance(by: 0.5)
        XCTAssertEqual(scene.shown, 0.75, accuracy: 1e-6, "half of the other second")
        XCTAssertEqual(scene.ended, [])
        recorded.stage.advance(by: 0.6)
        XCTAssertEqual(scene.ended, [true])
    }
}

/// A navigation controller whose pop moves the leaving view to the right, by a fraction.
@MainActor
private final class PopScene: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    private let stage: Stage
    private let movement: Movement
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let leaving = UIViewController()

    init(on stage: Stage, _ isInterruptible: Bool) {
        self.stage = stage
        movement = isInterruptible ? InterruptibleMovement() : PlainMovement()
        super.init()
        interaction.completionCurve = .linear
        navigation.pushViewController(leaving, animated: false)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.5)
        navigation.delegate = self
    }

    /// Whether each transition has completed, or was cancelled.
    var ended: [Bool] { movement.ended }

    func pop(to fraction: CGFloat) {
        navigation.popViewController(animated: true)
        CATransaction.flush()
        interaction.update(fraction)
        stage.advance(by: 0.05)
    }

    /// The fraction of the width by which the view has moved.
    var shown: Double {
        let layer = leaving.view.layer.presentation() ?? leaving.view.layer
        return Double(layer.affineTransform().tx / leaving.view.bounds.width)
    }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { movement as? any UIViewControllerAnimatedTransitioning }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
private class Movement: NSObject {
    var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

    /// Puts the arriving view in, and returns the change of the leaving one.
    func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
        let view = context.view(forKey: .from)
        if let arriving = context.view(forKey: .to) { context.containerView.insertSubview(arriving, at: 0) }
        return { view.map { $0.transform = CGAffineTransform(translationX: $0.bounds.width, y: 0) } }
    }
}

/// Of a view's animation.
private final class PlainMovement: Movement, UIViewControllerAnimatedTransitioning {
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: prepare(transitionContext),
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

/// Of a property animator.
private final class InterruptibleMovement: Movement, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: prepare(transitionContext))
        made.addCompletion { [weak self] _ in
            self?.animator = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator = made
        return made
    }
}
