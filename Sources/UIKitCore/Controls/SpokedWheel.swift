import CoreGraphics

/// Eight rounded spokes, the topmost opaque and each one anticlockwise from it fainter.
final class SpokedWheel: UIView {
    static let spokes = 8
    /// The opacity of the faintest spoke.
    private static let faintest: CGFloat = 0.2

    var color = UIColor.systemGray {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let diameter = min(bounds.width, bounds.height)
        let (width, length) = (diameter * 0.1, diameter * 0.26)
        let spoke = CGRect(x: -width / 2, y: -diameter / 2 + diameter * 0.02, width: width, height: length)
        color.setFill()
        for index in 0..<Self.spokes {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: -CGFloat(index) * 2 * .pi / CGFloat(Self.spokes))
            context.setAlpha(1 - (1 - Self.faintest) * CGFloat(index) / CGFloat(Self.spokes - 1))
            context.addPath(UIBezierPath(roundedRect: spoke, cornerRadius: width / 2).cgPath)
            context.fillPath()
            context.restoreGState()
        }
    }
}
