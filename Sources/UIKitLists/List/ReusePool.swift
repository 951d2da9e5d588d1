import CoreGraphics

/// Reuse pool: the classes registered for reuse identifiers and the views waiting for reuse.
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var nibs: [String: UINib] = [:]
    private var waiting: [String: [View]] = [:]

    /// Registers a class for an identifier, replacing any other; nil removes it. A class that is not a subclass of `View` traps.
    mutating func register(_ type: AnyClass?, for identifier: String) {
        nibs[identifier] = nil
        guard let type else { return classes[identifier] = nil }
        guard let type = type as? View.Type else {
            trap(
                object: "Reuse identifier '\(identifier)'", value: "\(type) is not a subclass of \(View.self)",
                remedy: "register a subclass of it")
        }
        if let old = classes.updateValue(type, forKey: identifier), old != type { waiting[identifier] = nil }
    }

    /// Registers a nib for an identifier, replacing a class; nil removes it.
    mutating func register(nib: UINib?, for identifier: String) {
        classes[identifier] = nil
        nibs[identifier] = nib
    }

    /// The registered class; nil if there is none. A registered nib traps, since nibs are not read.
    func registeredClass(for identifier: String) -> View.Type? {
        if let nib = nibs[identifier] { _ = nib.instantiate(withOwner: nil) }
        return classes[identifier]
    }

    /// Takes the view that was added last; nil if the pool has none.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Adds a view to the pool; drops it if `limit` views with its identifier are waiting.
    mutating func keep(_ view: View, for identifier: String, limit: Int) {
        guard waiting[identifier, default: []].count < limit else { return }
        waiting[identifier, default: []].append(view)
    }

    /// Removes all waiting views.
    mutating func empty() { waiting = [:] }

    /// Number of waiting views.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
