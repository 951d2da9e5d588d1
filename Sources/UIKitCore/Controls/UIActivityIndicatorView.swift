import CoreGraphics
import QuartzCore

/// An activity indicator with eight spokes.
///
/// It rotates by one spoke every eighth of a second, in its layer's time. (UIKit's pace is not documented; this is a choice.) Source:
/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, AccessibilityDefaulting {
    /// The size of the indicator, and its color.
    public enum Style: Int, Sendable {
        /// 37 points, white. Deprecated in iOS 13: use `large` and `color`.
        case whiteLarge = 0
        /// 20 points, white. Deprecated in iOS 13: use `medium` and `color`.
        case white = 1
        /// 20 points, gray. Deprecated in iOS 13: use `medium`.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

        var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
    }

    /// The size of the indicator; `medium` by default. Setting it does not change the bounds.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            wheel.color = color
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The color of the spokes; by default and for nil that of the style.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            _changing("color") {
                ownColor = newValue
                wheel.color = color
            }
        }
    }

    private var ownColor: UIColor?

    /// Whether the view is hidden while it is not animating; true by default.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    private let wheel = SpokedWheel(frame: .zero)
    private static let turning = "turning"

    /// Creates a stopped, hidden indicator of the style's size at the origin.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        setUp()
    }

    /// Creates a stopped, hidden medium indicator, centered in a frame of its superview's coordinates.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Creates a medium indicator of zero size, with what a nib says; another coder is not read.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
        readActivityIndicatorNib(coder)
    }

    private func setUp() {
        wheel.color = color
        addSubview(wheel)
        isUserInteractionEnabled = false
        isHidden = true
    }

    /// Shows the indicator and starts the animation; has no effect while animating.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        spin()
    }

    /// Stops the animation and hides the view if `hidesWhenStopped` is set; has no effect while stopped.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        wheel.layer.removeAnimation(forKey: Self.turning)
        if hidesWhenStopped { isHidden = true }
    }

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: isAnimating ? "In progress" : "Progress halted")
    }

    /// The size of the style, in points.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }

    /// The style's size, for any argument.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.bounds = CGRect(origin: .zero, size: intrinsicContentSize)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Layers lose their animations when they leave a window; the indicator restarts on entering one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating, window != nil { spin() }
    }

    private func spin() {
        guard wheel.layer.animation(forKey: Self.turning) == nil else { return }
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<SpokedWheel.spokes).map { CGFloat($0) * 2 * .pi / CGFloat(SpokedWheel.spokes) }
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        wheel.layer.add(animation, forKey: Self.turning)
    }
}
