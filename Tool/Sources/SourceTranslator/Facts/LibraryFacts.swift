/// Facts about UIKit's classes and protocols: supertypes, and the requirements of protocols with Apple's names.
///
/// The table (`LibraryTable`) is made from the library's sources by `LibraryFactsTests`, which fail when it is out of date.
struct LibraryFacts: Sendable {
    /// A requirement of a protocol.
    struct Requirement: Sendable {
        let owner: String
        let member: MemberFacts
        let isOptional: Bool
        /// Whether another requirement of the protocol has the same name and labels.
        var isOverloaded = false
        /// Whether a protocol of ours has the method, to which a class conforms if it implements it.
        var isRefinement: Bool { LibraryFacts.refinements[member.key] != nil }
    }

    /// Methods that tell by their presence alone, and the protocols that have them here.
    static let refinements = [
        "tableView(_:commit:forRowAt:)": "UITableViewRowEditing", "tableView(_:moveRowAt:to:)": "UITableViewRowMoving",
    ]

    static let shared = LibraryFacts(
        [LibraryTable.initializers, LibraryTable.classes, LibraryTable.otherProtocols, LibraryTable.protocols].joined(separator: "\n"))

    private(set) var supertypes: [String: [String]] = [:]
    private var protocols: Set<String> = []
    /// In the order of the table.
    private(set) var requirements: [Requirement] = []
    private var requirementsByOwner: [String: [String: [MemberFacts]]] = [:]
    /// The classes whose instances `_instance(of:)` makes, by the initializer's labels.
    private var initialized: [[String]: [String]] = [:]

    /// Reads a table: a line for each initializer that `_instance(of:)` has (`instance CLASS LABEL…`), for each type
    /// (`class NAME SUPERTYPE…`), then for its requirements (`optional` or `required`, Apple's name,
    /// the name in Swift, the parameters' types and the result, separated by tabs).
    init(_ text: String) {
        var owner = ""
        for line in text.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if fields.count == 1 {
                let words = line.split(separator: " ").map(String.init)
                guard words.count >= 2 else { continue }
                if words[0] == "instance" {
                    initialized[Array(words.dropFirst(2)), default: []].append(words[1])
                    continue
                }
                owner = words[1]
                supertypes[owner] = Array(words.dropFirst(2))
                if words[0] == "protocol" { protocols.insert(owner) }
            } else if fields.count == 5 {
                let member = Self.member(fields)
                requirements.append(Requirement(owner: owner, member: member, isOptional: fields[0] == "optional"))
                requirementsByOwner[owner, default: [:]][member.key, default: []].append(member)
            }
        }
        for index in requirements.indices {
            let requirement = requirements[index]
            requirements[index].isOverloaded = self.requirements(requirement.member.key, of: requirement.owner).count > 1
        }
    }

    /// The names of a class's own properties of the type, for classes that assets have symbols in.
    func statics(of name: String) -> Set<String> {
        var names: Set<String> = []
        for line in LibraryTable.statics.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
            let words = line.split(separator: " ").map(String.init)
            if words.first == name { names.formUnion(words.dropFirst()) }
        }
        return names
    }

    /// The classes whose instances, and those of their subclasses, can be made by class by an initializer with these labels.
    func classes(initializedBy labels: [String]) -> [String] { initialized[labels] ?? [] }

    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    func requirements(_ key: String, of owner: String) -> [MemberFacts] { requirementsByOwner[owner]?[key] ?? [] }

    private static func member(_ fields: [String]) -> MemberFacts {
        let (name, labels) = components(of: fields[2])
        let types = fields[3].isEmpty ? [] : fields[3].components(separatedBy: " | ")
        let parameters = zip(labels, types).enumerated().map { index, parameter in
            let type = parameter.1
            let plain = type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".count)) : type
            return MemberFacts.Parameter(label: parameter.0, name: "a\(index)", type: plain, closureType: type)
        }
        let clause = parameters.map { "\($0.label ?? "_") \($0.name): \($0.closureType)" }.joined(separator: ", ")
        let result = fields[4].isEmpty ? nil : fields[4]
        return MemberFacts(
            name: name, parameters: parameters, result: result, objectiveCName: fields[1], isExposed: true, isOverride: false,
            isStatic: false, isInExtension: false, isSettable: false, isThrowing: false, access: "open",
            signature: "(\(clause))" + (result.map { " -> \($0)" } ?? ""))
    }

    /// A method's name and labels: "tableView(_:heightForRowAt:)".
    private static func components(of key: String) -> (String, [String?]) {
        guard let open = key.firstIndex(of: "(") else { return (key, []) }
        let labels = key[key.index(after: open)...].dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
        return (String(key[..<open]), labels)
    }
}

extension String {
    /// The pieces between occurrences of a text.
    fileprivate func components(separatedBy text: String) -> [String] {
        var pieces: [String] = []
        var rest = self[...]
        while let found = rest.firstRange(of: text) {
            pieces.append(String(rest[..<found.lowerBound]))
            rest = rest[found.upperBound...]
        }
        return pieces + [String(rest)]
    }
}
