import UIKit

/// A photograph of the feed: author, place and caption.
final class FeedCell: UITableViewCell {
    private let avatar = AppIconView()
    private let author = UILabel("", size: 15, weight: .semibold)
    private let place = UILabel("", size: 13, color: .softInk, lines: 0)
    private let likes = UILabel("", size: 14, weight: .semibold)
    private let caption = UILabel("", size: 14, lines: 0)
    private var picture: PictureView?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityIdentifier = "photo"
        backgroundColor = .paper
        avatar.clipsToBounds = true
        followsSettings()
        for view in [avatar, author, place, likes, caption] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ photo: Photo) {
        avatar.name = photo.author
        author.text = photo.author
        place.text = "\(photo.place) · \(photo.time)".withFactsTogether
        likes.text = "♥ \(photo.likes) likes"
        caption.text = photo.caption
        picture?.removeFromSuperview()
        let picture = PictureView(photo.artwork)
        self.picture = picture
        contentView.addSubview(picture)
        accessibilityLabel = "\(photo.author), \(photo.place). \(photo.caption)"
        setNeedsLayout()
    }

    /// The height of the photograph and its texts.
    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in }.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: contentView.bounds.width, contentView.layOut)
        avatar.layer.cornerRadius = avatar.bounds.width / 2
    }

    private func arrange(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        // A centred column on wide screens.
        let column = min(width, 600)
        let left = (width - column) / 2
        let textWidth = column - 32
        let (authorHeight, placeHeight) = (author.height(atWidth: textWidth - 46), place.height(atWidth: textWidth - 46))
        let header = max(authorHeight + placeHeight, 36) + 16
        put(avatar, CGRect(x: left + 16, y: (header - 36) / 2, width: 36, height: 36))
        let nameTop = (header - authorHeight - placeHeight) / 2
        put(author, CGRect(x: left + 62, y: nameTop, width: textWidth - 46, height: authorHeight))
        put(place, CGRect(x: left + 62, y: nameTop + authorHeight, width: textWidth - 46, height: placeHeight))
        var y = header
        if let picture { put(picture, CGRect(x: left, y: y, width: column, height: (column * 0.75).rounded())) }
        y += (column * 0.75).rounded() + 8
        for label in [likes, caption] {
            let height = label.height(atWidth: textWidth)
            put(label, CGRect(x: left + 16, y: y, width: textWidth, height: height))
            y += height + 2
        }
        return y + 14
    }
}
