/// An object that changes view controllers and animates the change with a `ControllerTransition`: a navigation controller, a tab bar
/// controller, a presentation.
@MainActor
protocol TransitionOwner: AnyObject {
    /// Called once when the animation has ended: updates the hierarchy, reverts the change if it was cancelled, and sends the *did*
    /// callbacks.
    func transition(_ transition: ControllerTransition, didComplete: Bool)

    /// Called once, last, after all callbacks: releases the transition and continues with waiting requests.
    func transitionHasEnded(_ transition: ControllerTransition)

    /// Called when the interaction has begun or ended.
    func transitionInteractionChanged(_ transition: ControllerTransition)
}

extension TransitionOwner {
    func transitionInteractionChanged(_ transition: ControllerTransition) {}
}
