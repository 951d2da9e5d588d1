import CoreGraphics

/// The limit of shrinking text to fit, and its result.
///
/// Source: https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// The minimum scale of fonts when text is shrunk to fit the width and height; 0 or 1 does not shrink. Values outside 0...1 are
    /// ignored and logged once.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            guard !(0...1).contains(minimumScaleFactor) else { return }
            reportOnce(
                "NSStringDrawingContext.minimumScaleFactor",
                "NSStringDrawingContext.minimumScaleFactor: \(minimumScaleFactor) is refused; the last value is kept")
            minimumScaleFactor = oldValue
        }
    }

    /// The scale of fonts in the last operation with this context; 1 if not shrunk, 0 before.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// The bounds of the text in the last operation with this context, in points; zero before.
    open internal(set) var totalBounds = CGRect.zero
}
