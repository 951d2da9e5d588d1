/// Completions that only a call of the app can trigger, such as a transition's; `settle()` names those still open when nothing moves any
/// more.
package final class OpenCompletions {
    private struct Entry {
        weak var owner: AnyObject?
        let name: () -> String?
    }

    private var entries: [Entry] = []

    /// Registers a name for `settle()` until the owner is removed or released; the closure returns nil while nothing is overdue. The owner
    /// is not retained.
    package func add(_ owner: AnyObject, name: @escaping () -> String?) {
        remove(owner)
        entries.append(Entry(owner: owner, name: name))
    }

    package func remove(_ owner: AnyObject) { entries.removeAll { $0.owner == nil || $0.owner === owner } }

    func removeAll() { entries = [] }

    /// Names of the open completions, in the order of adding.
    package var names: [String] { entries.compactMap { $0.owner == nil ? nil : $0.name() } }
}
