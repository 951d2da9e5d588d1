/// The types that others inherit from: of the module, of imported modules, and of UIKit.
struct ClassHierarchy: Sendable {
    let types: [String: TypeFacts]
    let tables: MemberTables

    init(types: [String: TypeFacts]) {
        self.types = types
        tables = MemberTables(types: types)
    }

    /// The types that a type names in its declaration and its extensions.
    func supertypes(of key: String) -> [String] {
        let known = types[key]?.supertypes ?? []
        return known + (types[key]?.isDeclared == true ? [] : LibraryFacts.shared.supertypes[key] ?? [])
    }

    /// A type, then what it inherits from, nearest first; UIKit's types where the module extends them.
    func lineage(of key: String) -> [String] {
        tables.list("lineage " + key) { walk(from: [key]) { types[$0]?.supertypes ?? [] }.filter { types[$0] != nil } }
    }

    /// The classes above a class, nearest first.
    func superclasses(of key: String) -> [String] {
        tables.list("superclasses " + key) {
            walk(from: supertypes(of: key).filter { !isProtocol($0) }) { supertypes(of: $0).filter { !isProtocol($0) } }
        }
    }

    /// The protocols of a type and of the classes above it, with those that these refine.
    func conformances(of key: String) -> [String] {
        tables.list("conformances " + key) { walk(from: [key], supertypes).filter(isProtocol) }
    }

    /// Whether a type or a class above it conforms to a protocol.
    func conforms(_ key: String, to name: String) -> Bool { tables.set("conformances " + key) { conformances(of: key) }.contains(name) }

    func isProtocol(_ key: String) -> Bool { types[key]?.isProtocol == true || LibraryFacts.shared.isProtocol(key) }

    /// The nearest class of UIKit above a class, or it itself.
    func isDerived(_ key: String, from ancestor: String) -> Bool { key == ancestor || superclasses(of: key).contains(ancestor) }

    private func walk(from start: [String], _ next: (String) -> [String]) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var pending = start
        var index = 0
        while index < pending.count {
            let key = pending[index]
            index += 1
            guard seen.insert(key).inserted else { continue }
            result.append(key)
            pending += next(key)
        }
        return result
    }
}
