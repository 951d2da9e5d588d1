/// An animation delegate that runs a completion of the app when its animations end.
package protocol AwaitsAnimationEnd: CAAnimationDelegate {
    /// How messages name the completion; nil where there is none.
    var awaitedCompletion: String? { get }
}
