/// One of the two view controllers of a transition.
struct TransitionParticipant {
    var controller: UIViewController?
    /// nil if the animator must not touch it.
    var view: UIView?
    /// In container coordinates; zero if unknown.
    var initialFrame = CGRect.zero
    /// In container coordinates; zero for a disappearing view, or if unknown.
    var finalFrame = CGRect.zero
}
