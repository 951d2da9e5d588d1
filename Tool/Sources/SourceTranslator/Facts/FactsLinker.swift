/// Brings extensions to their types, and names of supertypes to keys.
struct FactsLinker {
    private(set) var types: [String: TypeFacts]
    private(set) var aliases: [String: TypeReference]

    init(own: ModuleFacts, imports: ModuleFacts, modules: [String]) {
        types = own.types
        aliases = own.aliases.merging(imports.aliases) { first, _ in first }
        for (key, facts) in imports.types where types[key]?.merge(facts) == nil { types[key] = facts }
        // An extended type may itself be declared in another extension: those with shorter paths come first.
        let ordered = own.extensions.enumerated().sorted { one, other in
            (one.element.extended.text.count { $0 == "." }, one.offset) < (other.element.extended.text.count { $0 == "." }, other.offset)
        }
        for (_, addition) in ordered {
            let key = TypeResolver(types: types, aliases: aliases, modules: modules).key(
                of: addition.extended.text, in: nil, file: addition.extended.file)
            if types[key]?.merge(addition.facts) == nil { types[key] = addition.facts }
        }
        let resolver = TypeResolver(types: types, aliases: aliases, modules: modules)
        for (key, facts) in types {
            let known = facts.supertypes ?? []
            let named = facts.inherited.map { resolver.key(of: $0.text, in: TypeKey.container(key), file: $0.file) }
            types[key]?.supertypes = known + named.filter { !known.contains($0) && $0 != key }
        }
        exposeInheritedMembers()
    }

    /// `@objcMembers` holds for subclasses and for extensions.
    private mutating func exposeInheritedMembers() {
        let hierarchy = ClassHierarchy(types: types)
        let exposing = Set(types.filter { $0.value.exposesMembers == true }.keys)
        guard !exposing.isEmpty else { return }
        for key in types.keys where types[key]?.isProtocol == false {
            guard hierarchy.inherits("exposes members", key, exposing.contains) else { continue }
            types[key]?.exposesMembers = true
            for index in types[key]?.members.indices ?? 0..<0 where types[key]?.members[index].isHidden != true {
                types[key]?.members[index].isExposed = true
            }
        }
    }
}
