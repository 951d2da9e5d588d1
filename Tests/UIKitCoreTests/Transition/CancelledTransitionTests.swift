import CoreGraphics
import Kinora
import TestSupport
import UIKit
import XCTest

/// A cancelled transition restores the values that its animator's blocks have changed.
@preconcurrency @MainActor
final class CancelledTransitionTests: XCTestCase {
    private static let screen = CGRect(x: 0, y: 0, width: 300, height: 600)

    @MainActor
    private struct Dismissal {
        let scene = PresentationScene()
        let modal: LoggedController
        let delegate: TestTransitioningDelegate
        let driver = UIPercentDrivenInteractiveTransition()

        init(_ animator: any UIViewControllerAnimatedTransitioning, style: UIModalPresentationStyle = .overFullScreen) {
            modal = scene.screen("B", style)
            delegate = TestTransitioningDelegate(scene.log)
            modal.transitioningDelegate = delegate
            scene.root.present(modal, animated: false)
            scene.stage.settle()
            delegate.animator = animator
            delegate.interactor = driver
        }

        var stage: Stage { scene.stage }

        /// Begins an interactive dismissal and updates it to a fraction.
        func lead(to fraction: CGFloat) {
            scene.root.dismiss(animated: true)
            CATransaction.flush()
            driver.update(fraction)
            stage.advance(by: 0.1)
        }

        func cancel() {
            driver.cancel()
            stage.settle()
        }
    }

    private static func expectPresented(_ dismissal: Dismissal, _ message: String = "", line: UInt = #line) {
        let view: UIView = dismissal.modal.view
        XCTAssertEqual(view.frame, Self.screen, message, line: line)
        XCTAssertEqual(view.alpha, 1, message, line: line)
        XCTAssertEqual(view.layer.presentation()?.frame, Self.screen, message, line: line)
        XCTAssertNil(view.layer.animationKeys(), message, line: line)
        XCTAssertTrue(dismissal.scene.root.presentedViewController === dismissal.modal, message, line: line)
        XCTAssertTrue(
            dismissal.stage.window.hitTest(CGPoint(x: 150, y: 300), with: nil)?.isDescendant(of: view) ?? false, message, line: line)
    }

    // MARK: Every kind of animation

    func testACancelledDismissalRestoresAllThatAnimationsChanged() {
        for style in [UIModalPresentationStyle.overFullScreen, .fullScreen] {
            for kind in DismissalAnimator.Kind.allCases {
                let name = "\(kind), \(style)"
                let animator = DismissalAnimator(kind)
                let dismissal = Dismissal(animator, style: style)
                var seen: [CGRect] = []
                var alphas: [CGFloat] = []
                animator.onCompletion = {
                    seen.append($0.frame)
                    alphas.append($0.alpha)
                }
                for _ in 0..<2 {
                    dismissal.lead(to: 0.6)
                    dismissal.cancel()
                    Self.expectPresented(dismissal, name)
                }
                XCTAssertEqual(animator.ended, [false, false], name)
                XCTAssertEqual(seen, [Self.screen, Self.screen], "in the completion: \(name)")
                XCTAssertEqual(alphas, [1, 1], "in the completion: \(name)")
                XCTAssertTrue(animator.positions.allSatisfy { $0 == .start }, name)
                // The next one goes through, and nothing is restored.
                dismissal.lead(to: 0.6)
                dismissal.driver.finish()
                dismissal.stage.settle()
                XCTAssertEqual(animator.ended, [false, false, true], name)
                XCTAssertNil(dismissal.scene.root.presentedViewController, name)
                XCTAssertEqual(dismissal.modal.view.frame, Self.screen.offsetBy(dx: 0, dy: 600), name)
                // Key frames leave the value that was set last.
                XCTAssertEqual(dismissal.modal.view.alpha, kind == .keyframes ? 0.9 : 0.3, accuracy: 1e-6, name)
                XCTAssertEqual(animator.positions.last ?? .end, .end, name)
            }
        }
    }

