import UIKit

/// An article about an app: icon, title and summary; longer ones scroll.
final class ArticleView: UIScrollView {
    /// The centred text column: its maximum width, and the margins within it.
    static let column = (width: CGFloat(640), margin: CGFloat(24))

    private let icon = AppIconView()
    private let name: UILabel
    private let line = UIView()
    /// One label per paragraph: a single one would have too high an image at the largest text size.
    private let paragraphs: [UILabel]

    init(article: AppArticle, icons: AppIcons) {
        name = UILabel(article.name, size: 26, weight: .bold, lines: 0)
        paragraphs = article.summary.components(separatedBy: "\n\n").map { UILabel($0, size: 17, lines: 0) }
        super.init(frame: .zero)
        backgroundColor = .card
        // The pager moves articles across the safe area's edge, whose insets would move their content.
        contentInsetAdjustmentBehavior = .never
        followsSettings()
        icon.show(article, from: icons)
        line.backgroundColor = .hairline
        for view in [icon, name, line] + paragraphs { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window else { return }
        contentInset.bottom = window.safeAreaInsets.bottom
        verticalScrollIndicatorInsets.bottom = contentInset.bottom
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.column.margin
        let width = max(min(bounds.width, Self.column.width) - 2 * margin, 0)
        let left = ((bounds.width - width) / 2).rounded()
        // Large text has the full width, below the icon.
        let beside: CGFloat = hasLargeText ? 0 : 104
        let titleWidth = max(width - beside, 0)
        let titleTop = margin + (hasLargeText ? 104 : 0)
        layOut(icon, CGRect(x: left, y: margin, width: 88, height: 88))
        let titleHeight = max(name.height(atWidth: titleWidth), hasLargeText ? 0 : 88)
        layOut(name, CGRect(x: left + beside, y: titleTop, width: titleWidth, height: titleHeight))
        layOut(line, CGRect(x: left, y: name.frame.maxY + 20, width: width, height: 1))
        var y = line.frame.maxY + 20
        for paragraph in paragraphs {
            let height = paragraph.height(atWidth: width)
            layOut(paragraph, CGRect(x: left, y: y, width: width, height: height))
            y += height + paragraph.font.lineHeight.rounded()
        }
        let size = CGSize(width: bounds.width, height: (paragraphs.last?.frame.maxY ?? y) + margin)
        if contentSize != size { contentSize = size }
    }
}
