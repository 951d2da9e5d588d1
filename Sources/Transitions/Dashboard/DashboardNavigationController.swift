import UIKit

/// A navigation controller whose root is a dashboard: sections grow out of it and shrink back into it, and notification view
/// controllers slide in from the bottom.
///
/// The stack changes and the appearance callbacks run with the request, as in `setViewControllers(_:animated:)` without animation; the
/// views follow in `transitionDuration`. A new request during a transition continues from the presentation state. Of several requests
/// in one frame the last one applies: it starts from the stack before the first, and the completions of the others receive false.
/// `delegate` is free for the app. The back button removes a view controller by the reverse of its arrival. With Reduce Motion a
/// cross-fade of 0.2 seconds replaces every movement. Source: `Documentation/Effects.md#dashboard`.
@preconcurrency @MainActor
open class DashboardNavigationController: UINavigationController {
    /// The movement by which a view controller arrives or leaves.
    public enum PresentationDirection: Sendable {
        /// The new view grows from the center of the visible one.
        case inViaScale
        /// The visible view shrinks away in front of the new one.
        case outViaScale
        /// The new view slides in from the bottom, over the visible one.
        case inFromBottom
        /// The visible view slides out to the bottom, uncovering the new one.
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
    var transitions: [DashboardTransition] = []
    var transitionStack = DashboardTransitionStack()
    private var titles = DashboardTitles()
    private var arrivals = DashboardArrivals()

    /// The duration of a transition in seconds. The default is 0.3.
    open var transitionDuration: TimeInterval = ViewAnimator.standardDuration

    /// The initial scale of a growing view. The default is 0.1.
    open var initialScale: CGFloat = 0.1

    /// The final scale of a shrinking view. The default is 0.01; a scale of 0 cannot be animated.
    open var finalScale: CGFloat = ViewAnimator.smallestScale

    /// The timing curve of growing views. The default is ease-out.
    open var growingCurve: UIView.AnimationCurve = .easeOut

    /// The timing curve of shrinking views. The default is ease-in.
    open var shrinkingCurve: UIView.AnimationCurve = .easeIn

    /// The timing curve of sliding views. The default is ease-in-out.
    open var slidingCurve: UIView.AnimationCurve = .easeInOut

    /// Whether the bar shows no titles and its back button reads "Back" (localized). The default is true.
    ///
    /// The view controllers keep their titles, which reappear when this is set to false. An app's own title view always shows.
    ///
    /// - Complexity: O(1). Setting takes O(*n*²), where *n* is the number of view controllers on the stack.
    open var hidesTitles = true {
        didSet {
            if hidesTitles { titles.hide(of: viewControllers) } else { titles.show() }
        }
    }

    /// Shows a view controller by one of the four movements.
    ///
    /// An *in* movement pushes it, or pops to it if it is further down the stack. An *out* movement pops to it, or makes it the whole
    /// stack if it is not on it. For the visible view controller only the completion is called. Without a window nothing moves and the
    /// completion is called immediately.
    ///
    /// - Parameters:
    ///   - viewController: The view controller to show; retained by the stack.
    ///   - direction: The movement of the new or the visible view controller.
    ///   - completion: Called once; true when the movement ended, false if another request took over or the movement was cut short.
    open func present(
        _ viewController: UIViewController, withDirection direction: PresentationDirection, completion: ((Bool) -> Void)? = nil
    ) {
        if direction.isIn { arrivals.note(viewController, direction) }
        ask(for: DashboardTransition(to: viewController, direction, completion: completion))
    }

    /// Pops the top view controller, as the back button does. If animated, one that arrived by `present` leaves by the reverse
    /// movement.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        guard animated, viewControllers.count > 1, let top = topViewController, let direction = arrivals.reverseDirection(of: top) else {
            return super.popViewController(animated: animated)
        }
        present(viewControllers[viewControllers.count - 2], withDirection: direction)
        return top
    }

    // MARK: Stack changes

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
        beginRequestedTransition()
        // View controllers that left get their titles back once no bar shows them.
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
