/// The container view of a transition.
package class TransitionContainerView: UIView {}
