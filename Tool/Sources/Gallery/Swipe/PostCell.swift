import Components
import UIKit

/// A post in the timeline: author, time and text.
final class PostCell: SideSwipeCell {
    private let avatar = AppIconView()
    private let author = UILabel("", size: 14, weight: .semibold)
    private let details = UILabel("", size: 13, color: .softInk)
    private let text = UILabel("", size: 13, lines: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .paper
        accessibilityIdentifier = "post"
        avatar.clipsToBounds = true
        followsSettings()
        for view in [avatar, author, details, text] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post) {
        avatar.name = post.author
        author.text = post.author
        details.text = "\(post.handle) · \(post.time)".withFactsTogether
        text.text = post.text
        accessibilityLabel = "\(post.author), \(post.time). \(post.text)"
        setNeedsLayout()
    }

    /// The height of the post's contents.
    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width, height: 0) { _, _ in }.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: contentView.bounds.width, height: contentView.bounds.height, contentView.layOut)
        avatar.layer.cornerRadius = avatar.bounds.width / 2
    }

    private func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let textWidth = width - 76
        author.wrapsIfLarge()
        details.wrapsIfLarge()
        let detailsHeight = details.height(atWidth: textWidth)
        let isBeside = author.naturalWidth + 6 + details.naturalWidth <= textWidth
        let authorHeight = author.height(atWidth: textWidth)
        let authorSize = CGSize(
            width: min(author.naturalWidth, textWidth), height: isBeside ? max(authorHeight, detailsHeight) : authorHeight)
        let textHeight = text.height(atWidth: textWidth)
        let needed = authorSize.height + (isBeside ? 0 : detailsHeight) + textHeight
        let padding: CGFloat = hasLargeText ? 28 : 8
        let height = max(height, needed + padding)
        let side = min(height - 10, 40)
        put(avatar, CGRect(x: 16 + (40 - side) / 2, y: hasLargeText ? 14 : 5, width: side, height: side))
        var y = min(((height - needed) / 2).rounded(), hasLargeText ? 14 : 6)
        put(author, CGRect(origin: CGPoint(x: 66, y: y), size: authorSize))
        if isBeside {
            put(details, CGRect(x: 66 + authorSize.width + 6, y: y, width: details.naturalWidth, height: authorSize.height))
        } else {
            put(details, CGRect(x: 66, y: y + authorSize.height, width: textWidth, height: detailsHeight))
            y += detailsHeight
        }
        put(text, CGRect(x: 66, y: y + authorSize.height, width: textWidth, height: textHeight))
        return needed + padding
    }
}
