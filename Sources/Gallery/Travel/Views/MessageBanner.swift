import UIKit

/// The newest message, in one line, and how many wait.
final class MessageBanner: CardView {
    private let picture: PictureView
    private let heading: UILabel
    private let text: UILabel
    private let badge: UILabel

    init(messages: [Message]) {
        let unread = messages.filter(\.isUnread).count
        picture = PictureView(EnvelopeArtwork(), cornerRadius: 12)
        heading = UILabel(messages.first?.title ?? "No messages", size: 15, weight: .semibold)
        text = UILabel(messages.first?.text ?? "", size: 13, color: .softInk)
        badge = UILabel("\(unread)", size: 13, weight: .bold, color: .white)
        super.init(cornerRadius: 18)
        badge.textAlignment = .center
        badge.backgroundColor = .coral
        badge.layer.cornerRadius = 12
        badge.clipsToBounds = true
        badge.isHidden = unread == 0
        for part in [picture, heading, text, badge] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 20
        picture.frame = CGRect(x: 10, y: 10, width: side, height: side)
        badge.frame = CGRect(x: bounds.width - 38, y: (bounds.height - 24) / 2, width: 24, height: 24)
        let left = picture.frame.maxX + 12
        let width = badge.frame.minX - 10 - left
        let top = ((bounds.height - 38) / 2).rounded()
        heading.frame = CGRect(x: left, y: top, width: width, height: 20)
        text.frame = CGRect(x: left, y: top + 20, width: width, height: 18)
    }
}
