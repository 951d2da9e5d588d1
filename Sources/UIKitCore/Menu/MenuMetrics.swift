import CoreGraphics

/// Metrics of a menu for a text size, in points: at the default size rows of 44, with a subtitle 58. Fonts are those of text styles.
struct MenuMetrics: Equatable {
    private let category: UIContentSizeCategory
    /// Size of body text against that at the default text size.
    private let scale: CGFloat
    let width: CGFloat

    /// Width at text sizes that are not accessibility sizes.
    private static let usualWidth: CGFloat = 250

    /// - Parameter limit: the available width.
    init(traits: UITraitCollection, limit: CGFloat) {
        let category = traits.preferredContentSizeCategory
        self.category = category == .unspecified ? .large : category
        scale = Self.font(.body, self.category).pointSize / 17
        // An estimate: Apple publishes no width.
        let wanted = self.category.isAccessibilityCategory ? (Self.usualWidth * scale).rounded() : Self.usualWidth
        width = max(0, min(wanted, limit))
    }

    private static func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }

    func font(_ style: UIFont.TextStyle, isStrong: Bool = false) -> UIFont {
        let font = Self.font(style, category)
        return isStrong ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    /// A length beside the text that grows with it, given for the default text size.
    func scaled(_ length: CGFloat) -> CGFloat { (length * scale).rounded() }

    /// Whether titles wrap instead of being truncated.
    var wrapsTitles: Bool { category.isAccessibilityCategory }
}