    func testBlocksThatAnimatorsBeginInCompletionsAreRestored() {
        let animator = DismissalAnimator(.chainedBlocks)
        let dismissal = Dismissal(animator)
        dismissal.lead(to: 0.1)
        dismissal.driver.finish()
        dismissal.stage.advance(by: 0.2)
        XCTAssertEqual(dismissal.modal.view.alpha, 0.3, accuracy: 1e-6)
        dismissal.driver.pause()
        dismissal.cancel()
        Self.expectPresented(dismissal)
        XCTAssertEqual(animator.ended, [false])
    }

    func testEveryPropertyThatBlocksAnimateIsRestored() {
        for kind in [DismissalAnimator.Kind.block, .keyframes, .propertyAnimator, .interruptible] { Self.checkEveryProperty(kind) }
    }

    private static func checkEveryProperty(_ kind: DismissalAnimator.Kind) {
        let animator = DismissalAnimator(kind)
        let dismissal = Dismissal(animator)
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 400)
        let follower = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let effect = UIBlurEffect(style: .dark)
        let blur = UIVisualEffectView(effect: effect)
        follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        follower.addSubview(other)
        scroll.addSubview(follower)
        scroll.backgroundColor = .systemBackground
        for view in [scroll, blur] { dismissal.modal.view.addSubview(view) }
        dismissal.stage.settle()
        animator.changes = { _ in
            other.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
            scroll.frame = CGRect(x: 0, y: 100, width: 200, height: 50)
            scroll.contentOffset.y = 60
            scroll.backgroundColor = .red
            scroll.transform = CGAffineTransform(rotationAngle: 1)
            scroll.layer.cornerRadius = 10
            scroll.layer.anchorPoint = .zero
            scroll.layer.shadowOpacity = 1
            follower.backgroundColor = .blue
            blur.effect = nil
        }
        dismissal.lead(to: 0.4)
        XCTAssertEqual(follower.frame.size, CGSize(width: 180, height: 30))
        dismissal.cancel()
        XCTAssertEqual(scroll.transform, .identity)
        XCTAssertEqual(scroll.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        XCTAssertEqual(scroll.frame, CGRect(x: 20, y: 20, width: 100, height: 100))
        XCTAssertEqual(scroll.contentOffset, .zero)
        XCTAssertEqual(scroll.layer.cornerRadius, 0)
        XCTAssertEqual(scroll.layer.shadowOpacity, 0)
        XCTAssertEqual(follower.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
        XCTAssertEqual(other.frame, CGRect(x: 0, y: 0, width: 5, height: 5))
        XCTAssertNil(follower.backgroundColor)
        XCTAssertTrue(blur.effect === effect)
        // Still dynamic.
        XCTAssertEqual(scroll.backgroundColor, .systemBackground)
        scroll.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(scroll.layer.backgroundColor?.components, [0, 0, 0, 1])
    }

    func testAnEndlessAnimationOfTheAnimatorEndsWithTheCancel() {
        let animator = DismissalAnimator(.block)
        let dismissal = Dismissal(animator)
        animator.changes = { view in
            UIView.animate(
                withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse, .overrideInheritedOptions],
                animations: { view.layer.cornerRadius = 20 })
        }
        dismissal.lead(to: 0.4)
        dismissal.cancel()
        Self.expectPresented(dismissal)
        XCTAssertEqual(dismissal.modal.view.layer.cornerRadius, 0)
    }

    // MARK: What stays

    func testValuesSetMeanwhileStay() {
        for kind in DismissalAnimator.Kind.allCases {
            let animator = DismissalAnimator(kind)
            let dismissal = Dismissal(animator)
            let (moved, added) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
            dismissal.modal.view.addSubview(moved)
            animator.changes = {
                moved.center = CGPoint(x: 100, y: 100)
                $0.addSubview(added)
            }
            dismissal.lead(to: 0.4)
            dismissal.modal.view.alpha = 0.7
            moved.center = CGPoint(x: 50, y: 60)
            dismissal.cancel()
            XCTAssertEqual(dismissal.modal.view.frame, Self.screen, "\(kind)")
            XCTAssertEqual(dismissal.modal.view.alpha, 0.7, accuracy: 1e-6, "\(kind)")
            XCTAssertEqual(moved.center, CGPoint(x: 50, y: 60), "\(kind)")
            XCTAssertTrue(kind == .chainedBlocks || added.superview === dismissal.modal.view, "\(kind)")
        }
    }

