internal import Synchronization

/// Members of types by name, and what types inherit from, found once: a long file asks for them at each of its lines.
final class MemberTables: Sendable {
    /// The members of one type.
    struct Table: Sendable {
        let byKey: [String: [MemberFacts]]
        let byName: [String: [MemberFacts]]
        let requirementsByName: [String: [MemberFacts]]

        init(_ type: TypeFacts?) {
            byKey = Dictionary(grouping: type?.members ?? [], by: \.key)
            byName = Dictionary(grouping: type?.members ?? [], by: \.name)
            requirementsByName = Dictionary(grouping: type?.optionalRequirements ?? [], by: \.name)
        }
    }

    private struct Found: Sendable {
        var tables: [String: Table] = [:]
        var lists: [String: [String]] = [:]
        var sets: [String: Set<String>] = [:]
    }

    private let types: [String: TypeFacts]
    private let found = Mutex(Found())

    init(types: [String: TypeFacts]) { self.types = types }

    func table(of type: String) -> Table {
        if let table = found.withLock({ $0.tables[type] }) { return table }
        let table = Table(types[type])
        found.withLock { $0.tables[type] = table }
        return table
    }

    /// A list by its name, which is made if it was not before.
    func list(_ name: String, _ make: () -> [String]) -> [String] {
        if let list = found.withLock({ $0.lists[name] }) { return list }
        let list = make()
        found.withLock { $0.lists[name] = list }
        return list
    }

    /// A list as a set.
    func set(_ name: String, _ make: () -> [String]) -> Set<String> {
        if let set = found.withLock({ $0.sets[name] }) { return set }
        let set = Set(make())
        found.withLock { $0.sets[name] = set }
        return set
    }
}
