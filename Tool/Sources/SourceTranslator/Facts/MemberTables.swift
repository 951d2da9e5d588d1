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

    /// Lists that each type has.
    enum Kind: Hashable, Sendable {
        case parents, conformances
    }

    private struct Found: Sendable {
        var tables: [String: Table] = [:]
        var lists: [Kind: [String: [String]]] = [:]
        var answers: [String: [String: String]] = [:]
        var depths: [String: Int] = [:]
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

    /// A list of a type, which is made if it was not before.
    func list(_ kind: Kind, _ type: String, _ make: () -> [String]) -> [String] {
        if let list = found.withLock({ $0.lists[kind]?[type] }) { return list }
        let list = make()
        found.withLock { $0.lists[kind, default: [:]][type] = list }
        return list
    }

    /// A list of a type; nil if it was not made.
    func known(_ kind: Kind, _ type: String) -> [String]? { found.withLock { $0.lists[kind]?[type] } }

    /// The answer to a question, by its name, about a type: the name of another one, or an empty text; nil if it was not asked.
    func answer(_ question: String, _ type: String) -> String? { found.withLock { $0.answers[question]?[type] } }

    func setAnswer(_ question: String, _ types: [String], _ answer: String) {
        found.withLock { found in
            for type in types { found.answers[question, default: [:]][type] = answer }
        }
    }

    /// The number of classes above a type; nil if it was not counted.
    func depth(of type: String) -> Int? { found.withLock { $0.depths[type] } }

    func setDepth(_ depth: Int, of type: String) { found.withLock { $0.depths[type] = depth } }
}