    func testAnAppsOwnAnimationMeanwhileStays() {
        let dismissal = Dismissal(DismissalAnimator(.block))
        let hint = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dismissal.modal.view.addSubview(hint)
        dismissal.lead(to: 0.4)
        UIView.animate(withDuration: 0.1) { hint.alpha = 0.5 }
        dismissal.cancel()
        Self.expectPresented(dismissal)
        XCTAssertEqual(hint.alpha, 0.5)
    }

    func testARotationOfTheDeviceStays() {
        for kind in DismissalAnimator.Kind.allCases {
            let dismissal = Dismissal(DismissalAnimator(kind))
            dismissal.lead(to: 0.4)
            dismissal.stage.rotate(to: .landscapeRight)
            dismissal.stage.advance(by: 0.5)
            dismissal.cancel()
            XCTAssertEqual(dismissal.modal.view.alpha, 1, "\(kind)")
            XCTAssertEqual(dismissal.modal.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300), "\(kind)")
        }
    }

    // MARK: Every kind of transition

    func testAPushAPopAndAChangeOfTabsAreRestored() {
        for isPush in [true, false] {
            let made = TransitionScene()
            let driver = UIPercentDrivenInteractiveTransition()
            if !isPush {
                made.navigation.pushViewController(made.b, animated: false)
                made.stage.settle()
            }
            let (leaving, name) = isPush ? (made.scene.root, "push") : (made.b, "pop")
            let animator = DismissalAnimator(.block)
            made.delegate.animator = animator
            made.delegate.interactor = driver
            if isPush {
                made.navigation.pushViewController(made.b, animated: true)
            } else {
                made.navigation.popViewController(animated: true)
            }
            CATransaction.flush()
            driver.update(0.5)
            made.stage.advance(by: 0.1)
            driver.cancel()
            made.stage.settle()
            XCTAssertEqual(animator.ended, [false], name)
            XCTAssertEqual(leaving.view.frame, Self.screen, name)
            XCTAssertEqual(leaving.view.alpha, 1, name)
            XCTAssertEqual(made.scene.names, isPush ? ["A"] : ["A", "B"])
        }
        let scene = TabScene.shown()
        let (driver, animator) = (UIPercentDrivenInteractiveTransition(), DismissalAnimator(.spring))
        scene.animator = animator
        scene.interactor = driver
        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0)
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()
        XCTAssertEqual(animator.ended, [false])
        XCTAssertEqual(scene.a.view.frame, Self.screen)
        XCTAssertEqual(scene.a.view.alpha, 1)
    }

    func testATransitionThatBecomesInteractiveLaterIsRestored() {
        for kind in DismissalAnimator.Kind.allCases {
            let animator = DismissalAnimator(kind)
            let dismissal = Dismissal(animator)
            dismissal.driver.wantsInteractiveStart = false
            dismissal.scene.root.dismiss(animated: true)
            dismissal.stage.advance(by: 0.2)
            dismissal.driver.pause()
            dismissal.driver.update(0.7)
            dismissal.stage.advance(by: 0.1)
            dismissal.cancel()
            Self.expectPresented(dismissal, "\(kind)")
            XCTAssertEqual(animator.ended, [false], "\(kind)")
        }
    }

    func testATransitionThatCodeReversesIsRestored() {
        for kind in DismissalAnimator.Kind.allCases {
            let animator = DismissalAnimator(kind)
            let dismissal = Dismissal(animator)
            dismissal.driver.wantsInteractiveStart = false
            dismissal.scene.root.dismiss(animated: true)
            dismissal.stage.advance(by: 0.2)
            dismissal.scene.root.present(dismissal.modal, animated: true)
            dismissal.stage.settle()
            Self.expectPresented(dismissal, "\(kind)")
            XCTAssertEqual(animator.ended, [false], "\(kind)")
        }
    }

    func testAReleasedTransitionThatIsCaughtAndFinishedKeepsItsEnd() {
        let animator = DismissalAnimator(.block)
        let dismissal = Dismissal(animator)
        dismissal.lead(to: 0.6)
        dismissal.driver.cancel()
        dismissal.stage.advance(by: 0.1)
        dismissal.driver.pause()
        dismissal.driver.finish()
        dismissal.stage.settle()
        XCTAssertEqual(animator.ended, [true])
        XCTAssertEqual(dismissal.modal.view.frame.minY, 600)
        XCTAssertEqual(dismissal.modal.view.alpha, 0.3, accuracy: 1e-6)
    }

    func testChangesAlongsideAreRestored() {
        let dismissal = Dismissal(DismissalAnimator(.block))
        let root: UIView = dismissal.scene.root.view
        dismissal.scene.root.dismiss(animated: true)
        dismissal.modal.transitionCoordinator?.animateAlongsideTransition(in: root, animation: { _ in root.alpha = 0.5 })
        CATransaction.flush()
        dismissal.driver.update(0.5)
        dismissal.stage.advance(by: 0.1)
        dismissal.cancel()
        XCTAssertEqual(root.alpha, 1)
    }

    // MARK: Interactions of the app's own

    func testAnAppsInteractionIsRestoredAndItsReversalLeftAlone() {
        let interaction = OwnInteraction()
        let dismissal = Dismissal(DismissalAnimator(.block))
        dismissal.delegate.interactor = interaction
        let view: UIView = dismissal.modal.view
        dismissal.scene.root.dismiss(animated: true)
        dismissal.stage.advance(by: 0.1)
        XCTAssertEqual(view.transform.a, 0.9)
        view.transform = CGAffineTransform(translationX: 30, y: 40)
        interaction.cancel()
        dismissal.stage.advance(by: 0.1)
        dismissal.stage.settle()
        XCTAssertEqual(view.transform, .identity)
        XCTAssertEqual(view.layer.cornerRadius, 0)
        Self.expectPresented(dismissal)
    }

    /// Lifts the leaving view, moves it without the animator, and brings it back itself.
    private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
        private var context: (any UIViewControllerContextTransitioning)?

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            guard let view = transitionContext.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.05) {
                view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                view.layer.cornerRadius = 12
            }
        }

        func cancel() {
            guard let context, let view = context.view(forKey: .from) else { return }
            context.cancelInteractiveTransition()
            UIView.animate(
                withDuration: 0.2, animations: { view.transform = .identity }, completion: { _ in context.completeTransition(false) })
        }
    }

    // MARK: The published idiom

    func testSwipeToDismissAsItIsPublished() {
        let stage = Stage.plain()
        let (root, modal) = (TappedController(), SwipedController())
        stage.window.rootViewController = root
        modal.modalPresentationStyle = .overFullScreen
        root.present(modal, animated: false)
        stage.settle()
        let middle = CGPoint(x: 150, y: 100)
        for count in 1...2 {
            stage.drag(from: middle, to: CGPoint(x: 150, y: 250), duration: 0.3)
            stage.settle()
            XCTAssertEqual(modal.view.frame, Self.screen)
            XCTAssertEqual(modal.view.alpha, 1)
            XCTAssertTrue(root.presentedViewController === modal)
            stage.tap(at: CGPoint(x: 150, y: 300))
            XCTAssertEqual(modal.taps, count)
        }
        XCTAssertEqual(root.taps, 0)
        stage.drag(from: middle, to: CGPoint(x: 150, y: 500), duration: 0.3)
        stage.settle()
        XCTAssertNil(root.presentedViewController)
        stage.tap(at: CGPoint(x: 150, y: 300))
        XCTAssertEqual(root.taps, 1)
    }

    private class TappedController: UIViewController {
        private(set) var taps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", TappedController.tapped)))
        }

        private func tapped() { taps += 1 }
    }

    private final class SwipedController: TappedController, UIViewControllerTransitioningDelegate {
        private var interaction: UIPercentDrivenInteractiveTransition?

        override func viewDidLoad() {
            super.viewDidLoad()
            transitioningDelegate = self
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("panned:", SwipedController.panned)))
        }

        private func panned(_ pan: UIPanGestureRecognizer) {
            let progress = max(pan.translation(in: nil).y / view.bounds.height, 0)
            switch pan.state {
            case .began:
                interaction = UIPercentDrivenInteractiveTransition()
                dismiss(animated: true)
            case .changed: interaction?.update(progress)
            case .ended, .cancelled:
                if progress > 0.5 { interaction?.finish() } else { interaction?.cancel() }
                interaction = nil
            default: break
            }
        }

        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            DismissalAnimator(.block)
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }
}
