import UIKit

/// An app in the list: its icon, its name, and the beginning of its summary.
final class AppCell: UITableViewCell {
    private let icon = AppIconView()
    private let name = AppCell.makeName("")
    private let summary = AppCell.makeSummary("")

    private static func makeName(_ text: String) -> UILabel { UILabel(text, size: 17, weight: .medium) }

    private static func makeSummary(_ text: String) -> UILabel { UILabel(text, size: 13, color: .softInk) }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .paper
        accessibilityIdentifier = "app"
        followsSettings()
        for view in [icon, name, summary] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ article: AppArticle, icons: AppIcons) {
        icon.show(article, from: icons)
        name.text = article.name
        summary.text = article.summary
    }

    /// The height of a row for the user's text size: 60 points, or more if two lines need it; a name in large text wraps.
    static func height(of article: AppArticle, atWidth width: CGFloat) -> CGFloat {
        let (name, summary) = (makeName(article.name), makeSummary("0"))
        name.wrapsIfLarge()
        return max(60, [name, summary].reduce(18) { $0 + $1.height(atWidth: width - 84) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        let textWidth = max(width - 84, 0)
        name.wrapsIfLarge()
        let heights = (name.height(atWidth: textWidth), summary.height(atWidth: textWidth))
        let top = ((height - heights.0 - heights.1) / 2).rounded()
        contentView.layOut(icon, CGRect(x: 16, y: ((height - 40) / 2).rounded(), width: 40, height: 40))
        contentView.layOut(name, CGRect(x: 68, y: top, width: textWidth, height: heights.0))
        contentView.layOut(summary, CGRect(x: 68, y: top + heights.0, width: textWidth, height: heights.1))
    }
}
