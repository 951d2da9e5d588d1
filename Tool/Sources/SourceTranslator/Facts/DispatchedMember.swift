/// A member of an extension of a class of another module, and the classes that override it.
///
/// The classes of this module are in a list; those of other modules, which may override an open member that Objective-C sees, register
/// their methods.
struct DispatchedMember: Sendable {
    let member: MemberFacts
    /// The key of the extended class.
    let base: String
    /// Whether an imported module has the base.
    let isImported: Bool
    /// Subclasses before their superclasses.
    let overriders: [String]
    /// Classes of imported modules.
    let importedOverriders: [String]

    /// Whether classes of other modules may override it.
    var isOpen: Bool { member.isOpenToOthers && member.isExposed && !member.hasUnpassableParameter }

    /// The name of an implementation.
    static func name(_ name: String, in type: String) -> String { "_kinora_\(TypeKey.identifier(type))_\(name)" }

    func name(in type: String) -> String { Self.name(member.name, in: type) }

    /// The members of a module that are dispatched, by the type that has the base or an override, and the overload.
    static func all(
        in types: [String: TypeFacts], _ keys: [String], _ hierarchy: ClassHierarchy
    ) -> [String: [String: DispatchedMember]] {
        // Names and labels of what extensions of other modules' classes declare.
        var extended: Set<String> = []
        for key in keys where types[key]?.isClass == false {
            for member in types[key]?.members ?? [] where member.isInExtension && !member.isOverride { extended.insert(member.key) }
        }
        var overriders: [String: [String: [(type: String, overload: String)]]] = [:]
        for key in keys {
            for member in types[key]?.members ?? []
            where member.isOverride && !member.isStatic && member.isUnavailable != true && extended.contains(member.key) {
                for ancestor in hierarchy.superclasses(of: key) {
                    let bases = (hierarchy.tables.table(of: ancestor).byKey[member.key] ?? []).filter { !$0.isOverride }
                    guard let base = FactsIndex.bestMatch(for: member, among: bases) else { continue }
                    // A class that the module or an imported one declares has a method in its body.
                    if types[ancestor]?.isClass == false, base.isInExtension {
                        overriders[ancestor, default: [:]][base.overloadKey, default: []].append((key, member.overloadKey))
                    }
                    break
                }
            }
        }
        var result: [String: [String: DispatchedMember]] = [:]
        for base in keys where types[base]?.isClass == false && !hierarchy.isProtocol(base) {
            let isClass = LibraryFacts.shared.supertypes[base] != nil || overriders[base] != nil
            for member in types[base]?.members ?? [] where member.isInExtension && !member.isOverride && isClass {
                let found = overriders[base]?[member.overloadKey] ?? []
                let isOpen = member.isOpenToOthers && member.isExposed && !member.isStatic && !member.hasUnpassableParameter
                guard !found.isEmpty || isOpen && !member.isFromImport else { continue }
                let depths = Dictionary(found.map { ($0.type, hierarchy.depth(of: $0.type)) }) { first, _ in first }
                let sorted = depths.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
                let dispatched = DispatchedMember(
                    member: member, base: base, isImported: member.isFromImport,
                    overriders: sorted.filter { types[$0]?.isImported != true },
                    importedOverriders: sorted.filter { types[$0]?.isImported == true })
                for (type, overload) in found { result[type, default: [:]][overload] = dispatched }
                result[base, default: [:]][member.overloadKey] = dispatched
            }
        }
        return result
    }
}
