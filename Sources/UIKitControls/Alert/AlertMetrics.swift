/// Metrics of an alert or action sheet for a text size, in points.
struct AlertMetrics: Equatable {
    /// Position of the cards: in the middle of the screen, at its bottom, or in a popover.
    enum Placement {
        case middle
        case bottom
        case popover
    }

    let placement: Placement
    let category: UIContentSizeCategory
    /// Whether it is an action sheet.
    var isSheet: Bool { placement != .middle }

    init(_ placement: Placement, traits: UITraitCollection) {
        self.placement = placement
        let category = traits.preferredContentSizeCategory
        self.category = category == .unspecified ? .large : category
    }

    var cornerRadius: CGFloat { isSheet ? 13 : 14 }
    var horizontalInset: CGFloat { 16 }
    var headerInset: CGFloat { isSheet ? 14.5 : 20 }
    /// Spacing between title and message.
    var headerGap: CGFloat { isSheet ? 8 : 2 }
    var titleFont: UIFont { isSheet ? font(.footnote, isStrong: true) : font(.headline) }
    var messageFont: UIFont { font(.footnote) }
    var headerColor: UIColor { isSheet ? .secondaryLabel : .label }
    /// Margin between cards and screen edges, and spacing between the cards of a sheet.
    var margin: CGFloat { 8 }

    static let alertWidth: CGFloat = 270
    static let largestSheetWidth: CGFloat = 414
    /// Width of an action sheet in a popover: an estimate.
    static let popoverWidth: CGFloat = 304

    func actionFont(isStrong: Bool) -> UIFont { font(actionStyle, isStrong: isStrong) }

    /// Minimum height of a button.
    private var leastRowHeight: CGFloat { isSheet ? 57 : 44 }
    private var actionStyle: UIFont.TextStyle { isSheet ? .title3 : .body }

    /// Height of a button with one line of text.
    var rowHeight: CGFloat { rowHeight(around: actionFont(isStrong: true).lineHeight) }

    /// Height of a button for a title's height, with the padding of a one-line title at the default text size.
    func rowHeight(around title: CGFloat) -> CGFloat {
        let usual = UIFont.preferredFont(forTextStyle: actionStyle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        return max(leastRowHeight, (title + leastRowHeight - usual.lineHeight).rounded(.up))
    }

    /// Whether button titles wrap instead of shrinking.
    var wrapsTitles: Bool { category.isAccessibilityCategory }

    private func font(_ style: UIFont.TextStyle, isStrong: Bool = false) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        return isStrong ? .systemFont(ofSize: preferred.pointSize, weight: .semibold) : preferred
    }
}
