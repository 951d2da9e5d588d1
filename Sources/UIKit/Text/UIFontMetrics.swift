import CoreGraphics

/// Scales fonts and lengths with the size of text that the user wants, as a role of text is scaled.
///
/// Differs from UIKit: the factor is the ratio of the role's sizes in points to its size at the default; Apple does not say its own.
/// Source: https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Metrics that scale as a role of text does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// Those of running text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font at the size that the user wants; one that is scaled already is a programmer's error.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// The font at the size that the user wants, at most `maximumPointSize` points (0 for no limit).
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at the size of text that `traitCollection` names; nil for the user's.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the size of text that `traitCollection` names (nil for the user's), at most `maximumPointSize` points (0 for no limit).
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

    /// A length in points as large as the user's size of text makes it.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length in points as large as the size of text makes it that `traitCollection` names (nil for the user's), to a third of a point.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let current = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection).pointSize
        let usual = textStyle.size(in: .large)
        guard current != usual else { return value }
        return (value * current / usual * 3).rounded() / 3
    }
}
