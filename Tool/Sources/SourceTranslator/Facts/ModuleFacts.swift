/// The declarations of a module's files that translations of other files depend on.
///
/// Types have keys: their path ("Album.Cell"), with the file's tag after the name of a type that only its file sees ("Cell@1x"), and with
/// the module in front for types of imported modules ("Kit.Album.Cell"). Types of UIKit have their names (`LibraryFacts`).
public struct ModuleFacts: Codable, Equatable, Sendable {
    var types: [String: TypeFacts] = [:]
    /// Extensions, by the extended type as each names it; `FactsIndex` finds the types.
    var extensions: [ExtensionFacts] = []
    /// Other names of types, by the key that a type of this name would have.
    var aliases: [String: TypeReference] = [:]
    /// The types of global variables; nil where it is not written.
    var globals: [String: TypeReference] = [:]
    /// The results of global functions; nil where several of a name differ.
    var functionResults: [String: TypeReference] = [:]
    /// The names of global variables and functions, with the file's tag after private ones.
    var globalNames: Set<String> = []
    /// Types within functions.
    var localTypes: [LocalType] = []
    /// Names before Swift 4.2 that the module gives to something of its own.
    var ownOldNames: Set<String> = []
    /// Names of cases, and of static properties, which a leading period may mean.
    var caseNames: Set<String> = []
    /// Whether a file sets associated objects; nil for no.
    var setsAssociatedObjects: Bool?
    /// Whether a file changes implementations of methods; nil for no.
    var changesImplementations: Bool?

    /// An extension of a type.
    struct ExtensionFacts: Codable, Equatable, Sendable {
        let extended: TypeReference
        var facts: TypeFacts
    }

    /// A type within a function, which the statements of a block see.
    struct LocalType: Codable, Equatable, Sendable {
        let name: String
        let file: String
        let block: Range<Int>
        let key: String
    }

    public init() {}

    /// Adds the declarations of more files or of an imported module.
    public mutating func merge(_ other: ModuleFacts) {
        setsAssociatedObjects = setsAssociatedObjects ?? other.setsAssociatedObjects
        changesImplementations = changesImplementations ?? other.changesImplementations
        for (name, facts) in other.types {
            if types[name]?.merge(facts) == nil { types[name] = facts }
        }
        extensions += other.extensions
        aliases.merge(other.aliases) { first, _ in first }
        globals.merge(other.globals) { first, _ in first }
        functionResults.merge(other.functionResults) { first, _ in first }
        localTypes += other.localTypes
        ownOldNames.formUnion(other.ownOldNames)
        caseNames.formUnion(other.caseNames)
        globalNames.formUnion(other.globalNames)
    }
}
