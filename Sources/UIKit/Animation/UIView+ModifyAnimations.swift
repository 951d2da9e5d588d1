extension UIView {
    /// Has the changes made in `animations`, within an animation block, run a number of times, back and forth if they autoreverse.
    ///
    /// A count that is not above 0 counts as once. Differs from UIKit: within a property animator or keyframes it has no effect, because
    /// those have one run.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = animationBlock else {
            animations()
            return
        }
        let (oldCount, oldReverses) = (block.repeatCount, block.autoreverses)
        block.repeatCount = count.isNaN ? 0 : Float(max(count, 0))
        block.autoreverses = autoreverses
        animations()
        (block.repeatCount, block.autoreverses) = (oldCount, oldReverses)
    }
}
