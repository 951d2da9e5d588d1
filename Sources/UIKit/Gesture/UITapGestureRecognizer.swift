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

    /// A recogniser in no view. Of buttons, select taps too, unless set otherwise.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = Self.select
    }

    /// There are no archives of recognisers here: gives one without a target.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        allowedPressTypes = Self.select
    }

    private static var select: [NSNumber] { [NSNumber(value: UIPress.PressType.select.rawValue)] }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(touches) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { begin(presses.tokens) }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { end(presses.tokens) }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fail() }

    private func begin(_ touches: Set<UITouch>) {
        guard taps.begin(touches, fingers: max(numberOfTouchesRequired, 1), failing: self) else { return fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if taps.haveStrayed(touches, by: GestureThresholds.tapMovement) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

    private func end(_ touches: Set<UITouch>) {
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
