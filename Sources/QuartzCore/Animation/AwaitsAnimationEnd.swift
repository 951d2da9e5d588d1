/// An animation delegate that runs a completion of the app when its animations end.
package protocol AwaitsAnimationEnd: CAAnimationDelegate {
    /// Name of the completion for messages; nil if there is none.
    var awaitedCompletion: String? { get }

    /// Called when an animation with this delegate, or a copy of one, is added to a layer: one more to wait for.
    func animationWasAttached()
}
