internal import SwiftParser
internal import SwiftSyntax

/// The names of static properties that sources declare for types, also in extensions.
final class StaticNames: SyntaxVisitor {
    private(set) var names: [String: Set<String>] = [:]
    private let isPublic: Bool
    private var scopes: [String] = []

    /// - Parameter isPublic: Whether only public ones count.
    init(_ texts: [String], isPublic: Bool) {
        self.isPublic = isPublic
        super.init(viewMode: .sourceAccurate)
        for text in texts { walk(Parser.parse(source: text)) }
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scopes.append(name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.lastName) }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = scopes.last, node.modifiers.has("static") || node.modifiers.has("class"),
            !isPublic || ["public", "open"].contains(node.modifiers.access)
        else { return .skipChildren }
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText { names[type, default: []].insert(name) }
        }
        return .skipChildren
    }
}
