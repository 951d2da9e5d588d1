import QuartzCore
import ScrollEngine

/// Delays touches to a scroll view's content until the touch has rested for `contentDelay` or has ended; never recognizes.
final class ContentTouchDelay: UIGestureRecognizer {
    private var timer: MediaTimer?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer == nil else { return }
        let timer = MediaTimer(
            after: ScrollPhysics.contentDelay, name: "a touch of scrolled content", onMainActor: { [weak self] in self?.state = .failed })
        self.timer = timer
        timer.start()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        timer?.invalidate()
        timer = nil
    }
}
