import UIKit

/// A news item: author, text, time and photograph.
final class NewsCell: UITableViewCell {
    private let avatar = AppIconView()
    private let text = UILabel("", size: 15, lines: 0)
    private let time = UILabel("", size: 13, color: .softInk)
    private var picture: PictureView?
    private var font = NewsCell.font(of: [])

    /// The font of the texts in a list of news.
    static func font(of news: [PhotoNews]) -> ListFont { ListFont(news.map(sentence), size: 15) }

    private static func sentence(_ news: PhotoNews) -> String { "\(news.author) \(news.text)" }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .paper
        avatar.clipsToBounds = true
        followsSettings()
        for view in [avatar, text, time] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ news: PhotoNews, _ font: ListFont) {
        self.font = font
        avatar.name = news.author
        text.text = Self.sentence(news)
        time.text = news.time
        picture?.removeFromSuperview()
        picture = news.photo.map { PictureView($0.artwork, cornerRadius: 6) }
        if let picture { contentView.addSubview(picture) }
        accessibilityLabel = "\(news.author) \(news.text) \(news.time)"
        setNeedsLayout()
    }

    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width, height: 0) { _, _ in }.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: contentView.bounds.width, height: contentView.bounds.height, contentView.layOut)
        avatar.layer.cornerRadius = avatar.bounds.width / 2
    }

    private func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let textWidth = width - (hasLargeText ? 32 : picture == nil ? 84 : 136)
        text.fitWords(toWidth: textWidth, of: font)
        return hasLargeText ? stack(width: width, put) : row(width: width, height: height, put)
    }

    private func row(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let textWidth = width - 68 - (picture == nil ? 16 : 68)
        let (textHeight, timeHeight) = (text.height(atWidth: textWidth), time.height(atWidth: textWidth))
        let needed = max(textHeight + timeHeight, 44) + 16
        let height = max(height, needed)
        put(avatar, CGRect(x: 16, y: (height - 40) / 2, width: 40, height: 40))
        let top = (height - textHeight - timeHeight) / 2
        put(text, CGRect(x: 68, y: top, width: textWidth, height: textHeight))
        put(time, CGRect(x: 68, y: top + textHeight, width: textWidth, height: timeHeight))
        if let picture { put(picture, CGRect(x: width - 60, y: (height - 44) / 2, width: 44, height: 44)) }
        return needed
    }

    /// A vertical layout for large text.
    private func stack(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        put(avatar, CGRect(x: 16, y: 14, width: 40, height: 40))
        if let picture { put(picture, CGRect(x: width - 60, y: 12, width: 44, height: 44)) }
        var y: CGFloat = 62
        for label in [text, time] {
            let height = label.height(atWidth: width - 32)
            put(label, CGRect(x: 16, y: y, width: width - 32, height: height))
            y += height + 2
        }
        return y + 14
    }
}
