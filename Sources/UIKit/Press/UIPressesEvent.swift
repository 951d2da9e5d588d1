import CoreGraphics

/// Buttons or keys that were pressed or let go at one moment. Made by the system.
///
/// Source: Apple, [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    let orderedPresses: [UIPress]

    init(presses: [UIPress], time: TimeInterval) {
        orderedPresses = presses
        super.init(touches: [], time: time, type: .presses)
    }

    /// Every press that is down, and those that went with this event.
    open var allPresses: Set<UIPress> { Set(orderedPresses) }

    /// The presses that a gesture recogniser receives; empty when there are none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(orderedPresses.filter { $0.token.recognizers.contains { $0 === gesture } })
    }
}
