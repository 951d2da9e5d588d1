import CoreGraphics

/// Drags the content of a scroll view, and tells it of every finger that comes down on it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingerCameDown()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.fingersWentUp()
    }

    // Two fingers drag and zoom at once.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isPinch(other) && super.canPrevent(other) }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !isPinch(other) && super.canBePrevented(by: other) }

    private func isPinch(_ other: UIGestureRecognizer) -> Bool { (other as? ScrollPinchGestureRecognizer)?.scrollView === scrollView }
}

/// Zooms the content of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?
}

/// Keeps a finger from the content of a scroll view until it has rested for a moment or is lifted; it never recognises.
final class ContentTouchDelay: UIGestureRecognizer {
    private var timer: MediaTimer?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer == nil else { return }
        let timer = MediaTimer(after: ScrollPhysics.contentDelay, name: "a touch of scrolled content") { [weak self] in
            MainActor.assumeIsolated { self?.state = .failed }
        }
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
