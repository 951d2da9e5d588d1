import CoreGraphics

/// Recognizes a pointer over a view.
///
/// Continuous: begins when the pointer enters the view or a subview, changes with each movement, ends when the pointer leaves. Touches
/// don't hover. The pointer is over the view that it would touch; a view that moves under a resting pointer is noticed at the next
/// movement. A pointer over nested views is over all of them: their recognizers neither exclude each other nor wait for another to fail.
/// Source: Apple, [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer); the rules between
/// nested views are our choice.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Whether the recognizer handles an event: a hover event that the delegate accepts.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }

    /// The pointer's location in a view's coordinates (nil: the window's), points; the last one after it has left the screen.
    open override func location(in view: UIView?) -> CGPoint {
        let location = UIApplication.process.pointerDelivery.location
        return (view ?? self.view?.window)?.layer.convert(location, from: nil) ?? location
    }
}
