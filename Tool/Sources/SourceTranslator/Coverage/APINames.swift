/// The types of sources, with the names of their members: what can be named, not all that is known.
public struct APINames: Codable, Equatable, Sendable {
    /// A type and its extensions.
    public struct TypeEntry: Codable, Equatable, Sendable {
        /// Base names of properties, methods, cases and nested types.
        public var members: Set<String> = []
        /// Types of properties and results of methods, where they are named and the same for all of a name. Empty for several.
        public var memberTypes: [String: String] = [:]
        /// The types that the type inherits from and conforms to, as it is written.
        public var supertypes: Set<String> = []
        /// Whether the type has members that are not among these, such as those of its supertypes.
        public var isOpen = false
        /// Whether the type itself is among the declarations, and not an extension alone.
        public var isDeclared = false
        /// Whether the app declares the type, so that what it inherits may be anything.
        public var isOwn = false

        public init() {}
    }

    public var types: [String: TypeEntry] = [:]
    /// Functions, variables and aliases outside of types.
    public var globals: Set<String> = []
    public var aliases: [String: String] = [:]
    /// All types that an alias names: conditions of the compiler may choose between several.
    public var aliasTargets: [String: Set<String>] = [:]
    /// Types of variables outside of types.
    public var globalTypes: [String: String] = [:]

    public init() {}

    /// The declarations of a file.
    ///
    /// - Parameter all: Whether internal and private declarations count too, as within their module.
    public init(_ source: ParsedSource, all: Bool) {
        self =
            source.with { tree in
                let visitor = APINamesVisitor(all: all)
                visitor.walk(tree)
                return visitor.names
            } ?? APINames()
    }

    public mutating func merge(_ other: APINames) {
        for (name, entry) in other.types {
            var own = types[name] ?? TypeEntry()
            own.members.formUnion(entry.members)
            own.memberTypes.merge(entry.memberTypes) { $0 == $1 ? $0 : "" }
            own.supertypes.formUnion(entry.supertypes)
            own.isOpen = own.isOpen || entry.isOpen
            own.isDeclared = own.isDeclared || entry.isDeclared
            own.isOwn = own.isOwn || entry.isOwn
            types[name] = own
        }
        globals.formUnion(other.globals)
        aliases.merge(other.aliases) { first, _ in first }
        aliasTargets.merge(other.aliasTargets) { $0.union($1) }
        globalTypes.merge(other.globalTypes) { $0 == $1 ? $0 : "" }
    }

    /// Gives the members and protocols of extensions of aliases to the types that the aliases name.
    ///
    /// - Complexity: O(*a*), where *a* is the number of aliases.
    mutating func joinExtensionsOfAliases() {
        for (name, targets) in aliasTargets {
            guard let entry = types[name], !entry.isDeclared else { continue }
            for target in targets {
                guard let key = key(target), key != name else { continue }
                types[key]?.members.formUnion(entry.members)
                types[key]?.memberTypes.merge(entry.memberTypes) { $0 == $1 ? $0 : "" }
                types[key]?.supertypes.formUnion(entry.supertypes)
            }
        }
    }

    // MARK: Lookup

    /// The key of a type by its written name, sought from a type outwards; nil for one that is not known.
    func key(_ text: String, in container: String? = nil) -> String? {
        var text = text.plainReference
        for _ in 0..<8 {
            var around = container
            while let outer = around {
                if types[outer + "." + text] != nil { return outer + "." + text }
                around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
            }
            if types[text] != nil { return text }
            guard let target = aliases[text] else { break }
            text = target.plainReference
        }
        // `UIKit.UIView`
        guard let dot = text.firstIndex(of: "."), text[..<dot].first?.isUppercase == true else { return nil }
        let rest = String(text[text.index(after: dot)...])
        return types[rest] == nil ? nil : rest
    }

    /// The types whose members a type has.
    struct Lineage: Sendable {
        var types: [String]
        /// Whether these are all.
        var isWhole = true
        /// Whether a type of the app has a supertype that is not known.
        var isUncertain = false
    }

    func lineage(of key: String) -> Lineage {
        var lineage = Lineage(types: [key])
        var index = 0
        while index < lineage.types.count, lineage.types.count < 200 {
            let current = lineage.types[index]
            index += 1
            guard let entry = types[current] else { continue }
            if entry.isOpen || !entry.isDeclared { lineage.isWhole = false }
            for name in entry.supertypes {
                guard let next = self.key(name, in: current) else {
                    lineage.isWhole = false
                    lineage.isUncertain = lineage.isUncertain || entry.isOwn
                    continue
                }
                if !lineage.types.contains(next) { lineage.types.append(next) }
            }
        }
        return lineage
    }

    /// The type of a member of one of a lineage; nil where it is not known.
    func memberType(_ name: String, in lineage: Lineage) -> String? {
        for type in lineage.types {
            if types[type]?.members.contains(name) == true, let nested = self.key(type + "." + name) { return nested }
            guard let text = types[type]?.memberTypes[name] else { continue }
            return text.isEmpty ? nil : self.key(text, in: type)
        }
        return nil
    }

    func hasMember(_ name: String, in lineage: Lineage) -> Bool { lineage.types.contains { types[$0]?.members.contains(name) == true } }
}
