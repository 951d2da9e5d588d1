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

    /// The registered class; nil if there is none.
    func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

    /// Whether views of the identifier come from a nib.
    func hasNib(_ identifier: String) -> Bool { nibs[identifier] != nil }

    /// Makes a view from the registered nib; nil if there is none. A nib without such a view at the top traps, as UIKit raises an
    /// exception.
    func makeFromNib(_ identifier: String) -> View? {
        guard let nib = nibs[identifier] else { return nil }
        guard let view = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
            trap(
                object: "Reuse identifier '\(identifier)'", value: "the nib has no \(View.self) at the top level",
                remedy: "make the file's first object one")
        }
        return view
    }

    /// Takes the view that was added last; nil if the pool has none.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Adds a view to the pool; drops it if `limit` views with its identifier are waiting.
    mutating func keep(_ view: View, for identifier: String, limit: Int) {
        UIFocusSystem.cellWillBeReused(view)
        guard waiting[identifier, default: []].count < limit else { return }
        waiting[identifier, default: []].append(view)
    }

    /// Removes all waiting views.
    mutating func empty() { waiting = [:] }

    /// Number of waiting views.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
