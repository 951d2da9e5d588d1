/// The view in which a change of controllers is shown.
class TransitionContainerView: UIView {}
