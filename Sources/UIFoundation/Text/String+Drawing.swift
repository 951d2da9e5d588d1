import CoreGraphics

/// The drawing methods of `NSString`, which Apple's compiler finds on `String` by bridging.
extension String {
    /// Returns the size of the text in points, with each paragraph in one line; zero for empty text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// Draws the text, with each paragraph in one line, with its top left corner at a point.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text wrapped to a rectangle's width, from its top: as many lines as fit into its height, at least one.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in a rectangle with options; see `NSAttributedString.draw(with:options:context:)`.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the bounding rectangle of the text drawn in a size; see `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
