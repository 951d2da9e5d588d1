import CoreGraphics

extension TableHeaderFooterPosition {
    @MainActor var font: UIFont {
        guard style == .plain else { return .systemFont(ofSize: 13) }
        return .systemFont(ofSize: 17, weight: isFooter ? .regular : .semibold)
    }

    @MainActor var textColor: UIColor { style == .plain && !isFooter ? .label : .secondaryLabel }

    /// The title as displayed: headers of grouped tables are uppercased.
    func shown(_ title: String) -> String { style == .plain || isFooter ? title : title.uppercased() }

    /// Margin above and below the text. In a taller view, a group's title is aligned with its rows.
    var verticalMargin: CGFloat { style == .plain ? 3.5 : 7 }
}
