/// Who has changed controllers and has the change shown by a `ControllerTransition`: a navigation controller, a tab bar controller, a presentation.
@MainActor
protocol TransitionOwner: AnyObject {
    /// The movement is over: put the views in order, undo the change where it did not come about, and send the *did* callbacks. Called once.
    func transition(_ transition: ControllerTransition, didComplete: Bool)

    /// Everybody has been told: forget the transition, and go on with what waits. Called once, last.
    func transitionHasEnded(_ transition: ControllerTransition)

    /// The transition was let go, or taken in hand.
    func transitionInteractionChanged(_ transition: ControllerTransition)
}

extension TransitionOwner {
    func transitionInteractionChanged(_ transition: ControllerTransition) {}
}
