import CoreGraphics
import UIKitCore

/// A field of a compact date picker: a text on a rounded gray background, in the tint color while its card is open.
final class DateField: UIControl, AccessibilityDefaulting {
    private let label = UILabel()
    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Whether the card that the field opens is shown.
    var isOpen = false { didSet { showState() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        addSubview(label)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    private func showState() {
        label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.5 : 1
    }

    override var isEnabled: Bool { didSet { showState() } }
    override var isHighlighted: Bool { didSet { showState() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    /// The text with 11 points on each side and 6 above and below; at least 34 points high.
    var fittingSize: CGSize {
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up) + 22, height: max((size.height + 12).rounded(.up), 34))
    }

    override var intrinsicContentSize: CGSize { fittingSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        superview?.setNeedsLayout()
    }

    var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: text, traits: stateTraits.union(.button))
    }
}
