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
        title = UILabel(message.title, size: 16, weight: .semibold)
        text = UILabel(message.text, size: 14, color: .softInk, lines: 3)
        time = UILabel(message.time, size: 13, color: .softInk)
        super.init(cornerRadius: 18)
        mark.backgroundColor = .coral
        mark.layer.cornerRadius = 6
        mark.layer.borderWidth = 2
        mark.layer.borderColor = UIColor.white.cgColor
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.8
        mark.isHidden = !message.isUnread
        for part in [picture, title, text, time, mark] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let textHeight = text.height(atWidth: size.width - Self.pictureSide - 38)
        return CGSize(width: size.width, height: max(Self.pictureSide, 24 + textHeight) + 24)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 12, y: 12, width: Self.pictureSide, height: Self.pictureSide)
        let left = picture.frame.maxX + 12
        let right = bounds.width - 14
        let timeWidth = time.intrinsicContentSize.width.rounded(.up)
        time.frame = CGRect(x: right - timeWidth, y: 12, width: timeWidth, height: 22)
        mark.frame = CGRect(x: picture.frame.maxX - 8, y: picture.frame.minY - 4, width: 12, height: 12)
        title.frame = CGRect(x: left, y: 12, width: time.frame.minX - 8 - left, height: 22)
        text.frame = CGRect(x: left, y: 36, width: right - left, height: text.height(atWidth: right - left))
    }
}
