import CoreGraphics

/// Drawing goes to the current graphics context, whose y points down; dynamic colours are those of `UITraitCollection.current`. Lengths are
/// points, not rounded to pixels. Source: https://developer.apple.com/documentation/foundation/nsattributedstring ("Drawing the string").
extension NSAttributedString {
    /// How much room the text takes, each paragraph in one line; zero for no text.
    public func size() -> CGSize {
        StringDrawing(self, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the text, each paragraph in one line, with its upper left corner at a point.
    public func draw(at point: CGPoint) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the text wrapped to the width of a rectangle, from its top: as many lines as fit into its height, at least one.
    public func draw(in rect: CGRect) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: rect)
    }

    /// Draws the text in a rectangle as the options say; `context` has the limits of shrinking and gets what came of it.
    ///
    /// Without `usesLineFragmentOrigin` the rectangle's origin is the left end of the first baseline. A width or height of 0 is no limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self, options: options, context: context).draw(in: rect)
    }

    /// The rectangle that the text takes when it is drawn in a size.
    ///
    /// Its width is at most that of the size when the options have `usesLineFragmentOrigin` (0 is no limit); it may be higher, unless they
    /// have `truncatesLastVisibleLine`. With `usesLineFragmentOrigin` the origin is zero; without, the rectangle is seen from the left end of
    /// the baseline, y up, so that its `minY` is the descender. Round sizes up to whole points for a view.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing(self, options: options, context: context).bounds(in: size)
    }
}
