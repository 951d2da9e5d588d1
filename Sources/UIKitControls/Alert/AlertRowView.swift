/// A button of an alert.
final class AlertRowView: UIView {
    let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let metrics: AlertMetrics
    private static let inset: CGFloat = 8

    init(_ action: UIAlertAction, isStrong: Bool, metrics: AlertMetrics) {
        self.action = action
        self.metrics = metrics
        super.init(frame: .zero)
        label.text = action.title
        label.font = metrics.actionFont(isStrong: isStrong)
        label.textAlignment = .center
        if metrics.wrapsTitles {
            label.numberOfLines = 0
        } else {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
        }
        addSubview(label)
        color()
    }

    required init?(coder: NSCoder) { nil }

    /// Width of the title in one line.
    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    /// Height for a width, in points.
    func height(in width: CGFloat) -> CGFloat {
        guard metrics.wrapsTitles else { return metrics.rowHeight }
        let limit = CGSize(width: max(1, width - 2 * Self.inset), height: .greatestFiniteMagnitude)
        return metrics.rowHeight(around: label.sizeThatFits(limit).height)
    }

    /// Whether a touch is on the button.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? .systemFill : nil } }
    }

    private func color() {
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.contracted(dx: Self.inset, dy: 0)
    }
}
