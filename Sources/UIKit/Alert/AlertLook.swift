/// The measures of an alert or an action sheet, in points.
struct AlertLook {
    let isSheet: Bool

    var cornerRadius: CGFloat { isSheet ? 13 : 14 }
    var rowHeight: CGFloat { isSheet ? 57 : 44 }
    var sideInset: CGFloat { 16 }
    var headerInset: CGFloat { isSheet ? 14.5 : 20 }
    /// Between title and message.
    var headerGap: CGFloat { isSheet ? 8 : 2 }
    var titleFont: UIFont { .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold) }
    var messageFont: UIFont { .systemFont(ofSize: 13) }
    var headerColor: UIColor { isSheet ? .secondaryLabel : .label }
    /// Between the card and the edges of the screen, and between the cards of a sheet.
    var margin: CGFloat { 8 }

    static let alertWidth: CGFloat = 270
    static let largestSheetWidth: CGFloat = 414

    func actionFont(isStrong: Bool) -> UIFont {
        .systemFont(ofSize: isSheet ? 20 : 17, weight: isStrong ? .semibold : .regular)
    }
}
