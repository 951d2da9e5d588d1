internal import SwiftSyntax

// Classes of a module that sets associated objects keep them themselves, so that these are released with their owner.
extension TranslationVisitor {
    /// Protocols whose synthesized requirements would include the property.
    private static let synthesized: Set<String> = ["Codable", "Encodable", "Decodable"]

    func addAssociatedObjects(_ node: ClassDeclSyntax) {
        guard index.facts.setsAssociatedObjects == true, let clause = node.inheritanceClause,
            clause.inheritedTypes.first?.type.trimmedDescription == "NSObject",
            Self.synthesized.isDisjoint(with: index.facts.types[node.name.text]?.inherited ?? [])
        else { return }
        edits.insert(", _AssociatedObjectOwner", at: clause.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset)
        scopes[scopes.count - 1].additions.append(
            "public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?")
        note(clause, "association", "\(node.name.text) keeps its associated objects")
    }
}
