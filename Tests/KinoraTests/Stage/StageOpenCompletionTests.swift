import Kinora
import UIKit
import XCTest

/// An animator that moves nothing and forgets to complete.
private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = ForgetfulAnimator()
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        animator
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        interaction
    }
}

private final class Detail: UIViewController {}

@MainActor
private func presentation(_ delegate: Delegate) -> Stage {
    let stage = Stage.small()
    stage.window.rootViewController = UIViewController()
    stage.advance(by: 0.1)
    let detail = Detail()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = delegate
    stage.window.rootViewController?.present(detail, animated: true)
    return stage
}

/// `settle()` names completions that do not come by themselves.
@preconcurrency @MainActor
final class StageOpenCompletionTests: XCTestCase {
    func testATransitionThatIsNotCompletedIsNamed() {
        let delegate = Delegate()
        let stage = presentation(delegate)
        let lines = Diagnostics.complaints {
            MainActor.assumeIsolated {
                XCTAssertEqual(stage.settle(timeout: 0.8), ["ForgetfulAnimator's completeTransition(_:)"])
                let open = ["completeTransition(_:) of ForgetfulAnimator was never called (presentation of Detail)"]
                XCTAssertEqual(stage.settle(), open)
                XCTAssertEqual(stage.settle(), open)
            }
        }
        XCTAssertEqual(lines.count, 1)
        delegate.animator.context?.completeTransition(true)
        XCTAssertEqual(stage.settle(), [])
    }

    func testAnInteractiveTransitionThatIsLeftIsNamed() {
        let delegate = Delegate()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        let stage = presentation(delegate)
        interaction.update(0.5)
        XCTAssertEqual(
            stage.settle(),
            ["neither finish() nor cancel() of UIPercentDrivenInteractiveTransition was called (presentation of Detail)"])
        interaction.finish()
        delegate.animator.context?.completeTransition(true)
        XCTAssertEqual(stage.settle(), [])
    }

    func testTheCompletionOfAnEndlessAnimationIsNamed() {
        let stage = Stage.small()
        let (spinner, frozen) = (stage.addSquare(), stage.addSquare())
        (spinner.layer.name, frozen.layer.name) = ("spinner", "frozen")
        UIView.animate(
            withDuration: 1, delay: 0, options: .repeat,
            animations: {
                spinner.alpha = 0
                spinner.center.x = 3
            }, completion: { _ in })
        frozen.layer.speed = 0
        UIView.animate(withDuration: 1, animations: { frozen.alpha = 0 }, completion: { _ in })
        XCTAssertEqual(
            stage.settle().sorted(),
            [
                "the completion of UIView.animate was never called: frozen.opacity never ends, because its speed or its layer's is not above 0",
                "the completion of UIView.animate was never called: spinner.opacity repeats for ever",
            ])
        spinner.layer.removeAllAnimations()
        frozen.layer.speed = 1
        XCTAssertEqual(stage.settle(), [])
    }

    func testACompletionBlockOfATransactionIsNamed() {
        let stage = Stage.small()
        let square = stage.addSquare()
        square.layer.name = "square"
        let spin = CABasicAnimation(keyPath: "opacity")
        (spin.fromValue, spin.duration, spin.repeatCount) = (0, 1, .infinity)
        CATransaction.begin()
        CATransaction.setCompletionBlock {}
        square.layer.add(spin, forKey: "spin")
        CATransaction.commit()
        XCTAssertEqual(stage.settle(), ["CATransaction's completion block was never called: square.spin repeats for ever"])
        square.layer.removeAllAnimations()
        XCTAssertEqual(stage.settle(), [])
    }
}
