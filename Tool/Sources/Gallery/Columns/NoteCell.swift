import UIKit

/// A note of the list: its name, the beginning of its text, its time, and its photograph at the trailing edge.
final class NoteCell: UITableViewCell {
    private let name = UILabel("", size: 17, weight: .semibold, lines: 0)
    private let summary = UILabel("", size: 14, lines: 2)
    private let details = UILabel("", size: 13, color: .softInk, lines: 0)
    private var picture = PictureView(Photograph.meadow, cornerRadius: 10)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityIdentifier = "note"
        backgroundColor = .paper
        let ground = UIView()
        ground.backgroundColor = .blush
        selectedBackgroundView = ground
        followsSettings()
        for view in [name, summary, details] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ entry: JournalEntry) {
        name.text = entry.photo.place
        summary.text = entry.photo.caption
        details.text = "\(entry.photo.author) · \(entry.photo.time)".withFactsTogether
        picture.removeFromSuperview()
        picture = PictureView(entry.photo.artwork, cornerRadius: 10)
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "\(entry.photo.place), by \(entry.photo.author). \(entry.photo.caption)"
        setNeedsLayout()
    }

    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in }.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: contentView.bounds.width, contentView.layOut)
    }

    private func arrange(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let side: CGFloat = 72
        summary.numberOfLines = hasLargeText ? 0 : 2
        let textWidth = max(width - 32 - (hasLargeText ? 0 : side + 12), 0)
        put(picture, CGRect(x: hasLargeText ? 16 : width - 16 - side, y: 12, width: side, height: side))
        var y: CGFloat = hasLargeText ? 12 + side + 8 : 12
        for (label, gap) in [(name, 2), (summary, 4), (details, 0)] as [(UILabel, CGFloat)] {
            let height = label.height(atWidth: textWidth)
            put(label, CGRect(x: 16, y: y, width: textWidth, height: height))
            y += height + gap
        }
        return max(y, 12 + side) + 12
    }
}
