/// One exchange of the view controller that a container view shows: a push, a change of tabs, a presentation, a dismissal, or
/// `transition(from:to:)`.
///
/// All take the same steps, in this order; the subclass of each kind says what they do in its container:
/// 1. `run` creates the transition with the animator and the interaction controller that `movers` asks for, and loads the new view;
/// 2. `sendWillCallbacks` begins the appearance of one view controller and the disappearance of the other;
/// 3. `placeViews` lays out the new view, and inserts it unless a custom animator will;
/// 4. the transition starts; the new view is laid out, and its controller receives `viewIsAppearing`;
/// 5. at the end `finish` or `cancel` removes one view and sends the *did* callbacks;
/// 6. `hasEnded`, the last step, continues with what was requested meanwhile.
///
/// A callback may end the exchange (`isOver`); then the steps up to the end are left out.
@MainActor
class ControllerExchange {
    /// Animator and interaction controller of a transition.
    typealias Movers = (
        animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)?
    )

    let from: UIViewController?
    let to: UIViewController?
    /// nil until `run`.
    private(set) var transition: ControllerTransition?

    init(from: UIViewController?, to: UIViewController?) {
        self.from = from
        self.to = to
    }

    /// Whether the exchange has ended, possibly before the transition began.
    final var isOver: Bool { transition?.hasCompleted ?? false }

    /// Whether the transition is animated.
    final var isAnimated: Bool { transition?.isAnimated ?? false }

    // MARK: Steps

    /// Runs the exchange; without an animator it has ended on return.
    ///
    /// - Parameters:
    ///   - views: views outside the container that an interaction drives too, such as bars.
    ///   - controllers: the view controllers that show the transition or are part of it; the coordinator is theirs until the end.
    final func run(
        _ kind: ControllerTransition.Kind, in containerView: UIView, style: UIModalPresentationStyle = .none, isAnimated: Bool,
        by movers: Movers, driving views: [UIView] = [], for controllers: [UIViewController]
    ) {
        let made = ControllerTransition(kind, of: self, in: containerView, style: style, isAnimated: isAnimated, by: movers)
        made.drivenViews = views
        transition = made
        for controller in controllers { controller.activeTransition = made }
        to?.loadViewIfNeeded()
        sendWillCallbacks()
        guard !isOver else { return }
        placeViews(in: made.context)
        made.start()
        guard made.isRunning, let to, to.view.window != nil else { return }
        showAppearing(to)
        if made.isRunning { hasStarted() }
    }

    /// Sends the *will* callbacks.
    func sendWillCallbacks() {
        from?.beginAppearanceTransition(false, animated: isAnimated)
        if !isOver { to?.beginAppearanceTransition(true, animated: isAnimated) }
    }

    /// Fills in the views and frames of the context.
    func placeViews(in context: TransitionContext) {}

    /// Called when the transition is running and the new view was laid out.
    func hasStarted() {}

    /// Called at the end: removes the old view and sends the *did* callbacks.
    func finish() {}

    /// Called at the end if the transition was cancelled: restores the old state, with the callbacks of the way back.
    func cancel() { finish() }

    /// Called once, last, after all callbacks.
    func hasEnded() {}

    // MARK: Parts of steps

    /// Lays out a view that has come into the window, and tells its controller.
    final func showAppearing(_ controller: UIViewController) {
        controller.view.layoutIfNeeded()
        controller.sendViewIsAppearing()
    }

    /// Takes the appearance callbacks back.
    final func sendCallbacksOfReturn() {
        to?.beginAppearanceTransition(false, animated: isAnimated)
        to?.endAppearanceTransition()
        from?.beginAppearanceTransition(true, animated: isAnimated)
        from?.endAppearanceTransition()
    }

    // MARK: Waiting requests

    /// Makes way for a waiting request: reverses the transition if that request returns to the old view controller, otherwise ends it early,
    /// if the animator can be driven.
    final func yieldToRequest(for controller: UIViewController?) {
        if controller === from || controller === to { transition?.redirect(toStart: controller === from) } else { transition?.expedite() }
    }

    /// Ends the exchange at once, with all callbacks, if a view controller is part of it.
    final func finishAtOnce(with controller: UIViewController) {
        if from === controller || to === controller { transition?.finishAtOnce() }
    }
}
