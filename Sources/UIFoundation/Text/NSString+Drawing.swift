import CoreGraphics

/// As for `NSAttributedString`, with one set of attributes for the whole text; nil for none. Source:
/// https://developer.apple.com/documentation/foundation/nsstring ("Drawing strings").
extension NSString {
    /// Returns the size of the text in points, with each paragraph in one line; zero for empty text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        drawing(attrs).bounds(in: .zero).size
    }

    /// Draws the text, with each paragraph in one line, with its top left corner at a point.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs).draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the text wrapped to a rectangle's width, from its top: as many lines as fit into its height, at least one.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        drawing(attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle with options; see `NSAttributedString.draw(with:options:context:)`.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(String(describing: self), attributes, options: options, context: context).draw(in: rect)
    }

    /// Returns the bounding rectangle of the text drawn in a size; see `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
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

/// Options for measuring and drawing strings.
///
/// Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wraps lines to the width, with the rectangle's origin as top left corner; otherwise each paragraph is one line, and the origin is
    /// on the first baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the font's leading between lines. Differs from UIKit: always included; the system font has none, so that it makes no
    /// difference.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures glyph bounds instead of line heights and advances.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Truncates text that exceeds the height with an ellipsis; only together with `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
