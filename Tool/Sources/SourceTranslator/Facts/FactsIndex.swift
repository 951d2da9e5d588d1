/// The facts of a module and of those it imports, linked: extensions are with their types, and names of supertypes are keys.
///
/// All lists are in the order of keys, so that no translation depends on that of a dictionary.
public struct FactsIndex: Sendable {
    /// Types of the module, of imported modules, and types of other modules that these extend.
    let types: [String: TypeFacts]
    let sortedKeys: [String]
    let hierarchy: ClassHierarchy
    let aliases: [String: TypeReference]
    let globals: [String: TypeReference]
    let functionResults: [String: TypeReference]
    let ownOldNames: Set<String>
    let globalNames: Set<String>
    let caseNames: Set<String>
    let setsAssociatedObjects: Bool
    let changesImplementations: Bool
    let modules: [String]
    private let lastNames: Set<String>
    private let classConformances: [String: [String]]
    /// The file of each type's declaration, for the private types that it sees.
    private let files: [String: String]
    private let localTypes: [String: [ModuleFacts.LocalType]]
    /// Optional requirements by name and labels, with those of UIKit's protocols.
    let requirements: [String: [Requirement]]
    private let requirementsByName: [String: [Requirement]]
    /// Members that Objective-C sees, by name, in the order of their types.
    let exposedByName: [String: [MemberFacts]]
    /// Names of members that Objective-C sees.
    let exposedKeys: Set<String>
    /// Names of all methods and properties of the module.
    let memberNames: Set<String>
    /// Those that are not overrides alone.
    let declaredNames: Set<String>
    /// The types that declare a member, or an optional requirement, of a name.
    private let ownersByMember: [String: [String]]
    /// Members in extensions that need a method in the class's body, by class and overload; several under conditions of the compiler.
    let forwarded: [String: [String: [MemberFacts]]]
    /// Members in extensions of other modules' classes that are overridden, by type and overload.
    let dispatched: [String: [String: DispatchedMember]]
    /// The same members by type and name, in the order of their overloads.
    let dispatchedByName: [String: [String: [DispatchedMember]]]
    /// Optional requirements of UIKit's protocols that only subclasses implement, by the class that conforms.
    let lateRequirements: [String: [LibraryFacts.Requirement]]
    /// The overloads of these, and of those that imported classes have.
    private let lateKeys: Set<String>

    /// An optional requirement, and the key of its protocol.
    struct Requirement: Sendable {
        let member: MemberFacts
        let owner: String
        /// Whether UIKit declares it.
        let isLibrary: Bool
        /// Whether another one of the protocol has the same name and labels.
        var isOverloaded = false
    }

