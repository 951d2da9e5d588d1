internal import SwiftSyntax

/// Dependencies that a manifest has for Apple's platforms alone, which SwiftPM does not build on Linux.
public enum ManifestConditions {
    /// The names of products and targets whose condition has `.iOS` and not `.linux`, in the order of the text.
    public static func dependenciesForPhonesAlone(_ manifest: [UInt8]) -> [String] {
        guard SourceFilter.contains(manifest, Array(".when".utf8)) else { return [] }
        return SyntaxTree.with(manifest) { tree in
            let visitor = ConditionVisitor(viewMode: .sourceAccurate)
            visitor.walk(tree)
            return visitor.names
        } ?? []
    }

    private final class ConditionVisitor: SyntaxVisitor {
        var names: [String] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                ["product", "target", "byName"].contains(kind),
                let condition = node.arguments.first(where: { $0.label?.text == "condition" }),
                let name = node.arguments.first(where: { $0.label?.text == "name" })?.expression.as(StringLiteralExprSyntax.self)
            else { return .visitChildren }
            let platforms = condition.expression.tokens(viewMode: .sourceAccurate).map(\.text)
            let text = name.representedLiteralValue ?? ""
            if platforms.contains("iOS"), !platforms.contains("linux"), !names.contains(text) { names.append(text) }
            return .skipChildren
        }
    }
}
