import CoreGraphics
import Foundation

/// The match that is shown: its letters in black on yellow.
final class FoundTextBubble: UILabel {
    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 1, green: 0.85, blue: 0.1, alpha: 1)
        textAlignment = .center
        lineBreakMode = .byClipping
        layer.cornerRadius = 4
        layer.masksToBounds = true
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityIdentifier = "found text"
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: NSAttributedString, in rect: CGRect) {
        let black = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: black.length)
        black.addAttribute(.foregroundColor, value: UIColor.black, range: whole)
        black.removeAttribute(.paragraphStyle, range: whole)
        if attributedText?.isEqual(to: black) != true { attributedText = black }
        let target = rect.insetBy(dx: -2, dy: 0)
        (bounds.size, center) = (target.size, CGPoint(x: target.midX, y: target.midY))
    }

    /// Springs from a larger size to its own, as each match does when it is shown.
    func bounce() {
        transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.transform = .identity }, completion: nil)
    }
}
