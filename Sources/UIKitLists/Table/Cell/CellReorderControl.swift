import CoreGraphics

/// The trailing control with three lines that drags a row to another position.
final class CellReorderControl: UIView {
    /// Called for each phase of a drag.
    var onDrag: ((UILongPressGestureRecognizer) -> Void)?
    /// The color of the lines; nil for the usual.
    var color: UIColor? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        // No press delay: it begins before the table scrolls.
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addTarget(self, action: Selector("kinora_dragged:", CellReorderControl.dragged))
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func dragged(_ recognizer: UILongPressGestureRecognizer) { onDrag?(recognizer) }

    override func draw(_ rect: CGRect) {
        (color ?? .systemGray3).setStroke()
        let lines = UIBezierPath()
        lines.lineWidth = 1.5
        lines.lineCapStyle = .round
        for offset: CGFloat in [-5, 0, 5] {
            lines.move(to: CGPoint(x: bounds.midX - 10, y: bounds.midY.rounded() + offset))
            lines.addLine(to: CGPoint(x: bounds.midX + 10, y: bounds.midY.rounded() + offset))
        }
        lines.stroke()
    }
}
