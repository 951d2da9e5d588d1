import CoreGraphics

/// A round button that shows a color, and lets the user choose another one by a color picker.
///
/// Each choice sends `valueChanged`. Source: Apple,
/// [UIColorWell](https://developer.apple.com/documentation/uikit/uicolorwell); the look is an estimate.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The picker's title; nil for its own.
    open var title: String?

    /// Whether the opacity can be chosen; true by default.
    open var supportsAlpha = true

    /// The color; nil, the default, for none. Setting it sends no event.
    open var selectedColor: UIColor? {
        willSet { _willSet("selectedColor") }
        didSet {
            defer { _didSet("selectedColor") }
            setNeedsDisplay()
        }
    }

    private static let length: CGFloat = 28
    private lazy var choice = Choice(self)

    /// Takes the picker's colors.
    private final class Choice: NSObject, UIColorPickerViewControllerDelegate {
        private weak var well: UIColorWell?

        init(_ well: UIColorWell) { self.well = well }

        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
            well?.selectedColor = color
            well?.sendActions(for: .valueChanged)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [unowned self] _ in showPicker() }, for: .touchUpInside)
    }

    private func showPicker() {
        guard let controller = nearestController else { return }
        let picker = UIColorPickerViewController()
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        if let title { picker.title = title }
        picker.delegate = choice
        controller.present(picker, animated: true)
    }

    /// The view controller that presents the picker.
    private var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let next = responder?.next {
            if let controller = next as? UIViewController { return controller }
            responder = next
        }
        return window?.rootViewController
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.length, height: Self.length) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        let diameter = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
        // The ring has all hues, and the middle the color.
        let count = 72
        for index in 0..<count {
            let angles = (CGFloat(index) / CGFloat(count) * 2 * .pi, CGFloat(index + 1) / CGFloat(count) * 2 * .pi + 0.02)
            let path = UIBezierPath(
                arcCenter: CGPoint(x: circle.midX, y: circle.midY), radius: max(diameter / 2 - 1.5, 0), startAngle: angles.0,
                endAngle: angles.1, clockwise: true)
            path.lineWidth = 3
            PickedColor.ofHue(CGFloat(index) / CGFloat(count), saturation: 1, brightness: 1).color.setStroke()
            path.stroke()
        }
        guard let selectedColor else { return }
        selectedColor.setFill()
        UIBezierPath(ovalIn: circle.insetBy(dx: 5, dy: 5)).fill()
    }
}
