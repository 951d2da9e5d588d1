/// Completions that only a call of the app can trigger, such as a transition's; `settle()` names those still open when nothing moves any
/// more.
package enum OpenCompletions {
    private struct Entry {
        weak var owner: AnyObject?
        let name: () -> String?
    }

    nonisolated(unsafe) private static var entries: [Entry] = []

    /// Registers a name for `settle()` until the owner is removed or released; the closure returns nil while nothing is overdue. The owner
    /// is not retained.
    package static func add(_ owner: AnyObject, name: @escaping () -> String?) {
        remove(owner)
        entries.append(Entry(owner: owner, name: name))
    }

    package static func remove(_ owner: AnyObject) { entries.removeAll { $0.owner == nil || $0.owner === owner } }

    static func removeAll() { entries = [] }

    /// Names of the open completions, in the order of adding.
    package static var names: [String] { entries.compactMap { $0.owner == nil ? nil : $0.name() } }
}
