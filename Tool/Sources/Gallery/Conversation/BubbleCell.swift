import UIKit

/// A message in its bubble, at the edge of its author.
final class BubbleCell: UITableViewCell {
    let bubble = UIView()
    private let message = UILabel("", size: 17, lines: 0)
    private let time = UILabel("", size: 12, weight: .medium, color: .softInk, lines: 0)
    private var picture: PictureView?
    private var isOwn = false

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        bubble.layer.cornerRadius = 20
        bubble.layer.cornerCurve = .continuous
        bubble.clipsToBounds = true
        time.textAlignment = .center
        followsSettings()
        bubble.addSubview(message)
        for view in [time, bubble] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ message: ChatMessage) {
        isOwn = message.isOwn
        contentView.isHidden = false
        self.message.text = message.text
        self.message.textColor = isOwn ? .onCoral : .ink
        bubble.backgroundColor = isOwn ? .coral : .card
        (time.text, time.isHidden) = (message.time, message.time == nil)
        picture?.removeFromSuperview()
        picture = message.photograph.map { PictureView($0) }
        if let picture { bubble.insertSubview(picture, at: 0) }
        isAccessibilityElement = true
        accessibilityLabel = [message.time, isOwn ? "You: \(message.text)" : message.text].compactMap(\.self).joined(separator: ". ")
        setNeedsLayout()
    }

    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _, _ in }.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: contentView.bounds.width) { $0.layOut($1, $2) }
    }

    private func arrange(width: CGFloat, _ put: (UIView, UIView, CGRect) -> Void) -> CGFloat {
        var y: CGFloat = 3
        if time.text != nil {
            let height = time.height(atWidth: width - 32)
            put(contentView, time, CGRect(x: 16, y: 14, width: width - 32, height: height))
            y = 14 + height + 8
        }
        let widest = min(width * 0.78, 440)
        message.fitWords(toWidth: widest - 28, size: 17)
        let imageWidth = picture == nil ? 0 : min(widest, 260)
        let textWidth = imageWidth > 0 ? imageWidth - 28 : widest - 28
        let textSize = CGSize(
            width: imageWidth > 0 ? textWidth : min(message.naturalWidth, textWidth), height: message.height(atWidth: textWidth))
        let imageHeight = (imageWidth * 0.75).rounded()
        let size = CGSize(width: max(textSize.width + 28, imageWidth), height: imageHeight + textSize.height + 18)
        put(contentView, bubble, CGRect(x: isOwn ? width - 16 - size.width : 16, y: y, width: size.width, height: size.height))
        if let picture { put(bubble, picture, CGRect(x: 0, y: 0, width: imageWidth, height: imageHeight)) }
        put(bubble, message, CGRect(x: 14, y: imageHeight + 9, width: textSize.width, height: textSize.height))
        return max(y + size.height + 3, 44)
    }
}
