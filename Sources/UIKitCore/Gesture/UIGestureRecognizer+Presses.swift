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

extension Set<UIPress> {
    /// The tokens that represent the presses in arbitration.
    @MainActor var tokens: Set<UITouch> { Set<UITouch>(map(\.token)) }
}
