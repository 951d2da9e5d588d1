/// Runs animations alongside a transition, and notifies of its end.
///
/// Source: Apple,
/// [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator);
/// `Documentation/Behavior.md#transition-coordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes of views in the container with the transition's duration and curve, right after the animator has started.
    ///
    /// - Parameters:
    ///   - animation: makes the changes; without animation if the transition has none.
    ///   - completion: called once, after the transition has ended or was cancelled.
    /// - Returns: whether the changes will be made: false once the transition is running. The completion is called in any case, unless
    ///   the transition has ended.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Like `animate(alongsideTransition:completion:)`, for a view outside the container, which is then driven interactively as well.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a handler whenever the interaction begins or ends; for a cancelled transition before its controllers are notified.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Calls a handler when the interaction ends.
    @available(*, deprecated, message: "use notifyWhenInteractionChanges(_:)")
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Animates changes of a view outside the container alongside the transition.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
