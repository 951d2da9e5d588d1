/// The centered title and message of an alert, with its text fields below.
final class AlertHeaderView: UIView {
    private let metrics: AlertMetrics
    private let labels: [UILabel]
    private let fields: AlertFieldsView?

    /// Returns nil without title, message and fields.
    init?(title: String?, message: String?, fields: AlertFieldsView?, metrics: AlertMetrics) {
        let texts = [(title, metrics.titleFont, true), (message, metrics.messageFont, false)].filter { $0.0?.isEmpty == false }
        guard !texts.isEmpty || fields != nil else { return nil }
        self.metrics = metrics
        self.fields = fields
        labels = texts.map { text, font, isTitle in
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.textColor = isTitle || metrics.isSheet ? metrics.headerColor : .label
            label.textAlignment = .center
            label.numberOfLines = 0
            return label
        }
        super.init(frame: .zero)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the fields; called once this view is in the window.
    func takeFields() { if let fields { addSubview(fields) } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let texts: CGFloat = labels.reduce(0) { $0 + height(of: $1, in: size.width) }
        let gaps = metrics.headerGap * CGFloat(max(labels.count - 1, 0))
        let box = fields.map { $0.height + (labels.isEmpty ? 0 : AlertFieldsView.gap) } ?? 0
        return CGSize(width: size.width, height: 2 * metrics.headerInset + texts + gaps + box)
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(1, width - 2 * metrics.horizontalInset), height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = metrics.headerInset
        for label in labels {
            let height = height(of: label, in: bounds.width)
            label.frame = CGRect(
                x: metrics.horizontalInset, y: y, width: max(0, bounds.width - 2 * metrics.horizontalInset), height: height)
            y += height + metrics.headerGap
        }
        if !labels.isEmpty { y += AlertFieldsView.gap - metrics.headerGap }
        fields?.frame = CGRect(
            x: metrics.horizontalInset, y: y, width: max(0, bounds.width - 2 * metrics.horizontalInset), height: fields?.height ?? 0)
    }
}
