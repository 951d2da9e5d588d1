/// Whom a control tells of some events.
struct ControlHandler {
    enum Receiver {
        /// Not kept.
        case target(WeakTarget, Selector)
        /// The first one up the responder chain that has the method.
        case chain(Selector)
        case action(UIAction)
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    var receiver: Receiver
    var events: UIControl.Event

    /// Whether the target has gone.
    var isDead: Bool {
        if case .target(let target, _) = receiver { target.object == nil } else { false }
    }

    /// The method, when it is to be called on a target (nil: up the chain).
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
