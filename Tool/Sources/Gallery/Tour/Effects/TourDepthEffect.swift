import Transitions
import UIKit

/// A photograph in front of a list: a finger pulls it toward itself, and lets it go back.
final class TourDepthEffect: TourEffect {
    private let depth = DepthNavigationDelegate()
    private let list = TourButtonViewController()
    private lazy var screens = UINavigationController(rootViewController: list)
    /// The values of the next transition.
    private let values = DepthTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        screens.setNavigationBarHidden(true, animated: false)
        depth.makeTransition = { [values] isReversed in
            let transition = DepthTransition(isReversed: isReversed)
            (transition.duration, transition.perspective, transition.depth) = (values.duration, values.perspective, values.depth)
            return transition
        }
        screens.delegate = depth
        list.onTap = { [weak self] in self?.open(animated: true) }
        fill(with: screens)
        open(animated: false)
    }

    private func open(animated: Bool) {
        let detail = TourPictureViewController(Photo.feed[0])
        detail.onLeave = { [weak self] coordinator in
            // One that begins under a finger, and goes back.
            guard let coordinator, coordinator.initiallyInteractive else { return }
            coordinator.notifyWhenInteractionChanges { context in
                guard !context.isInteractive, context.isCancelled else { return }
                self?.onGesture?("You let it go at \(Int((context.percentComplete * 100).rounded()))\u{a0}%.")
            }
        }
        screens.pushViewController(detail, animated: animated)
    }

    override func play() {
        guard screens.transitionCoordinator == nil else { return }
        if screens.viewControllers.count == 1 { open(animated: true) } else { screens.popViewController(animated: true) }
    }

    override var knobs: [TourKnob] { transitionKnobs + [travel] }

    private var transitionKnobs: [TourKnob] {
        [
            TourKnob("Duration", "transition.duration", .seconds, 0.2...4, values, \.duration, standard: 2),
            TourKnob("m34", "transition.perspective", .perspective, 260...2000, values, \.perspective, standard: 500),
            TourKnob("Depth", "transition.depth", .points, 0...250, values, \.depth, standard: 150),
        ]
    }

    private var travel: TourKnob {
        TourKnob("Travel", "depth.interaction.fullTravel", .points, 50...400, depth.interaction, \.fullTravel, standard: 200)
    }

    override var namedLayers: [(name: String, layer: CALayer)] {
        screens.viewControllers.enumerated().compactMap { index, screen in
            screen.viewIfLoaded?.window == nil ? nil : (index == 0 ? "list" : "photograph", screen.view.layer)
        }
    }

    override var source: String {
        """
        import Transitions
        import UIKit

        /// Set it as the navigation controller's `delegate`.
        @MainActor
        func makeDepthDelegate() -> DepthNavigationDelegate {
            let depth = DepthNavigationDelegate()
            depth.makeTransition = { isReversed in
                let transition = DepthTransition(isReversed: isReversed)
        \(assignments(indentedBy: 8, of: transitionKnobs))
                return transition
            }
        \(assignments(of: [travel]))
            return depth
        }
        """
    }
}

/// A screen with one button.
final class TourButtonViewController: UIViewController {
    var onTap: (() -> Void)?
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .sand
        var look = UIButton.Configuration.filled()
        look.title = "Open the photograph"
        look.baseBackgroundColor = .coral
        look.baseForegroundColor = .onCoral
        button.configuration = look
        button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .primaryActionTriggered)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let limit = CGSize(width: max(view.bounds.width - 32, 0), height: view.bounds.height)
        let size = button.sizeThatFits(limit)
        let fitting = CGSize(width: min(size.width, limit.width), height: max(size.height, 44))
        button.frame = CGRect(
            x: (view.bounds.width - fitting.width) / 2, y: (view.bounds.height - fitting.height) / 2, width: fitting.width,
            height: fitting.height)
    }
}
