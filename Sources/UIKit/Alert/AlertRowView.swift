/// One button of an alert.
final class AlertRowView: UIView {
    let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let isStrong: Bool

    init(_ action: UIAlertAction, isStrong: Bool, look: AlertLook) {
        self.action = action
        self.isStrong = isStrong
        super.init(frame: .zero)
        label.text = action.title
        label.font = look.actionFont(isStrong: isStrong)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
        colour()
    }

    required init?(coder: NSCoder) { nil }

    /// The width that the title takes in one line.
    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    /// Whether a finger is on it.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? .systemFill : nil } }
    }

    private func colour() {
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
