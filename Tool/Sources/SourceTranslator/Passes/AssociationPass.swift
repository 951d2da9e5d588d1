internal import SwiftSyntax

// Classes of a module that sets associated objects keep them themselves, so that these are released with their owner.
extension TranslationVisitor {
    /// Protocols whose synthesized requirements would include the property.
    private static let synthesized: Set<String> = ["Codable", "Encodable", "Decodable"]

    /// Protocols of other modules that a class without a superclass may name.
    private static let protocols: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "NSObjectProtocol",
        "NSCopying",
        "AnyObject", "Identifiable", "Error",
    ]

    func addAssociatedObjects(_ node: ClassDeclSyntax) {
        guard index.setsAssociatedObjects, let key = type?.key,
            Self.synthesized.isDisjoint(with: index.types[type?.key ?? ""]?.inherited.map(\.text) ?? []),
            // A class above it that is another module's keeps them, or may be any.
            (index.types[key]?.supertypes ?? []).allSatisfy({
                $0 == "NSObject" || index.hierarchy.isProtocol($0) || Self.protocols.contains($0)
            })
        else { return }
        let clause = node.inheritanceClause
        let last = clause.map { Syntax($0.inheritedTypes) } ?? Syntax(node.genericParameterClause) ?? Syntax(node.name)
        edits.insert("\(clause == nil ? ": " : ", ")_AssociatedObjectOwner", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        scopes[scopes.count - 1].hasAddedClause = clause == nil
        addMember("public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?")
        note(node.name, "association", "\(node.name.text) keeps its associated objects")
    }
}
