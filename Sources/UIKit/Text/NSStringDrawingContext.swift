import CoreGraphics

/// How far text may shrink to fit, and what came of it.
///
/// Source: https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// How far fonts may shrink until the text fits into the width, and the height, that it is measured or drawn in, as a part of their size;
    /// 0 or 1 for not at all. What is not in 0...1 is refused with a line in the log.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            guard !(0...1).contains(minimumScaleFactor) else { return }
            reportOnce(
                "NSStringDrawingContext.minimumScaleFactor",
                "NSStringDrawingContext.minimumScaleFactor: \(minimumScaleFactor) is refused; the last value is kept")
            minimumScaleFactor = oldValue
        }
    }

    /// How far the fonts shrank in the last measuring or drawing with this context; 1 for not at all, 0 before.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// Where the text was in the last measuring or drawing with this context, in points; zero before.
    open internal(set) var totalBounds = CGRect.zero
}
