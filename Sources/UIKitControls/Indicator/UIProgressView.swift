import CoreGraphics

/// A progress bar, filled from the leading edge (the right one in a right-to-left layout).
///
/// Differs from UIKit: there is no `observedProgress`, because Foundation's `Progress` cannot be observed on Linux. Source:
/// https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView, AccessibilityDefaulting {
    /// The style of the bar.
    public enum Style: Int, Sendable {
        /// 4 points high with round ends.
        case `default`
        /// 2 points high with square ends and a clear track, for use at the edge of a bar. (The heights are this project's choice within
        /// UIKit's 2 to 4.)
        case bar

        var height: CGFloat { self == .bar ? 2 : 4 }
    }

    /// The completed fraction, 0…1; values outside are clamped, NaN is ignored and logged once. Setting it does not animate.
    open var progress: Float {
        get { storedProgress }
        set { _changing("progress") { setProgress(newValue, animated: false) } }
    }

    /// The style of the bar; `default` by default.
    open var progressViewStyle: Style {
        didSet {
            guard progressViewStyle != oldValue else { return }
            showColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The color of the completed part; nil is the view's tint color.
    open var progressTintColor: UIColor? {
        willSet { _willSet("progressTintColor") }
        didSet {
            defer { _didSet("progressTintColor") }
            showColors()
        }
    }

    /// The color of the track; nil is `systemFill`, and clear in the style `bar`.
    open var trackTintColor: UIColor? {
        willSet { _willSet("trackTintColor") }
        didSet {
            defer { _didSet("trackTintColor") }
            showColors()
        }
    }

    /// An image for the completed part, stretched to it, which replaces its color; nil for none.
    open var progressImage: UIImage? {
        willSet { _willSet("progressImage") }
        didSet {
            defer { _didSet("progressImage") }
            showColors()
        }
    }

    /// An image for the track, stretched to it, which replaces its color; nil for none.
    open var trackImage: UIImage? {
        willSet { _willSet("trackImage") }
        didSet {
            defer { _didSet("trackImage") }
            showColors()
        }
    }

    private var storedProgress: Float = 0
    private let track = UIImageView(image: nil)
    private let fill = UIImageView(image: nil)

    /// Creates a bar of the style's height and 160 points wide at the origin.
    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 160, height: style.height))
        setUp()
    }

    /// Creates a bar of the style `default`, drawn at its own height and vertically centered in a frame of its superview's coordinates.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar of the style `default` and zero size, with what a nib says; another coder is not read.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        setUp()
        readProgressNib(coder)
    }

    private func setUp() {
        for view in [track, fill] {
            view.clipsToBounds = true
            addSubview(view)
        }
        showColors()
    }

    /// Sets `progress`; animated, in 0.25 s with ease-in-out. (UIKit's duration is not documented.)
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else {
            return reportOnce("UIProgressView.progress", "UIProgressView.progress: NaN refused, \(storedProgress) is kept")
        }
        storedProgress = min(max(progress, 0), 1)
        guard animated else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) { self.layOutContents() }
    }

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
    }

    /// The style's height, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    /// The given width and the style's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: progressViewStyle.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private func layOutContents() {
        let height = min(progressViewStyle.height, bounds.height)
        let whole = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        var done = whole
        done.size.width *= CGFloat(storedProgress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = whole.maxX - done.width }
        track.frame = whole
        fill.frame = done
        for view in [track, fill] { view.layer.cornerRadius = progressViewStyle == .bar ? 0 : height / 2 }
    }

    private func showColors() {
        track.image = trackImage
        fill.image = progressImage
        let trackColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
        track.backgroundColor = trackImage == nil ? trackColor : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    }
}
