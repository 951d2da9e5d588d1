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
    /// icon, or below if a name of the list has a word that does not fit beside it, and the summary has two lines of the full width below.
    static func height(of article: AppArticle, nameFont: ListFont, atWidth width: CGFloat) -> CGFloat {
        let (name, summary) = (UILabel(article.name, size: 17, weight: .medium), makeSummary(article.summary))
        let texts = arrange(name, summary, nameFont, atWidth: width)
        guard name.hasLargeText else { return max(60, texts.name.height + texts.summary + 18) }
        return texts.line + texts.summary + 22
    }

    /// The layout of the texts: the name's frame, relative to the first line if the text is large, the height of that line with the icon,
    /// and the height of the summary.
    private typealias Texts = (name: CGRect, line: CGFloat, summary: CGFloat)

    /// Sets fonts and numbers of lines, and lays out the texts.
    private static func arrange(_ name: UILabel, _ summary: UILabel, _ nameFont: ListFont, atWidth width: CGFloat) -> Texts {
        let isLarge = name.hasLargeText
        let (besideIcon, whole) = (max(width - 84, 0), max(width - 32, 0))
        let isBelowIcon = isLarge && !nameFont.fits(besideIcon)
        let nameWidth = isBelowIcon ? whole : besideIcon
        name.wrapsIfLarge()
        name.fitWords(toWidth: isLarge ? nameWidth : .greatestFiniteMagnitude, of: nameFont)
        summary.numberOfLines = isLarge ? 2 : 1
        let height = name.height(atWidth: nameWidth)
        let line = isBelowIcon ? height + 44 : max(height, 40)
        let frame = CGRect(
            x: isBelowIcon ? 16 : 68, y: isBelowIcon ? 44 : (line - height) / 2, width: nameWidth, height: height)
        return (frame, line, summary.height(atWidth: isLarge ? whole : besideIcon))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        let texts = Self.arrange(name, summary, nameFont, atWidth: width)
        guard hasLargeText else {
            let (textWidth, nameHeight) = (texts.name.width, texts.name.height)
            let top = ((height - nameHeight - texts.summary) / 2).rounded()
            contentView.layOut(icon, CGRect(x: 16, y: ((height - 40) / 2).rounded(), width: 40, height: 40))
            contentView.layOut(name, CGRect(x: 68, y: top, width: textWidth, height: nameHeight))
            contentView.layOut(summary, CGRect(x: 68, y: top + nameHeight, width: textWidth, height: texts.summary))
            return
        }
        let isBelowIcon = texts.name.minX < 68
        contentView.layOut(icon, CGRect(x: 16, y: isBelowIcon ? 10 : 10 + ((texts.line - 40) / 2).rounded(), width: 40, height: 40))
        contentView.layOut(name, texts.name.offsetBy(dx: 0, dy: 10))
        contentView.layOut(summary, CGRect(x: 16, y: 12 + texts.line, width: max(width - 32, 0), height: texts.summary))
    }
}
