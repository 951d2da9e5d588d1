/// An alert's title and message, one below the other, centred.
final class AlertHeaderView: UIView {
    private let look: AlertLook
    private let labels: [UILabel]

    /// nil where there is nothing to say.
    init?(title: String?, message: String?, look: AlertLook) {
        let texts = [(title, look.titleFont, true), (message, look.messageFont, false)].filter { $0.0?.isEmpty == false }
        guard !texts.isEmpty else { return nil }
        self.look = look
        labels = texts.map { text, font, isTitle in
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.textColor = isTitle || look.isSheet ? look.headerColor : .label
            label.textAlignment = .center
            label.numberOfLines = 0
            return label
        }
        super.init(frame: .zero)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = labels.map { height(of: $0, in: size.width) }
        return CGSize(
            width: size.width, height: 2 * look.headerInset + heights.reduce(0, +) + look.headerGap * CGFloat(labels.count - 1))
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(1, width - 2 * look.sideInset), height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = look.headerInset
        for label in labels {
            let height = height(of: label, in: bounds.width)
            label.frame = CGRect(x: look.sideInset, y: y, width: max(0, bounds.width - 2 * look.sideInset), height: height)
            y += height + look.headerGap
        }
    }
}
