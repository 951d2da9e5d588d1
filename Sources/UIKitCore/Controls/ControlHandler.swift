/// A target or action attached to a control for some events.
struct ControlHandler {
    enum Receiver {
        /// Not retained.
        case target(WeakTarget, Selector)
        /// The first responder up the chain that implements the method.
        case chain(Selector)
        case action(UIAction)
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    var receiver: Receiver
    var events: UIControl.Event

    /// Whether the target has been deallocated.
    var isDead: Bool {
        if case .target(let target, _) = receiver { target.object == nil } else { false }
    }

    /// The selector, if it is sent to the given target (nil: up the responder chain).
    func selector(for target: AnyObject?) -> Selector? {
        switch receiver {
        case .target(let one, let selector): target != nil && one.object === target ? selector : nil
        case .chain(let selector): target == nil ? selector : nil
        case .action: nil
        }
    }

    var action: UIAction? {
        if case .action(let action) = receiver { action } else { nil }
    }
}
