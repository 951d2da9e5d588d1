/// An animation delegate that runs a completion of the app when its animations end.
package protocol AwaitsAnimationEnd: CAAnimationDelegate {
    /// Name of the completion for messages; nil if there is none.
    var awaitedCompletion: String? { get }
}
