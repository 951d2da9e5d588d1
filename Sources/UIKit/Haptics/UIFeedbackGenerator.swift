/// What all generators of haptic feedback have in common; make one of its subclasses.
///
/// Nothing vibrates here: what would be felt is written down with its time, and `Stage.haptics` reads it.
/// Source: Apple, [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    private var preparedUntil: TimeInterval?

    /// Called by subclasses: a generator by itself gives no feedback.
    public override init() { super.init() }

    /// Wakes the hardware, so that feedback in the next two seconds comes without delay. The next feedback, or that time, ends it.
    ///
    /// Differs from UIKit: Apple says "on the order of seconds".
    open func prepare() { preparedUntil = CACurrentMediaTime() + HapticRecord.preparation }

    final func give(_ feedback: HapticFeedback) {
        let now = CACurrentMediaTime()
        let isPrepared = preparedUntil.map { now <= $0 } ?? false
        preparedUntil = nil
        UIApplication.process.haptics.add(HapticRecord.Entry(time: now, feedback: feedback, isPrepared: isPrepared))
    }
}
