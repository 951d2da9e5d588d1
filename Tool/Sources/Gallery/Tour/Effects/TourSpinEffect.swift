import Transitions
import UIKit

/// Two photographs that swing about an edge: a second swipe reverses the first one's movement.
final class TourSpinEffect: TourEffect, UINavigationControllerDelegate {
    private let spin = SpinTransition()
    private lazy var screens = UINavigationController(rootViewController: TourPictureViewController(Photo.feed[2]))
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// The time at which the running transition began, and whether it ends with the second photograph.
    private var running: (begin: TimeInterval, isComing: Bool)?

    override func viewDidLoad() {
        super.viewDidLoad()
        screens.setNavigationBarHidden(true, animated: false)
        screens.interactivePopGestureRecognizer?.isEnabled = false
        screens.delegate = self
        fill(with: screens)
        view.accessibilityIdentifier = "tour-spin"
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swiped:", TourSpinEffect.swiped))
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
    }

    private func swiped(_ sender: UISwipeGestureRecognizer) {
        let isComing = (sender.direction == .right) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard let running, let interaction, let coordinator = screens.transitionCoordinator else { return go(isComing) }
        interaction.pause()
        // After its duration hardly anything moves: the movement is as good as over.
        let isOver = Double(interaction.percentComplete) * coordinator.transitionDuration > spin.duration
        guard running.isComing != isComing, !isOver else {
            if running.isComing != isComing { coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.go(isComing) } }
            if isOver { interaction.update(1) }
            return interaction.finish()
        }
        interaction.cancel()
        onGesture?("You turned it back at \((time - running.begin).asSeconds).")
        // From now on the other swipe is the one that reverses.
        self.running?.isComing = isComing
    }

    private func go(_ isComing: Bool) {
        guard isComing == (screens.viewControllers.count == 1) else { return }
        if isComing {
            screens.pushViewController(TourPictureViewController(Photo.feed[1]), animated: true)
        } else {
            screens.popViewController(animated: true)
        }
    }

    override func play() {
        if screens.transitionCoordinator == nil { go(screens.viewControllers.count == 1) }
    }

    // MARK: Transitions

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .none ? nil : spin.animator(isReversed: operation == .pop) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let made = UIPercentDrivenInteractiveTransition()
        made.wantsInteractiveStart = false
        interaction = made
        return made
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        guard animated, let coordinator = navigationController.transitionCoordinator else { return }
        running = (time, navigationController.viewControllers.count > 1)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.running = nil
            self?.interaction = nil
        }
    }

    override var knobs: [TourKnob] {
        [
            TourKnob("Duration", "spin.duration", .seconds, 0.2...3, spin, \.duration, standard: 1),
            TourKnob("Damping", "spin.damping", .ratio, 0.1...1, spin, \.damping, standard: 0.8),
            TourKnob("Velocity", "spin.initialVelocity", .pace, 0...12, spin, \.initialVelocity, standard: 6),
        ]
    }

    override var namedLayers: [(name: String, layer: CALayer)] {
        screens.viewControllers.enumerated().compactMap { index, screen in
            screen.viewIfLoaded?.window == nil ? nil : (index == 0 ? "first view" : "second view", screen.view.layer)
        }
    }

    override var source: String {
        """
        import Transitions
        import UIKit

        /// Call its `attachSwipes(presenting:modal:)`, or set it as the modal view controller's `transitioningDelegate`.
        @MainActor
        func makeSpinTransition() -> SpinTransition {
            let spin = SpinTransition()
        \(assignments())
            return spin
        }
        """
    }
}
