import CoreGraphics

/// Recognises a pointer over a view.
///
/// Continuous: begins when the pointer comes over the view or a view in it, changes with each movement there, ends when the pointer leaves. Fingers do not hover.
/// The pointer counts as over what it would touch; a view that moves under a pointer at rest is noticed with the pointer's next movement. A pointer over nested
/// views is over all of them: their recognisers do not exclude each other, and need not wait for another to fail.
/// Source: Apple, [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer); the rules between nested views are our choice.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Whether the recogniser wants an event: one of a pointer, if the delegate does.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }

    /// Where the pointer is, in a view's coordinates (nil: the window's), points; where it was last when it has left the screen.
    open override func location(in view: UIView?) -> CGPoint {
        let location = UIApplication.process.pointerDelivery.location
        return (view ?? self.view?.window)?.layer.convert(location, from: nil) ?? location
    }
}
