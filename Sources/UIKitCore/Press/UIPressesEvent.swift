import CoreGraphics

/// An event of presses that began or ended at one moment. Created by the system.
///
/// Source: Apple, [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    let orderedPresses: [UIPress]

    init(presses: [UIPress], time: TimeInterval) {
        orderedPresses = presses
        super.init(touches: [], time: time, type: .presses)
    }

    /// All current presses, including those that ended with this event.
    ///
    /// - Complexity: O(*n*), where *n* is the number of presses.
    open var allPresses: Set<UIPress> { Set(orderedPresses) }

    /// The presses that a gesture recognizer receives; empty if there are none.
    ///
    /// - Complexity: O(*n* · *g*), where *n* is the number of presses and *g* that of the gesture recognizers of one.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(orderedPresses.filter { $0.token.recognizers.contains { $0 === gesture } })
    }
}
