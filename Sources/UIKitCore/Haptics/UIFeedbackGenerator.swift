import CoreGraphics

/// The abstract base class of haptic feedback generators.
///
/// Nothing vibrates: feedback is recorded with its time, and `Stage.haptics` reads it. Source: Apple,
/// [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    private var preparedUntil: TimeInterval?

    /// Called by subclasses; the base class gives no feedback.
    public override init() { super.init() }

    /// Creates a generator for a view, whose feedback is that of any other.
    public convenience init(view: UIView) { self.init() }

    /// Prepares the hardware, so that feedback in the next two seconds has no latency. Ends with the next feedback.
    ///
    /// Differs from UIKit: Apple says "on the order of seconds".
    open func prepare() { preparedUntil = CACurrentMediaTime() + HapticRecord.preparation }

    final func give(_ feedback: HapticFeedback) {
        let now = CACurrentMediaTime()
        let isPrepared = preparedUntil.map { now <= $0 } ?? false
        preparedUntil = nil
        HapticRecord.current.add(HapticRecord.Entry(time: now, feedback: feedback, isPrepared: isPrepared))
    }
}

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

    /// Creates a generator of a style for a view, whose feedback is that of any other.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Gives an impact with full intensity.
    open func impactOccurred() { give(.impact(style, intensity: 1)) }

    /// Gives an impact with full intensity; the point, in the view's coordinates, is of no account on a phone.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Gives an impact with an intensity; the point, in the view's coordinates, is of no account on a phone.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }

    /// Gives an impact with an intensity from 0 to 1, clamped. NaN is ignored and logged once.
    open func impactOccurred(intensity: CGFloat) {
        guard !intensity.isNaN else {
            return reportOnce("UIImpactFeedbackGenerator.intensity", "impactOccurred(intensity:): NaN is refused; no feedback is given")
        }
        give(.impact(style, intensity: min(max(Double(intensity), 0), 1)))
    }

    /// The mass or hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// An impact of small or light elements.
        case light = 0
        /// An impact of medium elements.
        case medium = 1
        /// An impact of large or heavy elements.
        case heavy = 2
        /// A soft, longer impact.
        case soft = 3
        /// A hard, short impact.
        case rigid = 4
    }
}

/// Haptic feedback of outcomes.
///
/// Source: Apple, [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback of an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) { give(.notification(notificationType)) }

    /// Gives the feedback of an outcome; the point, in the view's coordinates, is of no account on a phone.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }

    /// The type of an outcome.
    public enum FeedbackType: Int, Sendable {
        /// A task succeeded.
        case success = 0
        /// A task calls for attention.
        case warning = 1
        /// A task failed.
        case error = 2
    }
}

/// Haptic feedback of a changing selection.
///
/// Source: Apple, [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback of a changed selection.
    open func selectionChanged() { give(.selection) }

    /// Gives the feedback of a changed selection; the point, in the view's coordinates, is of no account on a phone.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
