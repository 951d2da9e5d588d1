import UIKit

/// An article about an app: its icon on a banner in its color, title and summary; longer ones scroll. The banner of a short one is higher,
/// so that the page is not mostly empty.
final class ArticleView: UIScrollView {
    /// The centered text column: its maximum width, and the margins within it.
    static let column = (width: CGFloat(640), margin: CGFloat(24))

    /// Limits of the banner's height: in points, and as a fraction of the page.
    static let banner = (least: CGFloat(136), most: CGFloat(0.5))
    /// Limits of the icon: its maximum in points, and its distance from the banner's edges.
    static let icon = (most: CGFloat(168), margin: CGFloat(24))
    /// Opacity of the banner's color.
    static let bannerOpacity: CGFloat = 0.22

    private let banner = UIView()
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
        banner.backgroundColor = AppIconView.tint(of: article.name).withAlphaComponent(Self.bannerOpacity)
        line.backgroundColor = .hairline
        for view in [banner, icon, name, line] + paragraphs { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window else { return }
        contentInset.bottom = window.safeAreaInsets.bottom
        verticalScrollIndicatorInsets.bottom = contentInset.bottom
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.column.margin
        let width = max(min(bounds.width, Self.column.width) - 2 * margin, 0)
        let left = ((bounds.width - width) / 2).rounded()
        let titleHeight = name.height(atWidth: width)
        let heights = paragraphs.map { $0.height(atWidth: width) }
        let gaps = paragraphs.map { $0.font.lineHeight.rounded() }
        let text = 20 + titleHeight + 20 + 1 + 20 + heights.reduce(0, +) + gaps.dropLast().reduce(0, +) + margin
        let free = bounds.height - contentInset.bottom - text
        let height = max(Self.banner.least, min(free, bounds.height * Self.banner.most)).rounded(.down)
        // Over the edge: a page that is pulled down shows no gap above it.
        layOut(banner, CGRect(x: 0, y: -bounds.height, width: bounds.width, height: height + bounds.height))
        let side = min(Self.icon.most, height - 2 * Self.icon.margin, width)
        layOut(icon, CGRect(x: ((bounds.width - side) / 2).rounded(), y: ((height - side) / 2).rounded(), width: side, height: side))
        layOut(name, CGRect(x: left, y: height + 20, width: width, height: titleHeight))
        layOut(line, CGRect(x: left, y: name.frame.maxY + 20, width: width, height: 1))
        var y = line.frame.maxY + 20
        for (paragraph, (height, gap)) in zip(paragraphs, zip(heights, gaps)) {
            layOut(paragraph, CGRect(x: left, y: y, width: width, height: height))
            y += height + gap
        }
        let size = CGSize(width: bounds.width, height: (paragraphs.last?.frame.maxY ?? y) + margin)
        if contentSize != size { contentSize = size }
    }
}
