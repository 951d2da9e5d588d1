extension UIView {
    /// Repeats the changes made in `animations`, inside an animation block, with optional autoreverse.
    ///
    /// A non-positive count counts as 1. Differs from UIKit: no effect inside property animators and keyframes, which have a single run.
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