    public init(_ own: ModuleFacts, imports: ModuleFacts = ModuleFacts(), modules: [String] = []) {
        let linker = FactsLinker(own: own, imports: imports, modules: modules)
        let types = linker.types
        self.types = types
        self.modules = modules
        sortedKeys = types.keys.sorted()
        aliases = linker.aliases
        globals = own.globals
        functionResults = own.functionResults
        lastNames = Set(types.keys.filter { types[$0]?.isDeclared == true }.map(TypeKey.lastName))
        files = types.compactMapValues { $0.inherited.first?.file }
        localTypes = Dictionary(grouping: own.localTypes, by: \.name)
        globalNames = own.globalNames
        ownOldNames = own.ownOldNames.union(imports.ownOldNames)
        caseNames = own.caseNames.union(imports.caseNames)
        setsAssociatedObjects = own.setsAssociatedObjects == true
        changesImplementations = own.changesImplementations == true || imports.changesImplementations == true
        exposedByName = Dictionary(
            grouping: sortedKeys.lazy.flatMap { types[$0]?.members ?? [] }.filter(\.isExposed), by: \.name)
        exposedKeys = Set(types.values.flatMap(\.members).filter(\.isExposed).map(\.key))
        memberNames = Set(types.values.flatMap { $0.members.map(\.name) + $0.propertyTypes.keys })
        var owners: [String: [String]] = [:]
        for key in sortedKeys {
            for name in Set(((types[key]?.members ?? []) + (types[key]?.optionalRequirements ?? [])).map(\.name)) {
                owners[name, default: []].append(key)
            }
        }
        ownersByMember = owners
        declaredNames = Set(types.values.flatMap { $0.members.lazy.filter { !$0.isOverride }.map(\.name) })

        var requirements: [String: [Requirement]] = [:]
        for key in sortedKeys {
            guard let type = types[key], !type.optionalRequirements.isEmpty else { continue }
            let counts = Dictionary(grouping: type.optionalRequirements, by: \.key).mapValues { Set($0.map(\.overloadKey)).count }
            for member in type.optionalRequirements {
                requirements[member.key, default: []].append(
                    Requirement(member: member, owner: key, isLibrary: false, isOverloaded: (counts[member.key] ?? 0) > 1))
            }
        }
        for requirement in LibraryFacts.shared.requirements where requirement.isOptional && types[requirement.owner]?.isDeclared != true {
            requirements[requirement.member.key, default: []].append(
                Requirement(
                    member: requirement.member, owner: requirement.owner, isLibrary: true, isOverloaded: requirement.isOverloaded))
        }
        self.requirements = requirements
        requirementsByName = Dictionary(grouping: requirements.keys.sorted().flatMap { requirements[$0] ?? [] }, by: \.member.name)

        let hierarchy = ClassHierarchy(types: types)
        self.hierarchy = hierarchy
        classConformances = Dictionary(uniqueKeysWithValues: sortedKeys.map { ($0, hierarchy.conformances(of: $0)) })
        dispatched = DispatchedMember.all(in: types, sortedKeys, hierarchy)
        dispatchedByName = dispatched.mapValues { members in
            Dictionary(grouping: members.sorted { $0.key < $1.key }.map(\.value), by: \.member.name)
        }
        forwarded = Self.forwarded(types, sortedKeys, hierarchy, except: dispatched)
        lateRequirements = LateRequirements.all(in: types, sortedKeys, hierarchy)
        lateKeys = Set(lateRequirements.values.joined().map(\.member.overloadKey)).union(types.values.flatMap { $0.late ?? [] })
    }

    /// The protocols of a type and of the classes above it.
    func conformances(of key: String) -> [String] { classConformances[key] ?? hierarchy.conformances(of: key) }

    /// Whether a class is a generic one of translated code whose methods are found by name.
    func hasGenericTable(_ key: String) -> Bool {
        guard let type = types[key], type.isImported != true else { return types[key]?.hasGenericTable == true }
        guard type.isClass, type.isGeneric else { return false }
        return type.members.contains { member in
            !member.isInExtension && !member.isStatic && !member.hasUnpassableParameter
                && (member.isExposed && !member.isOverride || witnessed(by: member, of: key) != nil)
        }
    }

    // MARK: Types

    /// The key of a type that a source names; the text itself for a type that is not known.
    ///
    /// - Parameters:
    ///   - container: The key of the type around the name; nil for none.
    ///   - offset: Where the name stands, for types within functions; nil for a name outside of functions.
    func key(of text: String, in container: String?, file: String, at offset: Int? = nil) -> String {
        if let offset {
            let first = text.prefix { $0 != "." }
            let near = (localTypes[String(first)] ?? []).filter { $0.file == file && $0.block.contains(offset) }
            if let local = near.max(by: { $0.block.lowerBound < $1.block.lowerBound }) {
                // A type of this name inside of the type around the name is nearer.
                let isNearer = container.map { types[$0 + "." + first] != nil } ?? false
                if !isNearer { return local.key + text.dropFirst(first.count) }
            }
        }
        return TypeResolver(types: types, aliases: aliases, modules: modules).key(of: text, in: container, file: file)
    }

    func key(of reference: TypeReference, in container: String?) -> String { key(of: reference.text, in: container, file: reference.file) }

    /// Whether a type of the module or of an imported one has a last name.
    func hasTypeNamed(_ name: String) -> Bool { lastNames.contains(name) }

    /// The type that another name stands for; nil if the name is none.
    func alias(_ name: String, in container: String?, file: String) -> String? {
        var around = container
        while let key = around {
            if let found = aliases[key + "." + name] { return found.text }
            around = TypeKey.container(key)
        }
        return (aliases["\(name)@\(file)"] ?? aliases[name])?.text
    }

