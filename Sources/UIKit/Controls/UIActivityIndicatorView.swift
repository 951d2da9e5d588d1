import CoreGraphics
import QuartzCore

/// A wheel of eight spokes that turns as long as something is going on.
///
/// It turns by one spoke every eighth of a second, on its layer's time, and for ever. (UIKit's pace is not documented; this is a choice.)
/// Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var side: CGFloat { self == .large ? 37 : 20 }
    }

    /// How large the wheel is; `medium` unless set. Setting it does not change the bounds.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the spokes; `systemGray` unless set, and again when nil is set.
    open var color: UIColor! = .systemGray {
        didSet {
            if color == nil { color = .systemGray }
            wheel.color = color
        }
    }

    /// Whether the view is hidden as long as it stands still; true unless set.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    private let wheel = SpokedWheel(frame: .zero)
    private static let turning = "turning"

    /// A wheel standing still, hidden, of the style's size at the origin.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    /// A medium wheel standing still, hidden, in the middle of a frame of its superview's points.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// A medium wheel of zero size: the coder is not read.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(wheel)
        isUserInteractionEnabled = false
        isHidden = true
    }

    /// Shows the wheel and has it turn; while it turns does nothing.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        turn()
    }

    /// Stops the wheel, and hides it where `hidesWhenStopped` says so; one that stands still is left alone.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        wheel.layer.removeAnimation(forKey: Self.turning)
        if hidesWhenStopped { isHidden = true }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: isAnimating ? "In progress" : "Progress halted")
    }

    /// The size of the style, in points.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    /// The size of the style, whatever the argument.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.bounds = CGRect(origin: .zero, size: intrinsicContentSize)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// A layer that leaves a window loses its animations: the wheel goes on when it comes into one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating, window != nil { turn() }
    }

    private func turn() {
        guard wheel.layer.animation(forKey: Self.turning) == nil else { return }
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<SpokedWheel.spokes).map { CGFloat($0) * 2 * .pi / CGFloat(SpokedWheel.spokes) }
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        wheel.layer.add(animation, forKey: Self.turning)
    }
}
