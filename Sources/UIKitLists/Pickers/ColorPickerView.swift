import CoreGraphics

/// The ways to choose a color: a grid, a spectrum and sliders, one at a time, with the opacity and the color below.
final class ColorPickerView: UIView {
    /// Called with the color that the user has chosen, and whether a finger is still moving.
    var didChange: (PickedColor, Bool) -> Void = { _, _ in }
    var color: PickedColor { didSet { if color != oldValue { showColor() } } }
    var hasAlpha = true { didSet { showColor() } }

    static let height: CGFloat = 460

    private let variants = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"].map { SystemWord.text($0) })
    private let field = ColorField()
    private let sliders = ["Red", "Green", "Blue"].map { ColorSlider(title: SystemWord.text($0)) }
    private let opacity = ColorSlider(title: SystemWord.text("Opacity"))
    private let sample = UIView()

    init(_ color: PickedColor) {
        self.color = color
        super.init(frame: .zero)
        variants.selectedSegmentIndex = 0
        variants.addAction(UIAction { [unowned self] _ in showVariant() }, for: .valueChanged)
        field.didChoose = { [unowned self] chosen, isContinuous in
            take(PickedColor(red: chosen.red, green: chosen.green, blue: chosen.blue, alpha: self.color.alpha), isContinuous)
        }
        for (index, slider) in (sliders + [opacity]).enumerated() {
            slider.didChange = { [unowned self] value, isContinuous in
                var new = self.color
                switch index {
                case 0: new.red = value
                case 1: new.green = value
                case 2: new.blue = value
                default: new.alpha = value
                }
                take(new, isContinuous)
            }
        }
        sample.layer.cornerRadius = 10
        sample.layer.borderWidth = 0.5
        sample.isAccessibilityElement = true
        for view in [variants, field, opacity, sample] + sliders as [UIView] { addSubview(view) }
        showVariant()
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    private func take(_ new: PickedColor, _ isContinuous: Bool) {
        color = new
        didChange(new, isContinuous)
    }

    private func showVariant() {
        let variant = variants.selectedSegmentIndex
        field.isHidden = variant == 2
        field.isGrid = variant == 0
        for slider in sliders { slider.isHidden = variant != 2 }
        setNeedsLayout()
    }

    private func showColor() {
        field.color = color
        for (slider, value) in zip(sliders, [color.red, color.green, color.blue]) { slider.value = value }
        opacity.isHidden = !hasAlpha
        opacity.value = color.alpha
        sample.backgroundColor = color.color
        sample.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        sample.accessibilityLabel = color.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        variants.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 32)
        field.frame = CGRect(x: 0, y: 48, width: bounds.width, height: 300)
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: 0, y: 64 + CGFloat(index) * 76, width: bounds.width, height: ColorSlider.height)
        }
        let length: CGFloat = 76
        opacity.frame = CGRect(x: 0, y: 372, width: bounds.width - length - 16, height: ColorSlider.height)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.width - length
        if x == 0 { opacity.frame.origin.x = length + 16 }
        sample.frame = CGRect(x: x, y: 368, width: length, height: length)
    }
}

/// The grid or the spectrum of a color picker. A finger chooses what is below it.
final class ColorField: UIControl {
    var didChoose: (PickedColor, Bool) -> Void = { _, _ in }
    var isGrid = true { didSet { if isGrid != oldValue { setNeedsDisplay() } } }
    var color = PickedColor(red: 0, green: 0, blue: 0) { didSet { if color != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isOpaque = false
        layer.cornerRadius = 10
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self), true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self), true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { choose(at: touch.location(in: self), false) }
    }

    private func choose(at point: CGPoint, _ isContinuous: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let (x, y) = (point.x / bounds.width, point.y / bounds.height)
        if isGrid {
            let column = min(max(Int(x * CGFloat(PickedColor.columns)), 0), PickedColor.columns - 1)
            let row = min(max(Int(y * CGFloat(PickedColor.rows)), 0), PickedColor.rows - 1)
            didChoose(.ofGrid(row: row, column: column), isContinuous)
        } else {
            didChoose(.ofSpectrum(x: x, y: y), isContinuous)
        }
    }

    override func draw(_ rect: CGRect) {
        guard bounds.width > 0, bounds.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        if isGrid { drawGrid() } else { drawSpectrum(context) }
    }

    private func drawGrid() {
        let size = CGSize(width: bounds.width / CGFloat(PickedColor.columns), height: bounds.height / CGFloat(PickedColor.rows))
        var chosen: CGRect?
        for row in 0..<PickedColor.rows {
            for column in 0..<PickedColor.columns {
                let cell = CGRect(
                    x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
                let own = PickedColor.ofGrid(row: row, column: column)
                own.color.setFill()
                UIRectFill(cell)
                if own.text == color.text, chosen == nil { chosen = cell }
            }
        }
        guard let chosen else { return }
        UIColor.white.setStroke()
        let path = UIBezierPath(roundedRect: chosen.insetBy(dx: 1, dy: 1), cornerRadius: 3)
        path.lineWidth = 3
        path.stroke()
    }

    private func drawSpectrum(_ context: CGContext) {
        let space = CGColorSpaceCreateDeviceRGB()
        func draw(_ colors: [UIColor], _ stops: [CGFloat], to end: CGPoint) {
            guard let gradient = CGGradient(colorsSpace: space, colors: colors.map(\.cgColor) as CFArray, locations: stops) else { return }
            context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
        }
        let hues = (0...6).map { PickedColor.ofHue(CGFloat($0) / 6, saturation: 1, brightness: 1).color }
        draw(hues, (0...6).map { CGFloat($0) / 6 }, to: CGPoint(x: bounds.width, y: 0))
        let (white, black) = (UIColor.white, UIColor.black)
        draw(
            [white, white.withAlphaComponent(0), black.withAlphaComponent(0), black], [0, 0.5, 0.5, 1], to: CGPoint(x: 0, y: bounds.height))
    }
}

/// A named slider of one component, with its value as a number.
final class ColorSlider: UIView {
    var didChange: (CGFloat, Bool) -> Void = { _, _ in }
    var value: CGFloat = 0 {
        didSet {
            slider.value = Float(value)
            number.text = "\(Int((value * 255).rounded()))"
        }
    }

    static let height: CGFloat = 60

    private let label = UILabel()
    private let number = UILabel()
    private let slider = UISlider()

    init(title: String) {
        super.init(frame: .zero)
        label.text = title
        slider.accessibilityLabel = title
        for label in [label, number] {
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .secondaryLabel
            addSubview(label)
        }
        slider.addAction(
            UIAction { [unowned self] _ in
                value = CGFloat(slider.value)
                didChange(value, slider.isTracking)
            }, for: .valueChanged)
        slider.addAction(UIAction { [unowned self] _ in didChange(value, false) }, for: [.touchUpInside, .touchUpOutside])
        addSubview(slider)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        number.textAlignment = isMirrored ? .left : .right
        label.textAlignment = isMirrored ? .right : .left
        for label in [label, number] { label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20) }
        slider.frame = CGRect(x: 0, y: 24, width: bounds.width, height: 34)
    }
}
