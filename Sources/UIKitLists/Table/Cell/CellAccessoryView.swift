import CoreGraphics

/// A cell's accessory: a chevron, a checkmark or an info button; Kinora's own drawings.
final class CellAccessoryView: UIView {
    private var type = UITableViewCell.AccessoryType.none
    private var button: UIButton?
    private weak var cell: UITableViewCell?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ type: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
        self.cell = cell
        guard type != self.type else { return }
        self.type = type
        let hasButton = type == .detailButton || type == .detailDisclosureButton
        isUserInteractionEnabled = hasButton
        button?.removeFromSuperview()
        button = nil
        if hasButton {
            let button = UIButton(type: .detailDisclosure)
            button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
            self.button = button
            addSubview(button)
        }
        bounds.size = Self.size(of: type)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func tapped() {
        guard let cell else { return }
        cell.tableView?.accessoryButtonTapped(in: cell)
    }

    private static let arrow = CGSize(width: 9, height: 15)
    private static let check = CGSize(width: 17, height: 16)
    private static let info: CGFloat = 24

    /// Size in points.
    static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: arrow
        case .checkmark: check
        case .detailButton: CGSize(width: info, height: info)
        case .detailDisclosureButton: CGSize(width: info + CellLayout.gap + arrow.width, height: info)
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let length = Self.info
        button?.frame = CGRect(x: isMirrored ? bounds.width - length : 0, y: 0, width: length, height: length)
    }

    /// Extends the button's hit area to the row's margins.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard button != nil else { return false }
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
        return button
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if type == .checkmark { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.lineWidth = 2
        switch type {
        case .none, .detailButton: return
        case .disclosureIndicator, .detailDisclosureButton:
            UIColor.tertiaryLabel.setStroke()
            let (near, far) = isMirrored ? (CGFloat(7.5), CGFloat(1.5)) : (bounds.width - 7.5, bounds.width - 1.5)
            path.move(to: CGPoint(x: near, y: bounds.midY - 5.5))
            path.addLine(to: CGPoint(x: far, y: bounds.midY))
            path.addLine(to: CGPoint(x: near, y: bounds.midY + 5.5))
        case .checkmark:
            tintColor.setStroke()
            path.move(to: CGPoint(x: 2, y: 9))
            path.addLine(to: CGPoint(x: 6.5, y: 13.5))
            path.addLine(to: CGPoint(x: 15, y: 2.5))
        }
        path.stroke()
    }
}
