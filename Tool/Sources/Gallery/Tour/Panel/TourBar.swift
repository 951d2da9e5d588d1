import UIKit

/// The panel pulled down: what has happened, and the button that leads on.
final class TourBar: UIView {
    let button = UIButton(type: .system)
    private let grabber = UIView()
    private let text = UILabel("", size: 15, lines: 0)
    private var isDone = false

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "tour-panel"
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        for view in [grabber, text, button] { addSubview(view) }
        followsSettings()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a sentence and the title of the button, which is filled once the gesture is made.
    func show(_ sentence: String, _ title: String, isDone: Bool) {
        self.isDone = isDone
        text.text = sentence
        text.textColor = isDone ? .ink : .softInk
        var look = isDone ? UIButton.Configuration.filled() : .plain()
        look.title = title
        look.cornerStyle = .capsule
        if isDone { (look.baseBackgroundColor, look.baseForegroundColor) = (.coral, .onCoral) }
        button.configuration = look
        setNeedsLayout()
    }

    var sentence: String { text.text ?? "" }

    func height(atWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in } }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, layOut)
    }

    private func arrange(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        put(grabber, CGRect(x: width / 2 - 18, y: 6, width: 36, height: 5))
        let size = button.intrinsicContentSize
        let (buttonWidth, buttonHeight) = (min(size.width.rounded(.up), max(width - 32, 0)), max(size.height.rounded(.up), 44))
        // Large texts are above the button, and only those that say something new.
        let isTall = hasLargeText
        text.isHidden = isTall && !isDone
        let textWidth = max(isTall ? width - 32 : width - 36 - buttonWidth, 1)
        let textHeight = text.isHidden ? -4 : text.height(atWidth: textWidth)
        let height = isTall ? 18 + textHeight + 4 + buttonHeight + 8 : max(textHeight, buttonHeight) + 26
        let textTop = isTall ? 18 : 15 + (height - 26 - textHeight) / 2
        if !text.isHidden { put(text, CGRect(x: 16, y: textTop, width: textWidth, height: textHeight)) }
        put(
            button,
            CGRect(
                x: width - 12 - buttonWidth, y: isTall ? 18 + textHeight + 4 : 15 + (height - 26 - buttonHeight) / 2, width: buttonWidth,
                height: buttonHeight))
        return height
    }
}
