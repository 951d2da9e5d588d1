import CoreGraphics

/// Position of a header or footer in its table.
struct TableHeaderFooterPosition: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    /// The insets of the content view at the left and right.
    var contentInsets = UIEdgeInsets.zero
}

extension TableHeaderFooterPosition {
    /// The font of texts, which follows the preferred text size.
    @MainActor var font: UIFont {
        .preferredFont(forTextStyle: style != .plain ? .footnote : isFooter ? .body : .headline)
    }

    @MainActor var textColor: UIColor { style == .plain && !isFooter ? .label : .secondaryLabel }

    /// The title as displayed: headers of grouped tables are uppercased.
    func shown(_ title: String) -> String { style == .plain || isFooter ? title : title.uppercased() }

    /// Margin above and below the text. In a taller view, a group's title is aligned with its rows.
    var verticalMargin: CGFloat { style == .plain ? 3.5 : 7 }
}
