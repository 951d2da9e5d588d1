/// The types that others inherit from: of the module, of imported modules, and of UIKit.
///
/// Chains of thousands of classes take time of their number: ancestors are found one by one, and each class of a chain answers a question
/// once.
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
    func lineage(of key: String) -> LazyFilterSequence<TypeAncestors> {
        TypeAncestors(start: [key]) { types[$0]?.supertypes ?? [] }.filter { types[$0] != nil }
    }

    /// The classes above a class, nearest first.
    func superclasses(of key: String) -> TypeAncestors { TypeAncestors(start: parents(of: key), parents) }

    /// The class that a class derives from; nil for none.
    func superclass(of key: String) -> String? { parents(of: key).first }

    /// The name in a class declaration that is no protocol: its superclass.
    private func parents(of key: String) -> [String] {
        tables.list(.parents, key) { supertypes(of: key).filter { !isProtocol($0) } }
    }

    /// The protocols of a type and of the classes above it, with those that these refine; a type's own come first.
    func conformances(of key: String) -> [String] {
        // From the top down: a class without protocols of its own has the list of its superclass.
        var path: [String] = []
        var seen: Set<String> = []
        var next: String? = key
        while let current = next, tables.known(.conformances, current) == nil, seen.insert(current).inserted {
            path.append(current)
            next = superclass(of: current)
        }
        for current in path.reversed() {
            _ = tables.list(.conformances, current) {
                let above = parents(of: current)
                // Several, of which one is no class that the facts know.
                guard above.count < 2 else { return Array(TypeAncestors(start: [current], supertypes)).filter(isProtocol) }
                let inherited = above.first.flatMap { tables.known(.conformances, $0) } ?? []
                let own = Array(TypeAncestors(start: [current]) { supertypes(of: $0).filter(isProtocol) }).filter(isProtocol)
                guard !own.isEmpty else { return inherited }
                let known = Set(own)
                return own + inherited.filter { !known.contains($0) }
            }
        }
        return tables.known(.conformances, key) ?? []
    }

    /// Whether a type or a class above it conforms to a protocol.
    func conforms(_ key: String, to name: String) -> Bool { conformances(of: key).contains(name) }

    func isProtocol(_ key: String) -> Bool { types[key]?.isProtocol == true || LibraryFacts.shared.isProtocol(key) }

    /// Whether a class is another one or derives from it.
    func isDerived(_ key: String, from ancestor: String) -> Bool { inherits("derives from " + ancestor, key) { $0 == ancestor } }

    /// Whether a class or one above it fulfills a condition, which has a name of its own.
    func inherits(_ condition: String, _ key: String, _ fulfills: (String) -> Bool) -> Bool {
        nearest(condition, from: key, fulfills) != nil
    }

    /// The class that fulfills a condition, of a class and those above it; nil for none. The condition has a name of its own: each class of
    /// a chain is asked once.
    func nearest(_ condition: String, from key: String?, _ fulfills: (String) -> Bool) -> String? {
        var path: [String] = []
        var seen: Set<String> = []
        var next = key
        var result: String?
        while let current = next, seen.insert(current).inserted {
            if let known = tables.answer(condition, current) {
                result = known.isEmpty ? nil : known
                break
            }
            Steps.add()
            path.append(current)
            if fulfills(current) {
                result = current
                break
            }
            let above = parents(of: current)
            // Several, of which one is no class that the facts know.
            if above.count > 1 {
                result = TypeAncestors(start: above, parents).first(where: fulfills)
                break
            }
            next = above.first
        }
        tables.setAnswer(condition, path, result ?? "")
        return result
    }

    /// The number of classes above a class.
    func depth(of key: String) -> Int {
        var path: [String] = []
        var next: String? = key
        var depth = -1
        while let current = next {
            if let known = tables.depth(of: current) {
                depth = known
                break
            }
            guard path.count <= types.count else { break }
            path.append(current)
            next = superclass(of: current)
        }
        for current in path.reversed() {
            depth += 1
            tables.setDepth(depth, of: current)
        }
        return depth
    }
}
