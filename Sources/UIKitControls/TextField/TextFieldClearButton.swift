import CoreGraphics

/// The clear button of a text field: a gray disc with a cross cut out. The touch target is outset by 12 points.
final class TextFieldClearButton: UIControl, AccessibilityDefaulting, ControlStateObserving {
    /// The image for a state; nil for the disc.
    var image: (@MainActor (UIControl.State) -> UIImage?)? {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func stateDidChange() {
        setNeedsDisplay()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -12, dy: -12).contains(point) }

    override func draw(_ rect: CGRect) {
        if let image = image?(state) {
            let size = image.size
            return image.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
        }
        let disc = CGRect(x: bounds.midX - 7, y: bounds.midY - 7, width: 14, height: 14)
        (isHighlighted ? UIColor.secondaryLabel : UIColor.tertiaryLabel).setFill()
        UIBezierPath(ovalIn: disc).fill()
        let cross = UIBezierPath()
        for sign in [-1, 1] as [CGFloat] {
            cross.move(to: CGPoint(x: disc.midX - 2.5, y: disc.midY - 2.5 * sign))
            cross.addLine(to: CGPoint(x: disc.midX + 2.5, y: disc.midY + 2.5 * sign))
        }
        cross.lineWidth = 1.25
        cross.lineCapStyle = .round
        UIColor.black.setStroke()
        cross.stroke(with: .clear, alpha: 1)
    }

    var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: "Clear text", traits: .button)
    }
}
