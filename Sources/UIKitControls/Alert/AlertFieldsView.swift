/// The text fields of an alert, stacked in a box.
final class AlertFieldsView: UIView {
    private var fields: [UITextField] = []
    private var lines: [UIView] = []

    /// In points: vertical padding of a field's text, top and bottom together; its horizontal inset; spacing between message and box.
    private static let (padding, inset): (CGFloat, CGFloat) = (14, 7)
    static let gap: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
        clipsToBounds = true
        layer.cornerRadius = 5
        layer.borderWidth = 0.5
        traitCollectionDidChange(nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Creates a text field in the style of alerts.
    static func makeField() -> UITextField {
        let field = UITextField(frame: .zero)
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        return field
    }

    var height: CGFloat { CGFloat(fields.count) * rowHeight }

    /// Height of a field: 30 points at the default text size.
    private var rowHeight: CGFloat {
        max(30, (UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).lineHeight + Self.padding).rounded(.up))
    }

    /// Fields that are already visible stay in the hierarchy.
    func show(_ new: [UITextField]) {
        for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
        fields = new
        for field in new where field.superview !== self { addSubview(field) }
        for line in lines { line.removeFromSuperview() }
        lines = new.dropFirst().map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            addSubview(line)
            return line
        }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, field) in fields.enumerated() {
            let y = CGFloat(index) * rowHeight
            field.frame = CGRect(x: Self.inset, y: y, width: max(0, bounds.width - 2 * Self.inset), height: rowHeight)
        }
        let hairline = 1 / (window?.screen.scale ?? 1)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 0, y: CGFloat(index + 1) * rowHeight, width: bounds.width, height: hairline)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
