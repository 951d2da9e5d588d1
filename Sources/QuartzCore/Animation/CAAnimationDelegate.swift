/// Methods called when an animation starts and stops. Both are optional.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation has begun to have an effect, after the commit in which it begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended: `finished` is true at its natural end, false if it was removed or replaced, or its layer left
    /// the window.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
