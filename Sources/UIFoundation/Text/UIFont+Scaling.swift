import CoreGraphics

extension UIFont {
    /// The relation of a font's size to the user's preferred text size.
    enum Scaling {
        /// The preferred font of a text style.
        case textStyle(TextStyle)
        /// A font scaled by metrics from a base font, up to a maximum size in points.
        case metrics(TextStyle, base: UIFont, maximum: CGFloat)
    }

    /// Returns the font for another text size; itself if its size is fixed. Called by labels when the text size changes.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .textStyle(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
        }
    }

    /// Whether the font scales with the preferred text size.
    package var followsContentSizeCategory: Bool { scaling != nil }
}
