import ObjectiveCRuntime

/// Methods that fine-tune the behavior of a gesture recognizer. All are optional.
///
/// Source: Apple, [UIGestureRecognizerDelegate](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate);
/// `Documentation/Behavior.md#gesture-arbitration`.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the recognizer may leave the possible state; false makes it fail.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether both may recognize simultaneously. Either delegate's true suffices.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the recognizer requires another to fail. Asked once per attempt; true always counts.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether another recognizer requires this one to fail. Asked once per attempt; true always counts.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the recognizer receives a new touch; asked before it does.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

    /// Whether the recognizer receives a new press; asked before it does.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

    /// Whether the recognizer receives an event with new touches; asked before the touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        target("gestureRecognizerShouldBegin:").map { $0.gestureRecognizerShouldBegin(gestureRecognizer) } ?? true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        target("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:").map {
            $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        } ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        target("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:").map {
            $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        } ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        target("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:").map {
            $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        } ?? false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        target("gestureRecognizer:shouldReceiveTouch:").map { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) } ?? true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        target("gestureRecognizer:shouldReceivePress:").map { $0.gestureRecognizer(gestureRecognizer, shouldReceive: press) } ?? true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        target("gestureRecognizer:shouldReceiveEvent:").map { $0.gestureRecognizer(gestureRecognizer, shouldReceive: event) } ?? true
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UIGestureRecognizerDelegate)? { _forwardingTarget(of: name) }
}
