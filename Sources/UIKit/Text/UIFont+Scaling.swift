import CoreGraphics

extension UIFont {
    /// How a font's size comes from the size of text that the user wants.
    enum Scaling {
        /// It is the preferred font of a role.
        case textStyle(TextStyle)
        /// It was scaled by metrics from a font of a fixed size, up to a largest size in points.
        case metrics(TextStyle, base: UIFont, maximum: CGFloat)
    }

    /// The same font as it is for another size of text; itself where it has a fixed size. What labels ask when that size changes.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .textStyle(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
        }
    }

    /// Whether the font follows the size of text that the user wants.
    package var followsContentSizeCategory: Bool { scaling != nil }
}
