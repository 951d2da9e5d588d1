import CoreGraphics

/// A switch that is on or off: turned over by a tap, or drawn to a side by its knob.
///
/// It is always 51 x 31 points. `valueChanged` comes when the finger is lifted, and only where the value is another one then.
/// Differs from UIKit: the styles and titles of the Mac are not there. Colours and times are chosen to look like iOS 17.
/// Source: Apple, [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let thumb = UIView()
    private var storedIsOn = false
    /// What the switch looks like; another value than `isOn` while a finger draws the knob.
    private var shownIsOn = false
    private var startLocation = CGPoint.zero
    private var isDragged = false

    /// In points.
    static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2
    private static let thumbSide: CGFloat = 27
    /// By how much the knob is wider while it is pressed.
    private static let stretch: CGFloat = 7
    private static let duration: TimeInterval = 0.25
    /// How far a finger moves before it draws the knob.
    private static let dragDistance: CGFloat = 8

    /// A switch that is off, at the frame's origin; the size does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// A switch that is off: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
    }

    private func setUp() {
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.layer.dropThumbShadow()
        show(animated: false)
    }

    // MARK: Value

    /// Whether it is on. Setting it does not animate and tells no target.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns it on or off, animated by sliding the knob. No target is told.
    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        shownIsOn = on
        show(animated: animated)
    }

    /// The colour of the track while it is on; nil is `systemGreen`.
    open var onTintColor: UIColor? { didSet { show(animated: false) } }

    /// The colour of the knob; nil is white.
    open var thumbTintColor: UIColor? { didSet { show(animated: false) } }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: storedIsOn ? "1" : "0", traits: stateTraits.union([.button, .toggleButton]))
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.size) : newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        track.frame = bounds
        track.layer.cornerRadius = bounds.height / 2
        let width = Self.thumbSide + (isHighlighted ? Self.stretch : 0)
        let isRight = shownIsOn == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
        let x = isRight ? bounds.maxX - Self.inset - width : bounds.minX + Self.inset
        thumb.frame = CGRect(x: x, y: bounds.minY + Self.inset, width: width, height: Self.thumbSide)
        thumb.layer.cornerRadius = Self.thumbSide / 2
    }

    private func show(animated: Bool) {
        thumb.backgroundColor = thumbTintColor ?? .white
        let change = { [self] in
            track.backgroundColor = shownIsOn ? onTintColor ?? .systemGreen : ControlColor.offTrack
            place()
        }
        guard animated, window != nil else { return change() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }

    override func stateDidChange() {
        alpha = isEnabled ? 1 : 0.5
        show(animated: true)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startLocation = touch.location(in: self)
        isDragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if abs(location.x - startLocation.x) >= Self.dragDistance { isDragged = true }
        if isDragged {
            let on = (location.x > bounds.midX) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
            if on != shownIsOn {
                shownIsOn = on
                show(animated: true)
            }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let on = isDragged ? shownIsOn : isTouchInside ? !storedIsOn : storedIsOn
        let isChanged = on != storedIsOn
        setOn(on, animated: true)
        if isChanged { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        setOn(storedIsOn, animated: true)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && !keepsSidewaysPan(from: gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

extension CALayer {
    /// The shadow under the knob of a switch or a slider.
    func dropThumbShadow() {
        shadowColor = UIColor.black.cgColor
        shadowOpacity = 0.15
        shadowRadius = 4
        shadowOffset = CGSize(width: 0, height: 2.5)
    }
}

extension UIControl {
    /// Whether a recogniser of a view above would take a finger away that draws the control's knob to a side.
    ///
    /// Source: Apple, "Event Handling Guide for iOS", Interacting with Other User Interface Controls.
    final func keepsSidewaysPan(from recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, recognizer.view !== self else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer { return !swipe.direction.isDisjoint(with: [.left, .right]) }
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1 else { return false }
        let translation = pan.translation(in: self)
        return abs(translation.x) >= abs(translation.y)
    }
}
