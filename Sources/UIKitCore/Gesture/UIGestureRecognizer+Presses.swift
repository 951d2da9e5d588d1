import QuartzCore
import SwiftABI

extension UIGestureRecognizer {
    private final class Plain: UIGestureRecognizer {}

    private final class Taking: UIGestureRecognizer {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { isEnabled = false }
    }

    static let pressing = MethodOverride(in: UIGestureRecognizer.self, plain: Plain.self, overriding: Taking.self)

    /// Whether the recognizer handles presses; others are not waited for.
    final var takesPresses: Bool { Self.pressing.isOverridden(in: type(of: self)) }
}

extension GestureArbiter {
    /// Sends presses of one phase to their recognizers.
    func send(_ presses: [UIPress], phase: UIPress.Phase, event: UIPressesEvent) {
        var receivers: [UIGestureRecognizer] = []
        for recognizer in presses.flatMap(\.token.recognizers) where !receivers.contains(where: { $0 === recognizer }) {
            receivers.append(recognizer)
        }
        for recognizer in receivers where recognizer.takesTouches && recognizer.isEnabled {
            let own = Set(presses.filter { press in press.token.recognizers.contains { $0 === recognizer } })
            guard !own.isEmpty else { continue }
            switch phase {
            case .began: recognizer.pressesBegan(own, with: event)
            case .ended: recognizer.pressesEnded(own, with: event)
            case .cancelled: recognizer.pressesCancelled(own, with: event)
            case .changed, .stationary: break
            }
        }
    }
}

extension Set<UIPress> {
    /// The tokens that represent the presses in arbitration.
    @MainActor var tokens: Set<UITouch> { Set<UITouch>(map(\.token)) }
}
