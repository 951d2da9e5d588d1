import CoreGraphics

extension TableEdgePlace {
    @MainActor var font: UIFont {
        guard style == .plain else { return .systemFont(ofSize: 13) }
        return .systemFont(ofSize: 17, weight: isFooter ? .regular : .semibold)
    }

    @MainActor var textColor: UIColor { style == .plain && !isFooter ? .label : .secondaryLabel }

    /// A title as it is shown: headers of groups are in capitals.
    func shown(_ title: String) -> String { style == .plain || isFooter ? title : title.uppercased() }

    /// Above and below the text. Where there is more room, a group's title stands near its rows.
    var verticalMargin: CGFloat { style == .plain ? 3.5 : 7 }
}
