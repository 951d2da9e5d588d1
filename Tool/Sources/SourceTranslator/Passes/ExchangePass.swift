internal import SwiftSyntax

// In a module that changes implementations of methods, an `@objc` method asks where it begins for its present implementation.
extension TranslationVisitor {
    func translateExchangeable(_ node: FunctionDeclSyntax) {
        guard let scope = type, let body = node.body else { return }
        let exposed = scope.exposesMembers || node.attributes.has("objc")
        let facts = node.facts(isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: nil)
        guard isExchangeable(node, facts) else { return }
        let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        edits.insert(
            " if let other = _replacement(of: \"\(facts.objectiveCName)\", \(scope.name).self, on: self) { return other.call([\(names.joined(separator: ", "))]) };",
            at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        // The only expression of a body is its result.
        if facts.result != nil, body.statements.count == 1, let only = body.statements.first, only.item.is(ExprSyntax.self) {
            edits.insert("return ", at: only.bytes.lowerBound)
        }
        note(node, "exchange", "\(node.name.text) may have its implementation changed")
    }

    /// Whether a method of the present type may have its implementation changed.
    func isExchangeable(_ node: FunctionDeclSyntax, _ facts: MemberFacts) -> Bool {
        guard index.facts.changesImplementations == true, let scope = type, scope.isClass, !scopes.contains(where: \.isGeneric) else {
            return false
        }
        return facts.isExposed && !facts.isStatic && !facts.isOverride && !facts.isThrowing && node.body != nil
            && node.genericParameterClause == nil && node.signature.effectSpecifiers?.asyncSpecifier == nil
            && facts.parameters?.contains {
                $0.type == "..." || $0.type.hasPrefix("inout ")
                    || $0.closureType.contains("->") && !$0.closureType.contains("@escaping") && !$0.type.hasSuffix("?")
            } == false
    }
}
