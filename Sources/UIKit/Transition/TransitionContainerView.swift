/// The container view of a transition.
class TransitionContainerView: UIView {}
