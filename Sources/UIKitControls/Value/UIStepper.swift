import CoreGraphics
import QuartzCore

/// A control with minus and plus buttons that change a value in steps, repeating while held.
///
/// The size is always 94 x 32 points. Differs from UIKit: no images for buttons and divider. The repeat intervals resemble iOS 17.
/// Source: Apple, [UIStepper](https://developer.apple.com/documentation/uikit/uistepper).
@preconcurrency @MainActor
open class UIStepper: UIControl, ControlStateObserving {
    private let ground = UIView()
    private let line = UIView()
    private let shade = UIView()
    private let signs = [UIImageView(image: nil), UIImageView(image: nil)]
    private var storedValue: Double = 0
    /// The pressed button: -1 or 1.
    private var pressed: Double = 0
    private var pressedSign: Double = 0
    private var timer: MediaTimer?
    private var isChanged = false

    static let size = CGSize(width: 94, height: 32)
    private static let firstRepeat: TimeInterval = 0.5
    private static let nextRepeat: TimeInterval = 0.1

    /// Creates a stepper at the frame's origin; the frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
        readStepperNib(coder)
    }

    private func setUp() {
        for view in [ground, shade, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for sign in signs { addSubview(sign) }
        ground.layer.cornerRadius = UISegmentedControl.cornerRadius
        shade.layer.cornerRadius = UISegmentedControl.cornerRadius
        ground.backgroundColor = .tertiarySystemFill
        shade.backgroundColor = .systemFill
        line.backgroundColor = .separator
        signs[0].image = Self.draw(isPlus: false)
        signs[1].image = Self.draw(isPlus: true)
        showState()
    }

    // MARK: Value

    /// The value, clamped to the limits; 0 by default. NaN is ignored and logged once. Setting it calls no targets.
    open var value: Double {
        get { storedValue }
        set {
            _changing("value") {
                guard !newValue.isNaN else { return reportOnce("UIStepper.value", "UIStepper.value: NaN refused, \(storedValue) is kept") }
                storedValue = min(max(newValue, minimumValue), maximumValue)
                showState()
            }
        }
    }

    /// The minimum value; 0 by default. A value above the maximum traps, as in UIKit.
    open var minimumValue: Double = 0 {
        didSet {
            check(minimumValue <= maximumValue, "minimumValue = \(minimumValue), maximumValue = \(maximumValue)")
            value = storedValue
        }
    }

    /// The maximum value; 100 by default. A value below the minimum traps.
    open var maximumValue: Double = 100 {
        didSet {
            check(minimumValue <= maximumValue, "minimumValue = \(minimumValue), maximumValue = \(maximumValue)")
            value = storedValue
        }
    }

    /// The increment of a step; 1 by default. A value that is not positive traps.
    open var stepValue: Double = 1 { didSet { check(stepValue > 0, "stepValue = \(stepValue)") } }

    private func check(_ isRight: Bool, _ value: String) {
        guard !isRight else { return }
        trap(object: "\(self)", value: value, remedy: "keep minimumValue at or below maximumValue and stepValue above 0")
    }

    /// Whether targets are called for every step while a button is held, instead of only at the end; true by default.
    open var isContinuous = true

    /// Whether steps repeat while a button is held; true by default.
    open var autorepeat = true

    /// Whether a step beyond a limit wraps to the other one; false by default.
    open var wraps = false { didSet { showState() } }

    // MARK: Geometry and looks

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frame = CGRect(origin: CGPoint(x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2), size: Self.size)
        ground.frame = frame
        line.frame = CGRect(x: frame.midX - 0.5, y: frame.midY - 9, width: 1, height: 18)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, sign) in signs.enumerated() {
            let x = frame.minX + frame.width * ((index == 0) != isMirrored ? 0.25 : 0.75)
            sign.frame = CGRect(x: x - 10, y: frame.midY - 10, width: 20, height: 20)
        }
        let isLeft = (pressed < 0) != isMirrored
        shade.frame = CGRect(x: isLeft ? frame.minX : frame.midX, y: frame.minY, width: frame.width / 2, height: frame.height)
        shade.alpha = pressed == 0 ? 0 : 1
    }

    private static func draw(isPlus: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            let path = UIBezierPath()
            path.lineWidth = 2
            path.lineCapStyle = .round
            path.move(to: CGPoint(x: 3, y: 10))
            path.addLine(to: CGPoint(x: 17, y: 10))
            if isPlus {
                path.move(to: CGPoint(x: 10, y: 3))
                path.addLine(to: CGPoint(x: 10, y: 17))
            }
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    package func stateDidChange() { showState() }

    /// Whether each button is enabled.
    private var ends: [Bool] { [storedValue > minimumValue || wraps, storedValue < maximumValue || wraps] }

    private func showState() {
        for (sign, canStep) in zip(signs, ends) { sign.tintColor = isEnabled && canStep ? .label : .tertiaryLabel }
        setNeedsLayout()
    }

    /// The two buttons as accessibility elements, unless set.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? accessibilityControlElements }
        set { super.accessibilityElements = newValue }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedSign = sign(at: touch)
        pressed = pressedSign
        isChanged = false
        step()
        schedule(after: Self.firstRepeat)
        setNeedsLayout()
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = isTouchInside && sign(at: touch) == pressedSign ? pressedSign : 0
        if new != pressed {
            pressed = new
            setNeedsLayout()
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        clearPress()
        if !isContinuous, isChanged { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        clearPress()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func sign(at touch: UITouch) -> Double {
        let isLeft = touch.location(in: self).x < bounds.midX
        return isLeft == (effectiveUserInterfaceLayoutDirection != .rightToLeft) ? -1 : 1
    }

    private func clearPress() {
        timer?.invalidate()
        timer = nil
        pressed = 0
        setNeedsLayout()
    }

    private func schedule(after delay: TimeInterval) {
        timer?.invalidate()
        guard autorepeat else { return }
        timer = MediaTimer(after: delay, name: "UIStepper", onMainActor: { [weak self] in self?.stepAgain() })
        timer?.start()
    }

    private func stepAgain() {
        guard isTracking else { return }
        if pressed != 0 { step() }
        schedule(after: Self.nextRepeat)
    }

    private func step() {
        let old = storedValue
        let wanted = old + pressed * stepValue
        value = !wraps ? wanted : wanted > maximumValue ? minimumValue : wanted < minimumValue ? maximumValue : wanted
        guard storedValue != old else { return }
        isChanged = true
        if isContinuous { send([.valueChanged, .primaryActionTriggered], with: nil) }
    }
}

extension UIStepper: ControlWithElements {
    package var elementCount: Int { signs.count }

    package func accessibility(ofElement index: Int) -> AccessibilityDefaults {
        var traits = stateTraits.union(.button)
        if !ends[index] { traits.insert(.notEnabled) }
        let name = index == 0 ? "Decrement" : "Increment"
        return AccessibilityDefaults(
            isElement: true, label: [accessibilityLabel, name].compactMap { $0 }.joined(separator: ", "),
            value: accessibilityValue ?? storedValue.formatted(), traits: traits)
    }

    package func frame(ofElement index: Int) -> CGRect {
        let half = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
        let isLeft = (index == 0) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
        return isLeft ? half : half.offsetBy(dx: half.width, dy: 0)
    }
}
