/// The measures of an alert or an action sheet for a size of text, in points.
struct AlertLook: Equatable {
    let isSheet: Bool
    let category: UIContentSizeCategory

    init(isSheet: Bool, traits: UITraitCollection) {
        self.isSheet = isSheet
        let category = traits.preferredContentSizeCategory
        self.category = category == .unspecified ? .large : category
    }

    var cornerRadius: CGFloat { isSheet ? 13 : 14 }
    var sideInset: CGFloat { 16 }
    var headerInset: CGFloat { isSheet ? 14.5 : 20 }
    /// Between title and message.
    var headerGap: CGFloat { isSheet ? 8 : 2 }
    var titleFont: UIFont { isSheet ? font(.footnote, isStrong: true) : font(.headline) }
    var messageFont: UIFont { font(.footnote) }
    var headerColor: UIColor { isSheet ? .secondaryLabel : .label }
    /// Between the card and the edges of the screen, and between the cards of a sheet.
    var margin: CGFloat { 8 }

    static let alertWidth: CGFloat = 270
    static let largestSheetWidth: CGFloat = 414

    func actionFont(isStrong: Bool) -> UIFont { font(actionStyle, isStrong: isStrong) }

    /// The least height of a button.
    private var leastRowHeight: CGFloat { isSheet ? 57 : 44 }
    private var actionStyle: UIFont.TextStyle { isSheet ? .title3 : .body }

    /// The height of a button with one line of text.
    var rowHeight: CGFloat { rowHeight(around: actionFont(isStrong: true).lineHeight) }

    /// The height of a button with a title of a height: with as much around it as one line has at the default size of text.
    func rowHeight(around title: CGFloat) -> CGFloat {
        let usual = UIFont.preferredFont(forTextStyle: actionStyle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        return max(leastRowHeight, (title + leastRowHeight - usual.lineHeight).rounded(.up))
    }

    /// Whether titles of buttons go on in further lines instead of becoming smaller.
    var wrapsTitles: Bool { category.isAccessibilityCategory }

    private func font(_ style: UIFont.TextStyle, isStrong: Bool = false) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        return isStrong ? .systemFont(ofSize: preferred.pointSize, weight: .semibold) : preferred
    }
}
