import CoreGraphics
import QuartzCore

/// Recognises fingers that stay down.
///
/// Continuous: begins when all fingers have been down for the time without moving away, changes when they move, ends when one is lifted.
/// Source: Apple, [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer); `behaviour.md` 2.1.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers stay down before it begins, in seconds; 0.5 unless set. Not positive: at once.
    open var minimumPressDuration: TimeInterval = GestureThresholds.longPressDuration
    /// How far a finger may move before it begins, in points; 10 unless set. After, any distance.
    open var allowableMovement: CGFloat = GestureThresholds.longPressMovement
    /// How many taps come before the press; 0 unless set.
    open var numberOfTapsRequired = 0
    /// How many fingers press; 1 unless set. Less counts as 1.
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
        } else if taps.haveStrayed(touches, by: allowableMovement) {
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
        let timer = MediaTimer(after: minimumPressDuration, name: "\(type(of: self)) waits") { [weak self] in
            MainActor.assumeIsolated { self?.state = .began }
        }
        timer.start()
        self.timer = timer
    }

    private func fail() {
        taps.stop()
        timer?.invalidate()
        state = .failed
    }
}
