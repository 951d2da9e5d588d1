extension UIView {
    /// Opens an animation block in the old style: changes until `commitAnimations()` are animated. Blocks nest. 0.2 seconds unless set.
    ///
    /// Differs from UIKit: there is no animation delegate, so the name and the context, which are for it, go unused.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationState.current.blocks.append(
            AnimationBlock(duration: 0.2, delay: 0, options: [], inheriting: animationBlock, isLegacy: true, completion: nil))
    }

    /// Closes the innermost block opened by `beginAnimations`; without one it traps.
    public class func commitAnimations() {
        guard let block = AnimationState.current.blocks.last, block.isLegacy else {
            trap(object: "UIView", value: "commitAnimations() without beginAnimations", remedy: "call beginAnimations(_:context:) first")
        }
        AnimationState.current.blocks.removeLast()
        block.close()
    }

    /// Sets the duration of the open block, in seconds; outside a block it does nothing.
    public class func setAnimationDuration(_ duration: TimeInterval) { animationBlock?.setDuration(duration) }

    /// Sets the delay of the open block, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { animationBlock?.setDelay(delay) }

    /// Sets the curve of the open block.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { animationBlock?.curve = curve.timingFunction }

    /// Sets how often the open block's animations run; 0 counts as once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { animationBlock?.repeatCount = repeatCount }

    /// Sets whether the open block's animations run back.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { animationBlock?.autoreverses = repeatAutoreverses }

    /// Sets whether properties that do not animate additively start from what is shown.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        animationBlock?.beginsFromCurrentState = fromCurrentState
    }
}
