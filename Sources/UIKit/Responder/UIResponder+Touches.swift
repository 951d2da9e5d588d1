import QuartzCore

// Skips responders that only forward touches, so that ten thousand nested views don't take as many stack frames.
extension UIResponder {
    private final class Plain: UIResponder {}

    private final class TakingBegan: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { resignFirstResponder() }
    }

    private final class TakingMoved: UIResponder {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { resignFirstResponder() }
    }

    private final class TakingEnded: UIResponder {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { resignFirstResponder() }
    }

    private final class TakingCancelled: UIResponder {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { resignFirstResponder() }
    }

    static let began = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingBegan.self)
    static let moved = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingMoved.self)
    static let ended = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingEnded.self)
    static let cancelled = MethodOverride(in: UIResponder.self, plain: Plain.self, overriding: TakingCancelled.self)

    /// The nearest responder up the chain that overrides a method.
    final func nextOverriding(_ method: MethodOverride) -> UIResponder? {
        var at = next
        while let responder = at, !method.isOverridden(in: type(of: responder)) { at = responder.next }
        return at
    }
}
