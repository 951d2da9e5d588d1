/// Hears when an animation starts and stops. Both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation has begun to have an effect; called after the commit that made it begin.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended: `finished` is true at its natural end, false when it was removed or replaced, or its layer left the window.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
