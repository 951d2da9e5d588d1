internal import SwiftSyntax

// Data sources that implement an optional method state it by a refining protocol.
extension TranslationVisitor {
    private static let refinements = [
        "tableView(_:commit:forRowAt:)": "UITableViewRowEditing", "tableView(_:moveRowAt:to:)": "UITableViewRowMoving",
    ]

    func addRowEditing(_ name: String, _ block: MemberBlockSyntax, _ clause: InheritanceClauseSyntax?) {
        let own = clause?.inheritedTypes.map(\.type.lastName) ?? []
        let all = Set(own + (index.facts.types[name]?.inherited ?? []))
        guard all.contains("UITableViewDataSource") else { return }
        for item in block.members.flatMap(\.allItems) {
            guard let function = item.decl.as(FunctionDeclSyntax.self), function.name.text == "tableView",
                !function.modifiers.has("override")
            else { continue }
            let key = function.facts(isExposed: false, isInExtension: false, defaultAccess: nil).key
            guard let refinement = Self.refinements[key], !all.contains(refinement) else { continue }
            if let clause {
                edits.insert(", \(refinement)", at: clause.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset)
            } else {
                edits.insert(": \(refinement) ", at: block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            note(clause.map { Syntax($0) } ?? Syntax(block), "rowEditing", "\(name) conforms to \(refinement)")
        }
    }
}
