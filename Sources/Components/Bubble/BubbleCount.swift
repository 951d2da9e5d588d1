import UIKit

/// An icon and a number trailing it, centered together.
@MainActor
final class BubbleCount: UIView {
    private static let gap: CGFloat = 3
    let glyph: BubbleGlyph
    let label = UILabel()

    var number = 0 {
        didSet {
            label.text = Self.text(number)
            setNeedsLayout()
        }
    }

    init(_ kind: BubbleGlyph.Kind) {
        glyph = BubbleGlyph(kind)
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 15, weight: .bold)
        label.textColor = .white
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.text = Self.text(0)
        addSubview(glyph)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// At most four characters: thousands and millions are abbreviated.
    private static func text(_ number: Int) -> String {
        let units = [(1_000_000_000, "G"), (1_000_000, "M"), (1000, "k")]
        guard let (size, sign) = units.first(where: { number >= $0.0 }) else { return "\(number)" }
        return "\(min(number / size, 999))\(sign)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let available = max(bounds.width - BubbleGlyph.length - Self.gap, 0)
        let fitting = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
        let width = min(fitting.width.rounded(.up), available)
        let left = (bounds.width - BubbleGlyph.length - Self.gap - width) / 2
        let y = (bounds.height - BubbleGlyph.length) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (iconX, labelX) = isMirrored ? (left + width + Self.gap, left) : (left, left + BubbleGlyph.length + Self.gap)
        glyph.frame = CGRect(x: iconX, y: y, width: BubbleGlyph.length, height: BubbleGlyph.length)
        label.frame = CGRect(x: labelX, y: 0, width: width, height: bounds.height)
    }
}
