import UIKit

/// An article about an app: icon, title and summary; longer ones scroll.
final class ArticleView: UIScrollView {
    private let icon = AppIconView()
    private let name: UILabel
    private let line = UIView()
    private let summary: UILabel

    init(article: AppArticle) {
        name = UILabel(article.name, size: 26, weight: .bold, lines: 0)
        summary = UILabel(article.summary, size: 17, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .white
        icon.name = article.name
        line.backgroundColor = .hairline
        for part in [icon, name, line, summary] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 24
        let width = max(min(bounds.width, 640) - 2 * margin, 0)
        let left = ((bounds.width - width) / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let titleWidth = max(width - 104, 0)
        icon.frame = CGRect(x: isMirrored ? left + width - 88 : left, y: margin, width: 88, height: 88)
        name.textAlignment = isMirrored ? .right : .left
        name.frame = CGRect(
            x: isMirrored ? left : left + 104, y: margin, width: titleWidth, height: max(name.height(atWidth: titleWidth), 88))
        line.frame = CGRect(x: left, y: name.frame.maxY + 20, width: width, height: 1)
        summary.textAlignment = isMirrored ? .right : .left
        summary.frame = CGRect(x: left, y: line.frame.maxY + 20, width: width, height: summary.height(atWidth: width))
        let size = CGSize(width: bounds.width, height: summary.frame.maxY + margin)
        if contentSize != size { contentSize = size }
    }
}
