/// A type as its source names it, and the file of that source, which may have private types of its own.
public struct TypeReference: Codable, Equatable, Sendable {
    let text: String
    let file: String
}

/// The declarations of a type in all files of a module.
public struct TypeFacts: Codable, Equatable, Sendable {
    var isProtocol = false
    var isClass = false
    var isGeneric = false
    /// Whether it is open to subclasses of other modules; nil for no.
    var isOpen: Bool?
    /// Whether all members of a class and its subclasses have Objective-C names, but for private ones; nil for no.
    var exposesMembers: Bool?
    /// Whether it is public or open; nil for no.
    var isPublic: Bool?
    /// Whether it is a structure, or an enumeration that Objective-C does not know; nil for no.
    var isValue: Bool?
    /// Whether Objective-C knows a protocol; nil for no.
    var isObjectiveC: Bool?
    var inherited: [TypeReference] = []
    var members: [MemberFacts] = []
    var optionalRequirements: [MemberFacts] = []
    var propertyTypes: [String: TypeReference] = [:]
    /// The types of the values of an enumeration's cases; nil for none.
    var payloads: [String: [TypeReference]]?
    /// The bounds of generic parameters and associated types.
    var bounds: [String: [TypeReference]] = [:]
    /// Whether each type of a generic class adds its methods when it is asked; nil for no.
    var hasGenericTable: Bool?
    /// Whether a class has `required init()`; nil for no.
    var hasRequiredInit: Bool?
    /// Whether it is of an imported module; nil for no.
    var isImported: Bool?
    /// Whether the module declares the type, and does not only extend it; nil for no.
    var isDeclared: Bool?
    /// The overloads of optional requirements of UIKit for which a class has a made method (`LateRequirements`); nil for none.
    var late: [String]?
    /// The keys of types that it inherits from, once the facts of a module are linked; nil before.
    var supertypes: [String]?

    mutating func merge(_ other: TypeFacts) {
        isProtocol = isProtocol || other.isProtocol
        isClass = isClass || other.isClass
        isGeneric = isGeneric || other.isGeneric
        isOpen = isOpen ?? other.isOpen
        exposesMembers = exposesMembers ?? other.exposesMembers
        isPublic = isPublic ?? other.isPublic
        isObjectiveC = isObjectiveC ?? other.isObjectiveC
        isValue = isValue ?? other.isValue
        inherited += other.inherited
        members += other.members
        optionalRequirements += other.optionalRequirements
        isDeclared = isDeclared ?? other.isDeclared
        isImported = isImported ?? other.isImported
        hasRequiredInit = hasRequiredInit ?? other.hasRequiredInit
        late = late ?? other.late
        propertyTypes.merge(other.propertyTypes) { first, _ in first }
        if let others = other.payloads { payloads = (payloads ?? [:]).merging(others) { first, _ in first } }
        bounds.merge(other.bounds) { first, _ in first }
        hasGenericTable = hasGenericTable ?? other.hasGenericTable
        if let others = other.supertypes { supertypes = (supertypes ?? []) + others.filter { !(supertypes ?? []).contains($0) } }
    }

    /// The members with a name and labels.
    func members(_ key: String) -> [MemberFacts] { members.filter { $0.key == key } }
}
