import Display

/// The chevron and the text that lead to the previous screen, in the tint colour.
final class NavigationBackButton: UIView {
    private let chevron = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)
    /// By text: measured once.
    private var widths: [String: CGFloat] = [:]

    private static let chevronSize = CGSize(width: 12, height: 21)
    private static let gap: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        chevron.image = Self.drawChevron()
        label.font = .systemFont(ofSize: 17)
        label.textColor = tintColor
        addSubview(chevron)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width the button has with a text; an empty one has no room of its own.
    func width(with text: String) -> CGFloat {
        if let width = widths[text] { return width }
        let measure = UILabel(frame: .zero)
        measure.font = label.font
        measure.text = text
        let width = Self.chevronSize.width + (text.isEmpty ? 0 : Self.gap + measure.intrinsicContentSize.width.rounded(.up))
        widths[text] = width
        return width
    }

    func show(_ text: String) {
        label.text = text.isEmpty ? nil : text
        label.isHidden = text.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.chevronSize
        chevron.frame = CGRect(x: 0, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        let x = size.width + Self.gap
        label.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    private static func drawChevron() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = Screen.current?.scale ?? 1
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: chevronSize, format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.25, y: 2))
            path.addLine(to: CGPoint(x: 1.75, y: 10.5))
            path.addLine(to: CGPoint(x: 10.25, y: 19))
            path.lineWidth = 2.75
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