    /// A type's facts, then those of what it inherits from, nearest first; without UIKit's own.
    func lineage(of key: String) -> LazyMapSequence<LazyFilterSequence<TypeAncestors>, TypeFacts> {
        hierarchy.lineage(of: key).map { types[$0] ?? TypeFacts() }
    }

    /// The types of a lineage that declare a member, or an optional requirement, of a name; nearest first.
    func lineage(of key: String, declaring name: String) -> [String] {
        let owners = ownersByMember[name] ?? []
        // Of many types that declare it, one is near.
        guard owners.count < 16 else { return Array(hierarchy.lineage(of: key)) }
        let fitting = owners.filter { owner in
            hierarchy.isProtocol(owner) ? hierarchy.conforms(key, to: owner) : hierarchy.isDerived(key, from: owner)
        }
        return fitting.map { (owner: $0, depth: hierarchy.isProtocol($0) ? -1 : hierarchy.depth(of: $0)) }
            .sorted { ($1.depth, $0.owner) < ($0.depth, $1.owner) }.map(\.owner)
    }

    /// The members of a type and of what it inherits from, nearest first.
    func members(_ key: String, of type: String) -> [MemberFacts] {
        guard hasMember(key) else { return [] }
        return hierarchy.lineage(of: type).flatMap { hierarchy.tables.table(of: $0).byKey[key] ?? [] }
    }

    /// The nearest of these.
    func member(_ key: String, of type: String) -> MemberFacts? {
        guard hasMember(key) else { return nil }
        for ancestor in hierarchy.lineage(of: type) {
            if let found = hierarchy.tables.table(of: ancestor).byKey[key]?.first { return found }
        }
        return nil
    }

    /// Whether any type has a member of a name, which labels may follow: most names are none, and no chain of classes is searched for them.
    private func hasMember(_ key: String) -> Bool { memberNames.contains(String(key.prefix { $0 != "(" })) }

    /// The members of a type's own with a name and labels.
    func ownMembers(_ key: String, of type: String) -> [MemberFacts] { hierarchy.tables.table(of: type).byKey[key] ?? [] }

    /// The members of a type's own with a name.
    func ownMembers(named name: String, of type: String) -> [MemberFacts] { hierarchy.tables.table(of: type).byName[name] ?? [] }

    /// Whether a type, or what it inherits from, declares a member of a name.
    func declares(_ name: String, in type: String) -> Bool {
        hasMember(name) && hierarchy.lineage(of: type).contains { hierarchy.tables.table(of: $0).byName[name] != nil }
    }

    /// The key of a property's type; nil if it is not written.
    func propertyType(_ name: String, of type: String) -> String? {
        guard hasMember(name) else { return nil }
        for key in hierarchy.lineage(of: type) {
            if let reference = types[key]?.propertyTypes[name] { return self.key(of: reference, in: key) }
        }
        return nil
    }

    /// The key of the type of a value of an enumeration's case; nil if there is none.
    func payloadType(_ name: String, _ position: Int, of type: String) -> String? {
        guard let types = types[type]?.payloads?[name], types.indices.contains(position) else { return nil }
        return key(of: types[position], in: type)
    }

    /// The key of the result of a type's method; nil if it has none, or several of the name differ.
    func result(of name: String, in type: String) -> String? {
        guard hasMember(name) else { return nil }
        for key in hierarchy.lineage(of: type) {
            let results = Set(ownMembers(named: name, of: key).filter { $0.parameters != nil }.map { $0.result ?? "" })
            guard let first = results.first else { continue }
            guard results.count == 1, !first.isEmpty else { return nil }
            return self.key(of: first.plainTypeText.plainReference, in: key, file: files[key] ?? "")
        }
        return nil
    }

    /// Whether a type of the module declares a property of a name, so that a call may mean a closure.
    func hasProperty(_ name: String, _ type: String) -> Bool {
        hasMember(name)
            && hierarchy.lineage(of: type).contains { key in
                types[key]?.propertyTypes[name] != nil || ownMembers(named: name, of: key).contains { $0.parameters == nil }
            }
    }

    // MARK: Requirements

