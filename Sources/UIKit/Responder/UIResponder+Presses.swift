import QuartzCore

// Skips responders that only forward presses, as for touches.
extension UIResponder {
    private final class Plain: UIResponder {}

    private final class TakingBegan: UIResponder {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { resignFirstResponder() }
    }

    private final class TakingChanged: UIResponder {
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { resignFirstResponder() }
    }

    private final class TakingEnded: UIResponder {
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { resignFirstResponder() }
    }

    private final class TakingCancelled: UIResponder {
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { resignFirstResponder() }
    }

    static let pressBegan = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingBegan.self)
    static let pressChanged = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingChanged.self)
    static let pressEnded = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingEnded.self)
    static let pressCancelled = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingCancelled.self)
}
