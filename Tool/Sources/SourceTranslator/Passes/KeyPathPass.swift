internal import SwiftSyntax

// `#keyPath` becomes the string that Objective-C would make of it.
extension TranslationVisitor {
    /// Whether the expression was translated.
    func translateKeyPath(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let argument = node.arguments.first?.expression, node.arguments.count == 1 else { return false }
        var names: [String] = []
        var rest: ExprSyntax? = argument
        while let expression = rest {
            if let member = expression.as(MemberAccessExprSyntax.self) {
                names.insert(member.declName.baseName.text, at: 0)
                rest = member.base
            } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                rest = chain.expression
            } else if let chain = expression.as(ForceUnwrapExprSyntax.self) {
                rest = chain.expression
            } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
                names.insert(reference.baseName.text, at: 0)
                rest = nil
            } else {
                return false
            }
        }
        var owner = type?.name
        while names.count > 1, let first = names.first, first.first?.isUppercase == true || first == "self" {
            if first != "self" { owner = first }
            names.removeFirst()
        }
        let keys = names.map { name -> String in
            defer { owner = owner.flatMap { index.facts.types[$0]?.propertyTypes[name] } }
            if let owner, let own = index.facts.lineage(of: owner).lazy.flatMap(\.members).first(where: { $0.key == name }) {
                return own.objectiveCName
            }
            return ObjectiveCName.key(name)
        }
        replace(node, with: "\"\(keys.joined(separator: "."))\"")
        note(node, "keyPath", "#keyPath becomes \"\(keys.joined(separator: "."))\"")
        return true
    }
}
