/// The abstract base class of haptic feedback generators.
///
/// Nothing vibrates: feedback is recorded with its time, and `Stage.haptics` reads it. Source: Apple,
/// [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    private var preparedUntil: TimeInterval?

    /// Called by subclasses; the base class gives no feedback.
    public override init() { super.init() }

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
