import CoreGraphics

/// Draws into the current graphics context with y pointing down; dynamic colors are resolved with `UITraitCollection.current`. Lengths
/// are points, not rounded to pixels. Source: https://developer.apple.com/documentation/foundation/nsattributedstring ("Drawing the
/// string").
extension NSAttributedString {
    /// Returns the size of the text, with each paragraph in one line; zero for empty text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func size() -> CGSize {
        StringDrawing(self, options: .usesLineFragmentOrigin).bounds(in: .zero).size
    }

    /// Draws the text, with each paragraph in one line, with its top left corner at a point.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(at point: CGPoint) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the text wrapped to a rectangle's width, from its top: as many lines as fit into its height, at least one.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(in rect: CGRect) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: rect)
    }

    /// Draws the text in a rectangle with options; `context` has the limit of shrinking and receives the result.
    ///
    /// Without `usesLineFragmentOrigin` the rectangle's origin is the left end of the first baseline. A width or height of 0 is
    /// unlimited.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self, options: options, context: context).draw(in: rect)
    }

    /// Returns the bounding rectangle of the text drawn in a size.
    ///
    /// With `usesLineFragmentOrigin` the width is limited to the size's (0 is unlimited) and the origin is zero; the height may exceed it
    /// unless the options have `truncatesLastVisibleLine`. Without, the rectangle is relative to the left end of the baseline, y up, so
    /// that its `minY` is the descender. Round sizes up to whole points for a view.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing(self, options: options, context: context).bounds(in: size)
    }
}
