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
                names.insert(member.declName.baseName.plainText, at: 0)
                rest = member.base
            } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                rest = chain.expression
            } else if let chain = expression.as(ForceUnwrapExprSyntax.self) {
                rest = chain.expression
            } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
                names.insert(reference.baseName.plainText, at: 0)
                rest = nil
            } else {
                return false
            }
        }
        var owner = type?.key
        if names.first == "self" { names.removeFirst() }
        // The longest prefix that names a type.
        var prefix = names.prefix { $0.first?.isUppercase == true }.count
        if let first = names.first, names.count > 1, scopes.contains(where: { index.propertyType(first, of: $0.key) != nil }) { prefix = 0 }
        while prefix > 0 {
            let found = key(of: names.prefix(prefix).joined(separator: "."), at: node)
            if index.types[found] != nil || LibraryFacts.shared.supertypes[found] != nil || prefix == 1 && names.count > 1 {
                owner = found
                names.removeFirst(prefix)
                break
            }
            prefix -= 1
        }
        let keys = names.map { name -> String in
            defer { owner = owner.flatMap { index.propertyType(name, of: $0) } }
            if let owner, let own = index.member(name, of: owner) {
                return own.objectiveCName
            }
            return ObjectiveCName.key(name)
        }
        replace(node, with: "\"\(keys.joined(separator: "."))\"")
        note(node, "keyPath", "#keyPath becomes \"\(keys.joined(separator: "."))\"")
        return true
    }
}
