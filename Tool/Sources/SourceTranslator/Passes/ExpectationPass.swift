internal import SwiftSyntax

// `handler: done.fulfill`: XCTest's method has parameters for its caller on Linux, and is no function without parameters there.
extension TranslationVisitor {
    func translateFulfill(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, let base = node.base,
            importedModules.contains("XCTest"), isValue(node), isExpectation(base)
        else { return }
        edits.insert("{ ", at: node.bytes.lowerBound)
        edits.insert("() }", at: node.bytes.upperBound)
        note(node, "expectation", "the method becomes a closure")
    }

    /// Whether a reference is an argument or the value of a variable, and is not called.
    private func isValue(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let argument = parent.as(LabeledExprSyntax.self) { return argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true }
        return parent.is(InitializerClauseSyntax.self)
    }

    /// Whether an expression is an expectation of XCTest, by its declaration.
    private func isExpectation(_ base: ExprSyntax) -> Bool {
        if receiver(base)?.key == "XCTestExpectation" { return true }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        let makers = ["expectation(", "self.expectation(", "XCTestExpectation("]
        return makers.contains { SourceFilter.contains(source, Array(" \(name) = \($0)".utf8)) }
    }
}
