internal import Synchronization

/// A use of API that the library lacks.
public struct APIUse: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case type, function, member
        /// A method or property that is overridden.
        case override
    }

    /// The name, with its type: "UIView.foo".
    public let name: String
    public let kind: Kind
    /// From 1.
    public let line: Int
    public let column: Int

    /// The beginnings of names that at least four types have, such as "UI" and "CA".
    public static func prefixes(of names: APINames) -> Set<String> {
        var counts: [String: Int] = [:]
        for name in names.types.keys {
            if let prefix = prefix(of: name) { counts[prefix, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value >= 4 }.keys)
    }

    /// Whether a name is Apple's by its beginning: one of the prefixes, or the "k" of constants.
    static func isApple(_ name: String, _ prefixes: Set<String>) -> Bool {
        let bytes = name.utf8
        if bytes.first == UInt8(ascii: "k"), let second = bytes.dropFirst().first, isCapital(second) { return true }
        return prefix(of: name).map { prefixes.contains($0) } ?? false
    }

    /// The capitals before the last one of a name's beginning: "UI" of "UIView"; nil for fewer than two.
    static func prefix(of name: String) -> String? {
        // Nearly all names begin with a small letter: their bytes tell at once.
        let bytes = name.utf8.first == UInt8(ascii: "k") ? name.utf8.dropFirst() : name.utf8[...]
        guard let first = bytes.first, isCapital(first) else { return nil }
        let capitals = bytes.prefix(while: isCapital)
        guard capitals.count >= 3, capitals.count < bytes.count else { return nil }
        return String(capitals.prefix(2))
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}

/// The search for uses of what is neither in the sources of an app nor in the library.
///
/// A name counts if its prefix says that it is Apple's; a member if the type before the dot is known with all its members. Uses that are
/// not certain do not count.
public final class APIUseSearch: Sendable {
    let known: APINames
    let prefixes: Set<String>
    /// The members of all types but those of the app.
    let members: Set<String>
    /// Those that were sought before, by type.
    private let lineages = Mutex<[String: APINames.Lineage]>([:])

    /// - Parameters:
    ///   - known: The declarations of the library, of Foundation, and of all modules of the app.
    ///   - prefixes: The beginnings of Apple's names, such as "UI".
    public init(known: APINames, prefixes: Set<String>) {
        var known = known
        known.joinExtensionsOfAliases()
        self.known = known
        self.prefixes = prefixes
        members = known.types.values.reduce(into: []) { if !$1.isOwn { $0.formUnion($1.members) } }
    }

    func lineage(of key: String) -> APINames.Lineage {
        if let found = lineages.withLock({ $0[key] }) { return found }
        let lineage = known.lineage(of: key)
        lineages.withLock { $0[key] = lineage }
        return lineage
    }

    /// The source with all bodies if it has uses; nil for one without.
    ///
    /// - Parameter source: A source, perhaps without bodies. They are parsed only if there may be uses.
    public func doubtful(_ source: ParsedSource) -> ParsedSource? {
        guard !isCertain(source) else { return nil }
        let whole = source.bodies.isEmpty ? source : ParsedSource(source.text)
        return uses(in: whole).isEmpty ? nil : whole
    }

    /// Whether a source without bodies has no uses, as a search of their tokens tells; false where it does not, and for a whole source.
    func isCertain(_ source: ParsedSource) -> Bool {
        guard !source.bodies.isEmpty else { return false }
        return source.with { tree in
            let visitor = APIUseVisitor(tree, self, outline: source)
            visitor.walk(tree)
            return visitor.uses.isEmpty && visitor.isCertain
        } ?? false
    }

    /// The uses of a file.
    ///
    /// - Parameter source: The text that the compiler gets, after translation.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func uses(in source: ParsedSource) -> [APIUse] {
        source.with { tree in
            let visitor = APIUseVisitor(tree, self)
            visitor.walk(tree)
            return visitor.uses
        } ?? []
    }
}
