import UIKit

/// The newest message and the number of messages.
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
        accessibilityHint = "Opens the messages."
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
        heading.numberOfLines = hasLargeText ? 0 : 2
        return hasLargeText ? stack(width: width, put) : row(width: width, height: height, put)
    }

    /// The size of the number and of the badge behind it.
    private func badgeSizes(width: CGFloat) -> (count: CGSize, badge: CGSize) {
        let size = CGSize(width: count.naturalWidth, height: count.height(atWidth: width))
        return (size, CGSize(width: max(size.height + 8, size.width + 12), height: size.height + 8))
    }

    private func row(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let side = height > 0 ? min(height - 20, 48) : 36
        let left = 10 + side + 12
        let (count, badge) = badgeSizes(width: width)
        let textWidth = width - 14 - badge.width - 10 - left
        let headingHeight = heading.height(atWidth: textWidth)
        let textHeight = text.height(atWidth: textWidth)
        let needed = max(56, headingHeight + textHeight + 18)
        let height = max(height, needed)
        put(picture, CGRect(x: 10, y: ((height - side) / 2).rounded(), width: side, height: side))
        let top = ((height - headingHeight - textHeight) / 2).rounded()
        put(heading, CGRect(x: left, y: top, width: textWidth, height: headingHeight))
        put(text, CGRect(x: left, y: top + headingHeight, width: textWidth, height: textHeight))
        let frame = CGRect(origin: CGPoint(x: width - 14 - badge.width, y: ((height - badge.height) / 2).rounded()), size: badge)
        put(self.badge, frame)
        put(self.count, frame.inset(atMostX: (badge.width - count.width) / 2, y: (badge.height - count.height) / 2))
        return needed
    }

    /// A vertical layout for large text, without the second line.
    private func stack(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let (count, badge) = badgeSizes(width: width)
        let line = max(48, badge.height)
        put(picture, CGRect(x: 12, y: 12 + (line - 48) / 2, width: 48, height: 48))
        let frame = CGRect(origin: CGPoint(x: width - 12 - badge.width, y: 12 + (line - badge.height) / 2), size: badge)
        put(self.badge, frame)
        put(self.count, frame.inset(atMostX: (badge.width - count.width) / 2, y: (badge.height - count.height) / 2))
        heading.fitWords(toWidth: width - 24, size: 15, weight: .semibold)
        let height = heading.height(atWidth: width - 24)
        put(heading, CGRect(x: 12, y: line + 20, width: width - 24, height: height))
        return line + 20 + height + 12
    }
}
