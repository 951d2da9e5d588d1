import CoreGraphics

/// A control for selecting a value from a range by dragging a thumb along a track.
///
/// The minimum is at the leading end. While the thumb is dragged, `valueChanged` is sent with each change, or only at the end; at the end
/// it is sent once more, with `isTracking` false. Sizes, colors and times resemble iOS 17. Source: Apple,
/// [UISlider](https://developer.apple.com/documentation/uikit/uislider).
///
/// ```swift
/// let slider = UISlider()
/// slider.minimumValue = 0
/// slider.maximumValue = 100
/// slider.setValue(40, animated: true)
/// ```
@preconcurrency @MainActor
open class UISlider: UIControl, AccessibilityDefaulting, ControlStateObserving {
    final let thumb = UIImageView(image: nil)
    final let minimumTrack = UIImageView(image: nil)
    final let maximumTrack = UIImageView(image: nil)
    final var minimumView: UIImageView?
    final var maximumView: UIImageView?
    private var stateImages = SliderImages()
    private var storedValue: Float = 0
    private var storedMinimum: Float = 0
    private var storedMaximum: Float = 1
    /// Offset of the touch from the thumb's center.
    private var touchOffset: CGFloat = 0
    private var hasMoved = false

    /// Tolerance around the thumb for a new touch. (This project's choice: it makes the target 44 points.)
    private static let slop: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readSliderNib(coder)
    }

    private func setUp() {
        for view in [maximumTrack, minimumTrack, thumb] { addSubview(view) }
        for view in [maximumTrack, minimumTrack] { view.clipsToBounds = true }
        thumb.layer.dropThumbShadow()
        updateAppearance()
    }

    // MARK: Value

    /// The value, clamped to minimum and maximum; 0 by default. NaN is ignored and logged once. Setting it neither animates nor calls
    /// targets.
    open var value: Float {
        get { storedValue }
        set { _changing("value") { setValue(newValue, animated: false) } }
    }

    /// Sets the value; animated, the thumb moves in 0.25 s.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return refuse("value", storedValue) }
        storedValue = min(max(value, storedMinimum), storedMaximum)
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layOutContents() }
    }

    /// The value at the leading end; 0 by default. A lower maximum is raised to it.
    open var minimumValue: Float {
        get { storedMinimum }
        set {
            guard newValue.isFinite else { return refuse("minimumValue", storedMinimum) }
            storedMinimum = newValue
            storedMaximum = max(storedMaximum, newValue)
            value = storedValue
        }
    }

    /// The value at the trailing end; 1 by default. A higher minimum is lowered to it.
    open var maximumValue: Float {
        get { storedMaximum }
        set {
            guard newValue.isFinite else { return refuse("maximumValue", storedMaximum) }
            storedMaximum = newValue
            storedMinimum = min(storedMinimum, newValue)
            value = storedValue
        }
    }

    private func refuse(_ name: String, _ kept: Float) {
        reportOnce("UISlider.\(name)", "UISlider.\(name): a number that is not finite is refused, \(kept) is kept")
    }

    /// Whether targets are called while the thumb is dragged; true by default.
    open var isContinuous = true

    // MARK: Looks

    /// The color of the track from the minimum to the thumb; nil is the tint color.
    open var minimumTrackTintColor: UIColor? {
        willSet { _willSet("minimumTrackTintColor") }
        didSet {
            defer { _didSet("minimumTrackTintColor") }
            updateAppearance()
        }
    }

    /// The color of the track from the thumb to the maximum; nil is `systemFill`.
    open var maximumTrackTintColor: UIColor? {
        willSet { _willSet("maximumTrackTintColor") }
        didSet {
            defer { _didSet("maximumTrackTintColor") }
            updateAppearance()
        }
    }

    /// The thumb's color; nil is white.
    open var thumbTintColor: UIColor? {
        willSet { _willSet("thumbTintColor") }
        didSet {
            defer { _didSet("thumbTintColor") }
            updateAppearance()
        }
    }

    /// An image at the minimum's end; nil for none.
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumView) } }

    /// An image at the maximum's end; nil for none.
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumView) } }

    /// Sets the thumb image for a state; a state without one uses the normal state's.
    open func setThumbImage(_ image: UIImage?, for state: State) { set(image, \.thumb, state) }

    /// Sets the image of the minimum side of the track for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, \.minimumTrack, state) }

    /// Sets the image of the maximum side of the track for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, \.maximumTrack, state) }

    /// Returns the thumb image for a state.
    open func thumbImage(for state: State) -> UIImage? { Self.value(of: stateImages.thumb, for: state) }

    /// Returns the image of the minimum side of the track for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { Self.value(of: stateImages.minimumTrack, for: state) }

    /// Returns the image of the maximum side of the track for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { Self.value(of: stateImages.maximumTrack, for: state) }

    /// The thumb image for the current state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The image of the minimum side of the track for the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// The image of the maximum side of the track for the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func set(_ image: UIImage?, _ key: WritableKeyPath<SliderImages, [State: UIImage]>, _ state: State) {
        stateImages[keyPath: key][state] = image
        updateAppearance()
    }

    // MARK: Accessibility

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: "\(Int((ratio * 100).rounded()))%", traits: stateTraits.union(.adjustable))
    }

    /// Increases the value by a tenth of the range and calls the targets.
    open override func accessibilityIncrement() { move(byFraction: 0.1) }

    /// Decreases the value by a tenth of the range and calls the targets.
    open override func accessibilityDecrement() { move(byFraction: -0.1) }

    private func move(byFraction fraction: Float) {
        let old = storedValue
        setValue(old + fraction * (storedMaximum - storedMinimum), animated: true)
        if storedValue != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
    }

    // MARK: Geometry

    /// Returns the frame of the minimum's image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageFrame(minimumValueImage, atMinimum: true, in: bounds) }

    /// Returns the frame of the maximum's image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageFrame(maximumValueImage, atMinimum: false, in: bounds) }

    /// Returns the track's frame: between the images, 4 points high.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { trackFrame(in: bounds) }

    /// Returns the thumb's frame for a value and a track rectangle.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        thumbFrame(in: bounds, track: rect, value: value)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    package func stateDidChange() { updateAppearance() }

    // MARK: Tracking

    /// Tracks a touch that begins on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
        guard knob.insetBy(dx: -Self.slop, dy: -Self.slop).contains(location) else { return false }
        touchOffset = location.x - knob.midX
        hasMoved = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = value(atThumbMiddle: touch.location(in: self).x - touchOffset)
        hasMoved = true
        if new != storedValue {
            value = new
            if isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if hasMoved { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsSidewaysPan(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// The images set for each state of a slider.
struct SliderImages {
    var thumb: [UIControl.State: UIImage] = [:]
    var minimumTrack: [UIControl.State: UIImage] = [:]
    var maximumTrack: [UIControl.State: UIImage] = [:]
}