    /// The optional requirements that a call can mean, whose trailing closures have no labels.
    func requirements(_ name: String, _ labels: [String?], trailingClosures: [String?]) -> [Requirement] {
        let whole = requirements[MemberFacts.key(name, labels + trailingClosures)] ?? []
        guard !trailingClosures.isEmpty else { return whole }
        let count = labels.count + trailingClosures.count
        let fitting = requirements(named: name).filter { requirement in
            guard let own = requirement.member.labels, own.count == count else { return false }
            // The first trailing closure has no label in a call.
            return Array(own.prefix(labels.count)) == labels
                && Array(own.dropFirst(labels.count + 1)) == Array(trailingClosures.dropFirst())
        }
        return fitting.isEmpty ? whole : fitting
    }

    /// The optional methods of a name.
    func requirements(named name: String) -> [Requirement] { requirementsByName[name] ?? [] }

    /// Whether a class above a type has a made method for an optional requirement of UIKit, which the type's method overrides.
    func overridesLateRequirement(_ member: MemberFacts, in type: String) -> Bool {
        guard lateKeys.contains(member.overloadKey) else { return false }
        let owner = hierarchy.nearest("late " + member.overloadKey, from: hierarchy.superclass(of: type)) { ancestor in
            lateRequirements[ancestor]?.contains { $0.member.key == member.key && $0.member.overloadKey == member.overloadKey } == true
                || types[ancestor]?.late?.contains(member.overloadKey) == true
        }
        return owner != nil
    }

    /// The requirement of an Objective-C protocol that a member of a type fulfills; nil for none.
    ///
    /// As in Objective-C, protocols count that the type or a class above it conforms to.
    func witnessed(by member: MemberFacts, of type: String) -> MemberFacts? {
        for key in conformances(of: type) {
            if let facts = types[key], facts.isProtocol, facts.isObjectiveC == true {
                let table = hierarchy.tables.table(of: key)
                let found = (table.requirementsByName[member.name] ?? []).filter { $0.key == member.key } + (table.byKey[member.key] ?? [])
                if let fitting = found.first(where: { hasTypes(of: member, of: type, $0, of: key) }) { return fitting }
            } else if let fitting = LibraryFacts.shared.requirements(member.key, of: key).first(where: {
                hasTypes(of: member, of: type, $0, of: key)
            }) {
                return fitting
            }
        }
        return nil
    }

    /// Whether parameters have the types of a requirement's, by their names.
    private func hasTypes(of member: MemberFacts, of type: String, _ requirement: MemberFacts, of owner: String) -> Bool {
        guard member.isStatic == requirement.isStatic else { return false }
        guard let own = member.parameters, let wanted = requirement.parameters else { return true }
        return zip(own, wanted).allSatisfy { one, other in
            let (one, other) = (one.type.plainTypeText, other.type.plainTypeText)
            if one == other { return true }
            let (plain, wanted) = (one.withoutOptional, other.withoutOptional)
            if plain == wanted || plain.contains("->") && wanted.contains("->") { return true }
            guard plain.isTypePath, wanted.isTypePath else { return plain.first == wanted.first || plain.isTypePath || wanted.isTypePath }
            let found = key(of: plain, in: type, file: files[type] ?? "")
            let required = key(of: wanted, in: owner, file: files[owner] ?? "")
            return found == required || found.lastComponent == required.lastComponent
        }
    }

    /// The member with the same parameters; the only one, if there is but one of the same name and labels.
    static func bestMatch(for member: MemberFacts, among others: [MemberFacts]) -> MemberFacts? {
        if others.count == 1, let only = others.first { return only.isVariadic == member.isVariadic ? only : nil }
        return others.first { $0.overloadKey == member.overloadKey } ?? others.first { $0.isVariadic == member.isVariadic }
    }

    // MARK: Members in extensions

