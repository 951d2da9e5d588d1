import CoreGraphics

/// A switch, toggled by tapping or by dragging its thumb.
///
/// The size is always 51 x 31 points. `valueChanged` is sent when the touch ends, and only if the value has changed. Differs from UIKit:
/// no Mac styles and titles. Colors and times resemble iOS 17. Source: Apple,
/// [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
///
/// ```swift
/// let toggle = UISwitch()
/// toggle.setOn(true, animated: false)
/// toggle.addAction(UIAction { [unowned toggle] _ in print(toggle.isOn) }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UISwitch: UIControl, AccessibilityDefaulting, ControlStateObserving {
    private let track = UIView()
    private let thumb = UIView()
    private var storedIsOn = false
    /// The displayed value; may differ from `isOn` while the thumb is dragged.
    private var shownIsOn = false
    private var startLocation = CGPoint.zero
    private var isDragged = false

    /// In points.
    static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2
    private static let thumbSize: CGFloat = 27
    /// Additional width of the thumb while pressed.
    private static let stretch: CGFloat = 7
    private static let duration: TimeInterval = 0.25
    /// Movement that begins a drag of the thumb.
    private static let dragDistance: CGFloat = 8

    /// Creates a switch in the off state at the frame's origin; the frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a switch in the off state, with what a nib says; another coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
        readSwitchNib(coder)
    }

    private func setUp() {
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.dropThumbShadow()
        show(animated: false)
    }

    // MARK: Value

    /// Whether the switch is on. Setting it neither animates nor calls targets.
    open var isOn: Bool {
        get { storedIsOn }
        set { _changing("on") { setOn(newValue, animated: false) } }
    }

    /// Sets the state, optionally animated. Calls no targets.
    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        shownIsOn = on
        show(animated: animated)
    }

    /// The color of the track in the on state; nil is `systemGreen`.
    open var onTintColor: UIColor? {
        willSet { _willSet("onTintColor") }
        didSet {
            defer { _didSet("onTintColor") }
            show(animated: false)
        }
    }

    /// The color of the thumb; nil is white.
    open var thumbTintColor: UIColor? {
        willSet { _willSet("thumbTintColor") }
        didSet {
            defer { _didSet("thumbTintColor") }
            show(animated: false)
        }
    }

    package var accessibilityDefaults: AccessibilityDefaults {
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
        layOutContents()
    }

    private func layOutContents() {
        track.frame = bounds
        track.layer.cornerRadius = bounds.height / 2
        let width = Self.thumbSize + (isHighlighted ? Self.stretch : 0)
        let isRight = shownIsOn == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
        let x = isRight ? bounds.maxX - Self.inset - width : bounds.minX + Self.inset
        thumb.frame = CGRect(x: x, y: bounds.minY + Self.inset, width: width, height: Self.thumbSize)
        thumb.layer.cornerRadius = Self.thumbSize / 2
    }

    private func show(animated: Bool) {
        thumb.backgroundColor = thumbTintColor ?? .white
        let change = { [self] in
            track.backgroundColor = shownIsOn ? onTintColor ?? .systemGreen : ControlColor.offTrack
            layOutContents()
        }
        guard animated, window != nil else { return change() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }

    package func stateDidChange() {
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
    /// Adds the shadow of the thumb of a switch or a slider.
    func dropThumbShadow() {
        shadowColor = UIColor.black.cgColor
        shadowOpacity = 0.15
        shadowRadius = 4
        shadowOffset = CGSize(width: 0, height: 2.5)
    }
}

extension UIControl {
    /// Whether the control takes precedence over a recognizer of an ancestor for a horizontal drag of its thumb.
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
