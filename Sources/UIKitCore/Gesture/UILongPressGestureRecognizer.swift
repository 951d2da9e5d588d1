import CoreGraphics
import GestureEngine
import QuartzCore

/// Recognizes touches held in place.
///
/// Continuous: begins when all touches have been down for the minimum duration within the allowable movement, changes when they move,
/// ends when one is lifted. Source: Apple,
/// [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer);
/// `Documentation/Behavior.md#gesture-thresholds`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds; 0.5 by default. Without a positive value the gesture begins at once.
    open var minimumPressDuration: TimeInterval = GestureThresholds.longPressDuration
    /// The maximum movement of the touches before the gesture begins, in points; 10 by default. Afterwards there is no limit.
    open var allowableMovement: CGFloat = GestureThresholds.longPressMovement
    /// The number of taps before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of touches; 1 by default. Lower values count as 1.
    open var numberOfTouchesRequired = 1

    private var taps = TapSequence()
    private var tapCount = 0
    private var timer: MediaTimer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        let isPress = tapCount >= numberOfTapsRequired
        let limit = isPress ? nil : GestureThresholds.tapDuration
        guard taps.begin(touches, fingers: max(numberOfTouchesRequired, 1), failing: self, within: limit) else { return fail() }
        if isPress, taps.isComplete { press() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if taps.haveMoved(touches, by: allowableMovement) {
            fail()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard tapCount < numberOfTapsRequired else { return fail() }
        switch taps.end(touches, failing: self) {
        case .incomplete: fail()
        case .waiting: break
        case .tapped(let count): tapCount = count
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { fail() } else { state = .cancelled }
    }

    open override func reset() {
        taps.stop()
        timer?.invalidate()
        timer = nil
        tapCount = 0
    }

    private func press() {
        taps.stopWaiting()
        guard minimumPressDuration > 0 else { return state = .began }
        let timer = MediaTimer(
            after: minimumPressDuration, name: "\(type(of: self)) waits", onMainActor: { [weak self] in self?.state = .began })
        timer.start()
        self.timer = timer
    }

    private func fail() {
        taps.stop()
        timer?.invalidate()
        state = .failed
    }
}
