import UIKit

/// The newest message, in one line, and the number of messages.
final class MessageBanner: CardView {
    private let picture: PictureView
    private let heading: UILabel
    private let text: UILabel
    private let badge = UIView()
    private let count: UILabel

    init(messages: [Message]) {
        let unread = messages.filter(\.isUnread).count
        picture = PictureView(EnvelopeArtwork(), cornerRadius: 12)
        heading = UILabel(messages.first?.title ?? "No messages", size: 15, weight: .semibold, lines: 2)
        text = UILabel(messages.first?.text ?? "", size: 13, color: .softInk)
        count = UILabel("\(unread)", size: 13, weight: .bold, color: .onCoral)
        super.init(cornerRadius: 18)
        count.textAlignment = .center
        badge.backgroundColor = .coral
        badge.isHidden = unread == 0
        count.isHidden = unread == 0
        for view in [picture, heading, text, badge, count] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityIdentifier = "messages"
        accessibilityTraits = .button
        accessibilityLabel = "\(unread) unread messages. \(messages.first?.title ?? "")"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, height: bounds.height, layOut)
        badge.layer.cornerRadius = badge.bounds.height / 2
        text.isHidden = hasLargeText
    }

    override func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let side = height > 0 ? min(height - 20, 48) : 36
        let left = 10 + side + 12
        let countSize = CGSize(width: count.naturalWidth, height: count.height(atWidth: width))
        let badgeHeight = countSize.height + 8
        let badgeWidth = max(badgeHeight, countSize.width + 12)
        let textWidth = width - 14 - badgeWidth - 10 - left
        let headingHeight = heading.height(atWidth: textWidth)
        let textHeight = hasLargeText ? 0 : text.height(atWidth: textWidth)
        let needed = max(56, headingHeight + textHeight + 18)
        let height = max(height, needed)
        put(picture, CGRect(x: 10, y: ((height - side) / 2).rounded(), width: side, height: side))
        let top = ((height - headingHeight - textHeight) / 2).rounded()
        put(heading, CGRect(x: left, y: top, width: textWidth, height: headingHeight))
        put(text, CGRect(x: left, y: top + headingHeight, width: textWidth, height: textHeight))
        let badgeFrame = CGRect(
            x: width - 14 - badgeWidth, y: ((height - badgeHeight) / 2).rounded(), width: badgeWidth, height: badgeHeight)
        put(badge, badgeFrame)
        put(count, badgeFrame.insetBy(dx: (badgeWidth - countSize.width) / 2, dy: (badgeHeight - countSize.height) / 2))
        return needed
    }
}
