import CoreGraphics

/// Scales fonts and lengths with the preferred text size, like a text style.
///
/// The factor is the ratio of the style's leading to its default leading, as in the tables of Apple's Human Interface Guidelines
/// (`Documentation/Behavior.md#fonts`). Source: https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Creates metrics that scale like a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// Metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns the font scaled to the user's text size; a font that is scaled already traps.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns the font scaled to the user's text size, at most `maximumPointSize` points (0 is unlimited).
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font scaled to the text size of `traitCollection`; nil is the user's.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font scaled to the text size of `traitCollection` (nil: the user's), at most `maximumPointSize` points (0 is
    /// unlimited).
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.scaling == nil else {
            trap(object: "UIFontMetrics", value: "\(font) is scaled already", remedy: "scale a font of a fixed size")
        }
        var description = font.fontDescription
        let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        description.size = Double(maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled)
        return UIFont(fontDescription: description, scaling: .metrics(textStyle, base: font, maximum: maximumPointSize))
    }

    /// Returns a length in points scaled to the user's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length in points scaled to the text size of `traitCollection` (nil: the user's), rounded to a pixel: of the display of
    /// `traitCollection`, or of the screen where that says none.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        if category == .unspecified { category = SystemAppearance.traits.preferredContentSizeCategory }
        let current = textStyle.leading(in: category), usual = textStyle.leading(in: .large)
        guard current != usual else { return value }
        var scale = traitCollection?.displayScale ?? 0
        if scale <= 0 { scale = max(SystemAppearance.traits.displayScale, 1) }
        return (value * current / usual * scale).rounded() / scale
    }
}
