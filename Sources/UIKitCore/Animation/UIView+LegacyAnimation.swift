extension UIView {
    /// Begins an animation block that ends at `commitAnimations()`. Blocks nest. The default duration is 0.2 seconds.
    ///
    /// Differs from UIKit: there is no animation delegate, so its arguments, the name and the context, are unused.
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

    /// Sets the duration of the open block in seconds; has no effect outside a block.
    public class func setAnimationDuration(_ duration: TimeInterval) { animationBlock?.setDuration(duration) }

    /// Sets the delay of the open block in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { animationBlock?.setDelay(delay) }

    /// Sets the curve of the open block.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { animationBlock?.setCurve(curve) }

    /// Sets the repeat count of the open block; 0 counts as 1.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { animationBlock?.repeatCount = repeatCount }

    /// Sets whether the open block's animations autoreverse.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { animationBlock?.autoreverses = repeatAutoreverses }

    /// Sets whether non-additive properties start from their presentation value.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        animationBlock?.beginsFromCurrentState = fromCurrentState
    }
}
