/// A method or property, as other files must know it.
public struct MemberFacts: Codable, Equatable, Sendable {
    /// A parameter: its label (nil for `_`) and its type's text without attributes.
    public struct Parameter: Codable, Equatable, Sendable {
        let label: String?
        let name: String
        let type: String
        /// The type as a parameter of a closure's type has it.
        let closureType: String
    }

    let name: String
    /// nil for a property.
    let parameters: [Parameter]?
    /// The type's text; nil for methods without a result.
    let result: String?
    let objectiveCName: String
    /// Whether Objective-C would find it by name.
    let isExposed: Bool
    let isOverride: Bool
    /// Whether it is marked as unavailable; nil for no.
    var isUnavailable: Bool?
    /// The observers of a stored property or an override, `willSet` and `didSet`; nil for none.
    var observers: [String]?
    let isStatic: Bool
    let isInExtension: Bool
    let isSettable: Bool
    let isThrowing: Bool
    let access: String
    /// A method's text from its generic parameters to its where clause, without default arguments.
    let signature: String

    var labels: [String?]? { parameters.map { $0.map(\.label) } }

    /// The member's name and labels.
    var key: String { name + (labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "") }
}

/// The declarations of a type in all files of a module.
public struct TypeFacts: Codable, Equatable, Sendable {
    var isProtocol = false
    var isClass = false
    var isGeneric = false
    var inherited: [String] = []
    var members: [MemberFacts] = []
    var optionalRequirements: [MemberFacts] = []
    var propertyTypes: [String: String] = [:]
    /// Whether a class has `required init()`; nil for no.
    var hasRequiredInit: Bool?
    /// Whether the module declares the type, and does not only extend it; nil for no.
    var isDeclared: Bool?
}

/// The declarations of a module's files that translations of other files depend on.
public struct ModuleFacts: Codable, Equatable, Sendable {
    var types: [String: TypeFacts] = [:]
    /// Whether a file sets associated objects; nil for no.
    var setsAssociatedObjects: Bool?
    /// Whether a file changes implementations of methods; nil for no.
    var changesImplementations: Bool?

    public init() {}

    /// Adds the declarations of more files or of an imported module.
    public mutating func merge(_ other: ModuleFacts) {
        setsAssociatedObjects = setsAssociatedObjects ?? other.setsAssociatedObjects
        changesImplementations = changesImplementations ?? other.changesImplementations
        for (name, facts) in other.types {
            guard var own = types[name] else {
                types[name] = facts
                continue
            }
            own.isProtocol = own.isProtocol || facts.isProtocol
            own.isClass = own.isClass || facts.isClass
            own.isGeneric = own.isGeneric || facts.isGeneric
            own.inherited += facts.inherited
            own.members += facts.members
            own.optionalRequirements += facts.optionalRequirements
            own.isDeclared = own.isDeclared ?? facts.isDeclared
            own.hasRequiredInit = own.hasRequiredInit ?? facts.hasRequiredInit
            own.propertyTypes.merge(facts.propertyTypes) { first, _ in first }
            types[name] = own
        }
    }

    /// The part that other modules need: protocols with optional requirements, and the exposed members of types.
    public var exported: ModuleFacts {
        var result = ModuleFacts()
        for (name, facts) in types {
            var visible = facts
            visible.members = facts.members.filter { $0.isExposed && ["public", "open"].contains($0.access) }
            visible.propertyTypes = [:]
            guard !visible.members.isEmpty || !visible.optionalRequirements.isEmpty else { continue }
            // A class of another module: its extensions here cannot be forwarded.
            visible.isClass = false
            result.types[name] = visible
        }
        return result
    }

    /// A type, then what it inherits from, nearest first.
    func lineage(of name: String) -> [TypeFacts] {
        var result: [TypeFacts] = []
        var seen: Set<String> = []
        var pending = [name]
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard seen.insert(next).inserted, let facts = types[next] else { continue }
            result.append(facts)
            pending += facts.inherited
        }
        return result
    }
}

/// Lookups in a module's facts and those of the modules it imports.
public struct FactsIndex: Sendable {
    let facts: ModuleFacts
    /// Optional requirements by name and labels.
    let optionalRequirements: [String: MemberFacts]
    let optionalNames: Set<String>
    /// Keys that several optional requirements of one protocol have, with other types.
    let overloadedOptionalKeys: Set<String>
    /// The protocol of an optional requirement, by its key.
    let optionalOwners: [String: String]
    let exposedByKey: [String: [MemberFacts]]
    /// Members in extensions that need a method in the class's body, by class and key.
    let forwarded: [String: [String: MemberFacts]]
    /// Members in extensions of other modules' classes that are overridden, by type and key.
    let dispatched: [String: [String: DispatchedMember]]

    public init(_ facts: ModuleFacts) {
        self.facts = facts
        let requirements = facts.types.values.flatMap(\.optionalRequirements)
        optionalRequirements = Dictionary(requirements.map { ($0.key, $0) }) { first, _ in first }
        optionalNames = Set(requirements.map(\.objectiveCName))
        var overloaded: Set<String> = []
        var owners: [String: String] = [:]
        for (name, type) in facts.types.sorted(by: { $0.key < $1.key }) {
            var seen: Set<String> = []
            for requirement in type.optionalRequirements where requirement.parameters != nil {
                if !seen.insert(requirement.key).inserted { overloaded.insert(requirement.key) }
                owners[requirement.key] = owners[requirement.key] ?? name
            }
        }
        overloadedOptionalKeys = overloaded
        optionalOwners = owners
        exposedByKey = Dictionary(grouping: facts.types.values.flatMap(\.members).filter(\.isExposed), by: \.key)
        var overridden: [String: Set<String>] = [:]
        for (_, type) in facts.types where type.isClass {
            let keys = type.members.filter(\.isOverride).map(\.key)
            guard !keys.isEmpty else { continue }
            var ancestors = type.inherited
            var seen: Set<String> = []
            while let ancestor = ancestors.popLast() {
                guard seen.insert(ancestor).inserted else { continue }
                overridden[ancestor, default: []].formUnion(keys)
                ancestors += facts.types[ancestor]?.inherited ?? []
            }
        }
        var forwarded: [String: [String: MemberFacts]] = [:]
        for (name, type) in facts.types where type.isClass {
            for member in type.members where member.isInExtension && !member.isStatic {
                if member.isUnavailable == true { continue }
                if member.isOverride || overridden[name]?.contains(member.key) == true {
                    forwarded[name, default: [:]][member.key] = member
                }
            }
        }
        dispatched = DispatchedMember.all(in: facts)
        for (name, members) in dispatched { for key in members.keys { forwarded[name]?[key] = nil } }
        self.forwarded = forwarded
    }

    /// The optional method of a name without labels; nil if several have it, or a property, which a reference may mean instead.
    func onlyOptionalMethod(named name: String) -> MemberFacts? {
        let found = optionalRequirements.values.filter { $0.name == name && $0.parameters != nil }
        guard found.count == 1, !facts.types.values.contains(where: { $0.propertyTypes[name] != nil }) else { return nil }
        return found[0]
    }
}
