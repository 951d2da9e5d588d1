import UIKit

/// A navigation controller whose root is a dashboard: sections grow out of it and shrink back into it, notification screens slide in from
/// the bottom.
///
/// The stack and the appearance callbacks change with the request, as in `setViewControllers(_:animated:)` without animation; what is seen
/// follows in `transitionDuration`. A new request in the middle takes over from what is on the screen. Of requests in one frame the last
/// wins: it counts from the stack before the first of them, whose completion hears false. `delegate` is free for the app.
/// The back button takes a screen out the way it came in. With Reduce Motion a cross-fade of 0.2 seconds stands in for every movement.
/// Source: effects, section 1.
@preconcurrency @MainActor
open class DashboardNavigationController: UINavigationController {
    /// How a screen comes or goes.
    public enum PresentationDirection: Sendable {
        /// The new screen grows out of the middle of the visible one.
        case inViaScale
        /// The visible screen shrinks away in front of the new one.
        case outViaScale
        /// The new screen slides in from below, over the visible one.
        case inFromBottom
        /// The visible screen slides out downwards, off the new one.
        case outToBottom

        var isIn: Bool { self == .inViaScale || self == .inFromBottom }

        var opposite: PresentationDirection {
            switch self {
            case .inViaScale: .outViaScale
            case .outViaScale: .inViaScale
            case .inFromBottom: .outToBottom
            case .outToBottom: .inFromBottom
            }
        }
    }

    var request: DashboardRequest?
    var flights: [DashboardFlight] = []
    var pile = DashboardPile()
    private var titles = DashboardTitles()
    private var arrivals = DashboardArrivals()

    /// How long a screen takes to come or go, in seconds: 0.3.
    open var transitionDuration: TimeInterval = ViewAnimator.standardDuration

    /// The scale at which a screen begins to grow: 0.1.
    open var initialScale: CGFloat = 0.1

    /// The scale to which a screen shrinks: 0.01. A scale of 0 cannot be animated.
    open var finalScale: CGFloat = ViewAnimator.smallestScale

    /// How a screen grows: ease-out.
    open var growingCurve: UIView.AnimationCurve = .easeOut

    /// How a screen shrinks: ease-in.
    open var shrinkingCurve: UIView.AnimationCurve = .easeIn

    /// How a screen slides in and out: ease-in-out.
    open var slidingCurve: UIView.AnimationCurve = .easeInOut

    /// Whether the bar shows no titles and its back button reads "Back" (localised); true unless set.
    ///
    /// The controllers keep their titles, which show again when it is set to false. A title view of the app's own always shows.
    open var hidesTitles = true {
        didSet {
            if hidesTitles { titles.hide(of: viewControllers) } else { titles.show() }
        }
    }

    /// Shows a controller by one of the four movements.
    ///
    /// *In* puts it on top of the stack; one that is further down the stack is popped to. *Out* pops to it; one that is not on the stack becomes the
    /// whole stack. For the controller that is visible already only the completion is called. Without a window nothing moves and the
    /// completion is called at once.
    ///
    /// - Parameters:
    ///   - viewController: the controller to show; kept by the stack.
    ///   - direction: how it comes, or the visible one goes.
    ///   - completion: called once; true when the movement ended, false when another request took over or the movement was cut short.
    open func present(
        _ viewController: UIViewController, withDirection direction: PresentationDirection, completion: ((Bool) -> Void)? = nil
    ) {
        if direction.isIn { arrivals.note(viewController, direction) }
        ask(for: DashboardFlight(to: viewController, direction, completion: completion))
    }

    /// Takes the top screen off, as the back button does. Animated, one that came by `present` goes back the way it came.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        guard animated, viewControllers.count > 1, let top = topViewController, let direction = arrivals.wayBack(of: top) else {
            return super.popViewController(animated: animated)
        }
        present(viewControllers[viewControllers.count - 2], withDirection: direction)
        return top
    }

    // MARK: Following the stack

    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        arrivals.note(viewController, nil)
        if hidesTitles { titles.hide(of: [viewController]) }
        super.pushViewController(viewController, animated: animated)
    }

    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if hidesTitles { titles.hide(of: viewControllers) }
        super.setViewControllers(viewControllers, animated: animated)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if hidesTitles { titles.hide(of: viewControllers) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        beginRequestedFlight()
        // Those that have left get their titles back, once no bar shows them.
        titles.show(unless: { $0.parent === self })
        arrivals.keep { $0.parent === self }
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let growth = size.height - view.bounds.height
        if growth > 0, coordinator.isAnimated { lengthenSlides(by: growth, for: coordinator.transitionDuration) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        abandonRequest()
    }
}
