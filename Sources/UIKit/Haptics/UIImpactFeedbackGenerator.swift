/// Feedback of something that knocks against something else.
///
/// Source: Apple, [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    private let style: FeedbackStyle

    /// A generator of knocks of a kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator of medium knocks.
    public override convenience init() { self.init(style: .medium) }

    /// Gives a knock of full intensity.
    open func impactOccurred() { give(.impact(style, intensity: 1)) }

    /// Gives a knock of an intensity from 0 to 1; numbers beyond count as the nearest. NaN is refused with a line in the log: nothing is felt.
    open func impactOccurred(intensity: CGFloat) {
        guard !intensity.isNaN else {
            return reportOnce("UIImpactFeedbackGenerator.intensity", "impactOccurred(intensity:): NaN is refused; no feedback is given")
        }
        give(.impact(style, intensity: min(max(Double(intensity), 0), 1)))
    }

    /// How heavy, or how hard, what knocks is.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0, medium = 1, heavy = 2, soft = 3, rigid = 4
    }
}
