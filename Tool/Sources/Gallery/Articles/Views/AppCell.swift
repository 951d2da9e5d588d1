import UIKit

/// An app in the list: its icon, its name, and the beginning of its summary.
final class AppCell: UITableViewCell {
    private let icon = AppIconView()
    private let name = UILabel("", size: 17, weight: .medium)
    private let summary = AppCell.makeSummary("")
    private var nameFont = AppCell.nameFont(of: [])

    /// The font of the names in a list of apps.
    static func nameFont(of articles: [AppArticle]) -> ListFont { ListFont(articles.map(\.name), size: 17, weight: .medium) }

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

    func show(_ article: AppArticle, icons: AppIcons, nameFont: ListFont) {
        icon.show(article, from: icons)
        name.text = article.name
        summary.text = article.summary
        self.nameFont = nameFont
        setNeedsLayout()
    }

    /// The height of a row for the user's text size: 60 points, or more if two lines need it. With large text the name wraps beside the
    /// icon, and the summary has two lines of the full width below.
    static func height(of article: AppArticle, nameFont: ListFont, atWidth width: CGFloat) -> CGFloat {
        let (name, summary) = (UILabel(article.name, size: 17, weight: .medium), makeSummary(article.summary))
        let heights = arrange(name, summary, nameFont, atWidth: width)
        return name.hasLargeText ? max(heights.name, 40) + heights.summary + 22 : max(60, heights.name + heights.summary + 18)
    }

    /// Sets fonts and numbers of lines, and returns the heights of the texts.
    private static func arrange(
        _ name: UILabel, _ summary: UILabel, _ nameFont: ListFont, atWidth width: CGFloat
    ) -> (name: CGFloat, summary: CGFloat) {
        let textWidth = max(width - 84, 0)
        name.wrapsIfLarge()
        name.fitWords(toWidth: name.hasLargeText ? textWidth : .greatestFiniteMagnitude, of: nameFont)
        summary.numberOfLines = name.hasLargeText ? 2 : 1
        return (name.height(atWidth: textWidth), summary.height(atWidth: max(name.hasLargeText ? width - 32 : textWidth, 0)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        let textWidth = max(width - 84, 0)
        let heights = Self.arrange(name, summary, nameFont, atWidth: width)
        guard hasLargeText else {
            let top = ((height - heights.name - heights.summary) / 2).rounded()
            contentView.layOut(icon, CGRect(x: 16, y: ((height - 40) / 2).rounded(), width: 40, height: 40))
            contentView.layOut(name, CGRect(x: 68, y: top, width: textWidth, height: heights.name))
            contentView.layOut(summary, CGRect(x: 68, y: top + heights.name, width: textWidth, height: heights.summary))
            return
        }
        let line = max(heights.name, 40)
        contentView.layOut(icon, CGRect(x: 16, y: 10 + ((line - 40) / 2).rounded(), width: 40, height: 40))
        contentView.layOut(name, CGRect(x: 68, y: 10 + (line - heights.name) / 2, width: textWidth, height: heights.name))
        contentView.layOut(summary, CGRect(x: 16, y: 12 + line, width: max(width - 32, 0), height: heights.summary))
    }
}
