import CoreGraphics

/// The classes registered for identifiers, and the views that wait to be shown again.
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    /// Takes a class for an identifier, in place of another; nil takes it away. One that is no subclass of `View` traps.
    mutating func register(_ type: AnyClass?, for identifier: String) {
        guard let type else { return classes[identifier] = nil }
        guard let type = type as? View.Type else {
            trap(
                object: "Reuse identifier '\(identifier)'", value: "\(type) is no subclass of \(View.self)",
                remedy: "register a subclass of it")
        }
        if let old = classes.updateValue(type, forKey: identifier), old != type { waiting[identifier] = nil }
    }

    /// The class to make a view of; nil where none is registered.
    func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

    /// A view that waits, the last that came first; nil where none does.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Keeps a view until it is wanted again. Where `limit` of its identifier wait, it is let go instead.
    mutating func keep(_ view: View, for identifier: String, limit: Int) {
        guard waiting[identifier, default: []].count < limit else { return }
        waiting[identifier, default: []].append(view)
    }

    /// Lets go of all that wait.
    mutating func empty() { waiting = [:] }

    /// How many views wait.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
