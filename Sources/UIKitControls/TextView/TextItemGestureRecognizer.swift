import CoreGraphics
import GestureEngine
import QuartzCore

/// Recognizes a tap or a long press on a text view's links and attachments. It fails at once beside them.
///
/// A tap ends it; a press that is held begins it.
final class TextItemGestureRecognizer: UIGestureRecognizer {
    /// The item that is pressed, from the first touch until the attempt is over.
    private(set) var item: TextItem?
    private(set) var isHeld = false
    private var start = CGPoint.zero
    private var timer: MediaTimer?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard numberOfTouches == 1, let text = view as? UITextView, let found = text.item(at: location(in: text)) else { return fail() }
        item = found
        start = location(in: nil)
        text.highlight(found)
        let timer = MediaTimer(
            after: GestureThresholds.longPressDuration, name: "a link waits", onMainActor: { [weak self] in self?.hold() })
        timer.start()
        self.timer = timer
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        let at = location(in: nil)
        if hypot(at.x - start.x, at.y - start.y) > GestureThresholds.longPressMovement { fail() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { fail() } else { state = .cancelled }
    }

    override func reset() {
        timer?.invalidate()
        timer = nil
        item = nil
        isHeld = false
        (view as? UITextView)?.highlight(nil)
    }

    private func hold() {
        isHeld = true
        state = .began
    }

    private func fail() {
        timer?.invalidate()
        (view as? UITextView)?.highlight(nil)
        state = .failed
    }
}
