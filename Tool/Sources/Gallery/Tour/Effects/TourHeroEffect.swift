import Transitions
import UIKit

/// Photographs that grow into a screen of their own: one is caught in flight.
final class TourHeroEffect: TourEffect {
    private let hero = HeroTransition()
    private let list = TourPhotosViewController()
    private lazy var screens = UINavigationController(rootViewController: list)

    override func viewDidLoad() {
        super.viewDidLoad()
        screens.setNavigationBarHidden(true, animated: false)
        screens.delegate = hero
        fill(with: screens)
        list.onPick = { [weak self] in self?.open($0) }
    }

    private func open(_ photo: Photo) {
        let detail = TourPhotoViewController(photo)
        detail.onTransition = { [weak self] coordinator in
            self?.watch(coordinator) { self?.onGesture?("You caught it at \($0.asSeconds).") }
        }
        screens.pushViewController(detail, animated: true)
    }

    override func play() {
        guard screens.viewControllers.count == 1 else { return _ = screens.popViewController(animated: true) }
        list.pick(0)
    }

    override var knobs: [TourKnob] {
        [
            TourKnob("Duration", "hero.response", .seconds, 0.1...2, hero, \.response, standard: 0.45),
            TourKnob("Damping", "hero.dampingRatio", .ratio, 0.1...1, hero, \.dampingRatio, standard: 0.82),
            TourKnob("Shrinkage", "hero.shrinkage", .ratio, 0...0.9, hero, \.shrinkage, standard: 0.4),
            TourKnob("Closes from", "hero.dismissDistance", .points, 20...300, hero, \.dismissDistance, standard: 120),
        ]
    }

    override var namedLayers: [(name: String, layer: CALayer)] {
        if let flying = screens.transitionCoordinator?.containerView.subviews.last {
            // The views between both screens, those in front last.
            return flying.subviews.map { ("in flight", $0.layer) }
        }
        guard let detail = screens.topViewController as? TourPhotoViewController else {
            return list.pictures.map { ("photograph", $0.layer) }
        }
        return [("photograph", detail.picture.layer), ("name", detail.name.layer)]
    }

    override var source: String {
        """
        import Transitions
        import UIKit

        /// Set it as the `transitioningDelegate` of the detail, or as the navigation controller's `delegate`.
        @MainActor
        func makeHeroTransition() -> HeroTransition {
            let hero = HeroTransition()
        \(assignments())
            return hero
        }
        """
    }
}

extension UIViewController {
    /// Adds a child whose view fills this one's.
    func fill(with child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