    private static func forwarded(
        _ types: [String: TypeFacts], _ keys: [String], _ hierarchy: ClassHierarchy, except dispatched: [String: [String: DispatchedMember]]
    ) -> [String: [String: [MemberFacts]]] {
        let extended = Set(keys.lazy.flatMap { types[$0]?.members ?? [] }.filter(\.isInExtension).map(\.key))
        var overridden: [String: [MemberFacts]] = [:]
        var seen: [String: Set<String>] = [:]
        for key in keys {
            guard let type = types[key], type.isClass else { continue }
            for override in type.members where override.isOverride && extended.contains(override.key) {
                let overload = override.overloadKey + (override.isVariadic ? "…" : "")
                for ancestor in hierarchy.superclasses(of: key) {
                    // The types above know it too.
                    guard seen[ancestor, default: []].insert(overload).inserted else { break }
                    overridden[ancestor, default: []].append(override)
                }
            }
        }
        var result: [String: [String: [MemberFacts]]] = [:]
        for key in keys {
            guard let type = types[key], type.isClass, type.isImported != true else { continue }
            let overloads = Dictionary(grouping: type.members, by: \.key)
            for member in type.members where member.isInExtension && member.isOverridable && member.isUnavailable != true {
                let others = overloads[member.key] ?? []
                let isOverridden = (overridden[key] ?? []).contains { override in
                    override.key == member.key && bestMatch(for: override, among: others) == member
                }
                // A subclass in another module may override an open method.
                let isOpen = type.isOpen == true && member.isOpenToOthers && member.isExposed
                guard member.isOverride || isOverridden || isOpen else { continue }
                guard dispatched[key]?[member.overloadKey] == nil else { continue }
                result[key, default: [:]][member.overloadKey, default: []].append(member)
            }
        }
        return result
    }

    // MARK: Other modules

    /// The facts for modules that import this one: its types with what they expose, by keys that begin with the module's name.
    public func exported(as module: String) -> ModuleFacts {
        var result = ModuleFacts()
        func renamed(_ key: String) -> String { types[key]?.isDeclared == true && !isImported(key) ? module + "." + key : key }
        for key in sortedKeys {
            guard let facts = types[key], !isImported(key), !key.contains("@") else { continue }
            var visible = facts
            visible.members = facts.members.filter { member in
                let isOverride = member.isOverride && dispatched[key]?[member.overloadKey]?.isOpen == true
                return (member.isExposed || isOverride) && member.isPublic && !member.isFromImport
            }
            for index in visible.members.indices {
                visible.members[index].isImported = true
                if forwarded[key]?[visible.members[index].overloadKey] != nil { visible.members[index].isInExtension = false }
            }
            // A class of another module: its extensions there cannot be forwarded.
            visible.isClass = false
            visible.hasGenericTable = hasGenericTable(key) ? true : nil
            visible.late = lateRequirements[key].map { $0.map(\.member.overloadKey) }
            func visibleType(_ type: TypeReference) -> TypeReference { .init(text: renamed(self.key(of: type, in: key)), file: "") }
            visible.propertyTypes = facts.propertyTypes.mapValues(visibleType)
            visible.payloads = facts.payloads?.mapValues { $0.map(visibleType) }
            visible.supertypes = hierarchy.supertypes(of: key).map(renamed)
            visible.inherited = []
            if facts.isDeclared == true {
                visible.isImported = true
            } else if visible.members.isEmpty {
                continue
            }
            result.types[renamed(key)] = visible
        }
        return result
    }

    func isImported(_ key: String) -> Bool { types[key]?.isImported == true }

    /// Names at which a file may need a translation because of other files.
    public var namesToTranslate: Set<String> {
        var names = sortedKeys.filter { types[$0]?.optionalRequirements.isEmpty == false }.map(TypeKey.lastName)
        names += sortedKeys.flatMap { types[$0]?.optionalRequirements.map(\.name) ?? [] }
        names += forwarded.keys.sorted().map(TypeKey.lastName) + dispatched.keys.sorted().map(TypeKey.lastName)
        names += lateRequirements.keys.sorted().map(TypeKey.lastName)
        // Extensions make instances of what their type's parameters are.
        names += sortedKeys.filter { types[$0]?.bounds.isEmpty == false }.map(TypeKey.lastName)
        return Set(names)
    }
}

extension String {
    /// A type's text without `any`, and without the mark of an optional.
    fileprivate var withoutOptional: String {
        var text = hasPrefix("any") && dropFirst(3).first?.isUppercase == true ? String(dropFirst(3)) : self
        if text.hasPrefix("("), text.hasSuffix(")?") || text.hasSuffix(")") { text = text.filter { $0 != "(" && $0 != ")" } }
        return text.hasSuffix("?") ? String(text.dropLast()) : text
    }

    fileprivate var isTypePath: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } }

    fileprivate var lastComponent: Substring { self[(lastIndex(of: ".").map { index(after: $0) } ?? startIndex)...] }
}
