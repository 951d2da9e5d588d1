import CoreGraphics

/// The same as of `NSAttributedString`, with one set of attributes for the whole text; nil is none.
/// Source: https://developer.apple.com/documentation/foundation/nsstring ("Drawing strings").
extension NSString {
    /// How much room the text takes, each paragraph in one line, in points; zero for no text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        drawing(attrs).bounds(in: .zero).size
    }

    /// Draws the text, each paragraph in one line, with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the text wrapped to the width of a rectangle, from its top: as many lines as fit into its height, at least one.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle as the options say; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(String(describing: self), attributes, options: options, context: context).draw(in: rect)
    }

    /// The rectangle that the text takes when it is drawn in a size; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(String(describing: self), attributes, options: options, context: context).bounds(in: size)
    }

    private func drawing(_ attributes: [NSAttributedString.Key: Any]?) -> StringDrawing {
        StringDrawing(String(describing: self), attributes)
    }
}
