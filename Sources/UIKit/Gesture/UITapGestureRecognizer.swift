import CoreGraphics
import QuartzCore

/// Recognises taps: one or several fingers that come down and are lifted again soon, at the same place, once or several times in a row.
///
/// Discrete: recognised when the last finger of the last tap is lifted. A finger that strays, stays or comes late makes it fail
/// (`GestureThresholds`).
/// Source: Apple, [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer); `behaviour.md` 2.1.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row; 1 unless set. Less counts as 1.
    open var numberOfTapsRequired = 1
    /// How many fingers at a time; 1 unless set. Less counts as 1.
    open var numberOfTouchesRequired = 1

    private var taps = TapSequence()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard taps.begin(touches, fingers: max(numberOfTouchesRequired, 1), failing: self) else { return fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if taps.haveStrayed(touches, by: GestureThresholds.tapMovement) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch taps.end(touches, failing: self) {
        case .incomplete: fail()
        case .waiting: break
        case .tapped(let count): if count >= max(numberOfTapsRequired, 1) { finish() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() { taps.stop() }

    private func finish() {
        taps.stop()
        state = .recognized
    }

    private func fail() {
        taps.stop()
        state = .failed
    }
}
