import EffectSupport
import UIKit

/// Observes every touch of a tab bar without affecting others.
@MainActor
final class TabBarPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private var action: GestureAction?

    /// Returns a recognizer that calls a closure when a touch of the bar ends.
    static func watching(onEnd: @escaping () -> Void) -> TabBarPress {
        let press = TabBarPress()
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = press
        let action = GestureAction { if $0.state == .ended || $0.state == .cancelled { onEnd() } }
        action.attach(to: press)
        press.action = action
        return press
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
