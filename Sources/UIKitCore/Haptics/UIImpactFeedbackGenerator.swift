/// Haptic feedback of impacts.
///
/// Source: Apple, [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    private let style: FeedbackStyle

    /// Creates a generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of medium impacts.
    public override convenience init() { self.init(style: .medium) }

    /// Gives an impact with full intensity.
    open func impactOccurred() { give(.impact(style, intensity: 1)) }

    /// Gives an impact with an intensity from 0 to 1, clamped. NaN is ignored and logged once.
    open func impactOccurred(intensity: CGFloat) {
        guard !intensity.isNaN else {
            return reportOnce("UIImpactFeedbackGenerator.intensity", "impactOccurred(intensity:): NaN is refused; no feedback is given")
        }
        give(.impact(style, intensity: min(max(Double(intensity), 0), 1)))
    }

    /// The mass or hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0, medium = 1, heavy = 2, soft = 3, rigid = 4
    }
}
