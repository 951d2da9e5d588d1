/// One of the two controllers of a transition.
struct TransitionSide {
    var controller: UIViewController?
    /// nil where the animator must not touch it.
    var view: UIView?
    /// In points of the container; zero where not known.
    var initialFrame = CGRect.zero
    /// In points of the container; zero for one that leaves, or where not known.
    var finalFrame = CGRect.zero
}
