import UIKit

/// Three dots while the other person writes.
final class TypingCell: UITableViewCell {
    static let height: CGFloat = 46

    private let bubble = UIView()
    private let dots = (0..<3).map { _ in UIView() }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        bubble.backgroundColor = .card
        bubble.layer.cornerRadius = 20
        contentView.addSubview(bubble)
        for dot in dots {
            dot.backgroundColor = .softInk
            dot.layer.cornerRadius = 4
            bubble.addSubview(dot)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Mira is writing"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layOut(bubble, CGRect(x: 16, y: 3, width: 66, height: 40))
        for (index, dot) in dots.enumerated() {
            bubble.layOut(dot, CGRect(x: 17 + 12 * CGFloat(index), y: 16, width: 8, height: 8))
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        for (index, dot) in dots.enumerated() {
            let pulse = CABasicAnimation(keyPath: "opacity")
            (pulse.fromValue, pulse.toValue, pulse.duration) = (1, 0.25, 0.4)
            (pulse.autoreverses, pulse.repeatCount) = (true, .infinity)
            pulse.timeOffset = 0.8 - 0.2 * Double(index)
            dot.layer.add(pulse, forKey: "pulse")
        }
    }
}
