import UIKit

/// One message, as a card as high as its text.
final class MessageRow: CardView {
    private let picture: PictureView
    private let title: UILabel
    private let text: UILabel
    private let time: UILabel
    private let mark = UIView(frame: .zero)
    private static let pictureSide: CGFloat = 48

    init(message: Message) {
        picture = PictureView(message.artwork, cornerRadius: 12)
        title = UILabel(message.title, size: 16, weight: .semibold, lines: 0)
        text = UILabel(message.text, size: 14, color: .softInk, lines: 0)
        time = UILabel(message.time, size: 13, color: .softInk)
        super.init(cornerRadius: 18)
        mark.backgroundColor = .coral
        mark.layer.cornerRadius = 6
        mark.layer.borderWidth = 2
        mark.isHidden = !message.isUnread
        for view in [picture, title, text, time, mark] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = "\(message.isUnread ? "Unread. " : "")\(message.title), \(message.time). \(message.text)"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.layer.borderColor = UIColor.card.resolvedColor(with: traitCollection).cgColor
        _ = arrange(width: bounds.width, height: bounds.height, layOut)
    }

    override func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let frame = CGRect(x: 12, y: 12, width: Self.pictureSide, height: Self.pictureSide)
        put(picture, frame)
        put(mark, CGRect(x: frame.maxX - 8, y: frame.minY - 4, width: 12, height: 12))
        let timeSize = CGSize(width: time.naturalWidth, height: time.height(atWidth: width))
        // Large text has the full width, and the time is beside the image.
        let left = hasLargeText ? 12 : frame.maxX + 12
        var y = hasLargeText ? frame.maxY + 8 : 12
        let right = width - 14
        put(time, CGRect(x: right - timeSize.width, y: hasLargeText ? 12 : y + 1.5, width: timeSize.width, height: timeSize.height))
        let titleWidth = (hasLargeText ? right : right - timeSize.width - 8) - left
        let heights = (title.height(atWidth: titleWidth), text.height(atWidth: right - left))
        put(title, CGRect(x: left, y: y, width: titleWidth, height: heights.0))
        y += heights.0 + 3
        put(text, CGRect(x: left, y: y, width: right - left, height: heights.1))
        return max(y + heights.1, frame.maxY) + 12
    }
}
