import CoreGraphics

/// Drags the content of a scroll view and notifies it of every touch in it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.touchesDidBegin()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.touchesDidEnd()
    }

    // Two touches can drag and zoom at once.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isPinch(other) && super.canPrevent(other) }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !isPinch(other) && super.canBePrevented(by: other) }

    private func isPinch(_ other: UIGestureRecognizer) -> Bool { (other as? ScrollPinchGestureRecognizer)?.scrollView === scrollView }
}
