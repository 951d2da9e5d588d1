import UIKit

/// A photograph of the feed: its author, the image, actions, likes and the caption.
final class FeedCell: UITableViewCell {
    private let avatar = AppIconView()
    private let author = UILabel("", size: 15, weight: .semibold)
    private let place = UILabel("", size: 13, color: .softInk, lines: 0)
    let actions = PhotoActionsView()
    private let likes = UILabel("", size: 14, weight: .semibold, lines: 0)
    private let caption = UILabel("", size: 14, lines: 0)
    private let line = UIView()
    private var picture: PictureView?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityIdentifier = "photo"
        backgroundColor = .paper
        avatar.clipsToBounds = true
        line.backgroundColor = .hairline
        followsSettings()
        for view in [avatar, author, place, actions, likes, caption, line] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ photo: Photo, isLiked: Bool = false, isKept: Bool = false) {
        avatar.name = photo.author
        author.text = photo.author
        place.text = "\(photo.place) · \(photo.time)".withFactsTogether
        caption.text = photo.caption
        picture?.removeFromSuperview()
        let picture = PictureView(photo.artwork)
        self.picture = picture
        contentView.insertSubview(picture, belowSubview: actions)
        accessibilityLabel = "\(photo.author), \(photo.place). \(photo.caption)"
        actions.isLiked = isLiked
        actions.isKept = isKept
        showLikes(of: photo, isLiked)
        setNeedsLayout()
    }

    func showLikes(of photo: Photo, _ isLiked: Bool) {
        likes.text = "\(photo.likes + (isLiked ? 1 : 0)) likes · \(photo.comments) comments".withFactsTogether
    }

    /// The height of the photograph and its texts.
    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in }.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: contentView.bounds.width, contentView.layOut)
        avatar.layer.cornerRadius = avatar.bounds.width / 2
    }

    private func arrange(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        // A centered column on wide screens.
        let column = min(width, 600)
        let left = (width - column) / 2
        let textWidth = column - 32
        let (authorHeight, placeHeight) = (author.height(atWidth: textWidth - 48), place.height(atWidth: textWidth - 48))
        let header = max(authorHeight + placeHeight, 36) + 24
        put(avatar, CGRect(x: left + 16, y: (header - 36) / 2, width: 36, height: 36))
        let nameTop = (header - authorHeight - placeHeight) / 2
        put(author, CGRect(x: left + 64, y: nameTop, width: textWidth - 48, height: authorHeight))
        put(place, CGRect(x: left + 64, y: nameTop + authorHeight, width: textWidth - 48, height: placeHeight))
        var y = header
        let imageHeight = (column * (column < width ? 0.66 : 0.9)).rounded()
        if let picture {
            picture.layer.cornerRadius = column < width ? 12 : 0
            put(picture, CGRect(x: left, y: y, width: column, height: imageHeight))
        }
        y += imageHeight
        put(actions, CGRect(x: left + 4, y: y, width: column - 8, height: 44))
        y += 44
        for label in [likes, caption] {
            let height = label.height(atWidth: textWidth)
            put(label, CGRect(x: left + 16, y: y, width: textWidth, height: height))
            y += height + 4
        }
        y += 16
        put(line, CGRect(x: 0, y: y - 1, width: width, height: 1))
        return y
    }
}
