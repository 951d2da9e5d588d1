import UIKit

/// An entry of the journal: its photograph, its place and its author.
final class JournalCell: UITableViewCell {
    private(set) var picture = PictureView(LandscapeArtwork(place: .coast, light: .day), cornerRadius: 18)
    let name = UILabel("", size: 20, weight: .bold, lines: 0)
    let avatar = AppIconView()
    let author = UILabel("", size: 14, color: .softInk, lines: 0)
    private let caption = UILabel("", size: 15, lines: 0)

    /// The size of the image in the entry's own screen, of which the row shows as much as its shape allows.
    var wholeSize = CGSize.zero { didSet { if wholeSize != oldValue { setNeedsLayout() } } }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityIdentifier = "entry"
        backgroundColor = .paper
        selectionStyle = .none
        avatar.clipsToBounds = true
        followsSettings()
        for view in [name, avatar, author, caption] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ entry: JournalEntry) {
        let photo = entry.photo
        name.text = photo.place
        avatar.name = photo.author
        author.text = "\(photo.author) · \(photo.time)".withFactsTogether
        caption.text = photo.caption
        picture.removeFromSuperview()
        picture = PictureView(photo.artwork, cornerRadius: 18)
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "\(photo.place), by \(photo.author). \(photo.caption)"
        accessibilityHint = "Opens the entry."
        setNeedsLayout()
    }

    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in }.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.wholeSize = wholeSize
        _ = arrange(width: contentView.bounds.width, contentView.layOut)
        avatar.layer.cornerRadius = avatar.bounds.width / 2
    }

    private func arrange(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let column = min(width - 32, 620)
        let left = (width - column) / 2
        let image: CGFloat = hasLargeText ? column : 112
        // Large text is below the image.
        let (x, textWidth) = hasLargeText ? (left, column) : (left + image + 16, column - image - 16)
        put(picture, CGRect(x: left, y: 12, width: image, height: hasLargeText ? (image * 0.6).rounded() : image))
        var y: CGFloat = hasLargeText ? 12 + (image * 0.6).rounded() + 10 : 16
        for (label, gap) in [(name, 4), (caption, 8)] as [(UILabel, CGFloat)] {
            let height = label.height(atWidth: textWidth)
            put(label, CGRect(x: x, y: y, width: min(label.naturalWidth, textWidth), height: height))
            y += height + gap
        }
        let height = max(author.height(atWidth: textWidth - 32), 24)
        put(avatar, CGRect(x: x, y: y + (height - 24) / 2, width: 24, height: 24))
        put(author, CGRect(x: x + 32, y: y, width: min(author.naturalWidth, textWidth - 32), height: height))
        return max(y + height, hasLargeText ? 0 : 12 + image) + 12
    }
}
