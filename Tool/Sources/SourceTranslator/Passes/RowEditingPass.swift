internal import SwiftSyntax

// Data sources that implement an optional method state it by a refining protocol.
extension TranslationVisitor {
    func addRowEditing(_ block: MemberBlockSyntax, _ clause: InheritanceClauseSyntax?) {
        guard let scope = scopes.last, scope.isClass else { return }
        guard index.hierarchy.conforms(scope.key, to: "UITableViewDataSource") else { return }
        for item in block.members.flatMap(\.allItems) {
            guard let function = item.decl.as(FunctionDeclSyntax.self), function.name.text == "tableView",
                !function.modifiers.has("override")
            else { continue }
            let key = function.facts(isExposed: false, isInExtension: false, defaultAccess: nil).key
            guard let refinement = LibraryFacts.refinements[key], !index.hierarchy.conforms(scope.key, to: refinement) else { continue }
            if let clause {
                edits.insert(", \(refinement)", at: clause.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset)
            } else {
                edits.insert(": \(refinement) ", at: block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            note(clause.map { Syntax($0) } ?? Syntax(block), "rowEditing", "\(scope.name) conforms to \(refinement)")
        }
    }
}
