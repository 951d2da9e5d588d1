internal import SwiftSyntax

/// Collects what a file declares.
final class APINamesVisitor: SyntaxVisitor {
    private(set) var names = APINames()
    private let all: Bool
    /// The types around, and whether all their members are visible.
    private var open: [(key: String, isVisible: Bool)] = []
    /// The generic parameters of the types around, which name any type.
    private var generics: [Set<String>] = []

    init(all: Bool) {
        self.all = all
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text, node.inheritanceClause, generics: node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text, node.inheritanceClause, generics: node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text, node.inheritanceClause, generics: node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text, node.inheritanceClause, generics: node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name.text, node.inheritanceClause, showsMembers: true)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.name.text) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let key = node.extendedType.trimmedDescription.plainReference
        open.append((key, all || Self.isPublic(node.modifiers)))
        generics.append([])
        declare(key, node.inheritanceClause)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        open.removeLast()
        generics.removeLast()
    }

    private func enter(
        _ node: some WithModifiersSyntax & WithAttributesSyntax, _ name: String, _ inheritance: InheritanceClauseSyntax?,
        showsMembers: Bool = false, generics clause: GenericParameterClauseSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        // A type that is named only to say that it is not here is not here.
        guard isVisible(node.modifiers), all || !node.attributes.isUnavailable else { return .skipChildren }
        add(name, type: nil)
        let key = (open.last.map { $0.key + "." } ?? "") + name
        open.append((key, all || showsMembers))
        generics.append(Set((clause?.parameters ?? []).map(\.name.text)))
        declare(key, inheritance)
        names.types[key]?.isDeclared = true
        names.types[key]?.isOwn = all
        return .visitChildren
    }

    private func leave(_ name: String) {
        guard let last = open.last?.key, last == name || last.hasSuffix("." + name) else { return }
        open.removeLast()
        generics.removeLast()
    }

    private func declare(_ key: String, _ inheritance: InheritanceClauseSyntax?) {
        var entry = names.types[key] ?? APINames.TypeEntry()
        for type in inheritance?.inheritedTypes ?? [] {
            let text = type.type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? type.type.trimmedDescription
            for name in text.split(separator: "&") {
                let plain = name.filter { !$0.isWhitespace }.plainReference
                if !["AnyObject", "class", "Sendable", "~Copyable"].contains(plain) { entry.supertypes.insert(plain) }
            }
        }
        names.types[key] = entry
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isVisible(node.modifiers), all || !node.attributes.isUnavailable { add(node.name.text, type: node.signature.returnClause?.type) }
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isVisible(node.modifiers), all || !node.attributes.isUnavailable else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let type = binding.typeAnnotation?.type {
                add(name, type: type)
            } else {
                add(name, typeName: binding.initializer?.value.constructedType)
            }
        }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { add(element.name.text, typeName: open.last?.key) }
        return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isVisible(node.modifiers) else { return .skipChildren }
        add(node.name.text, type: nil)
        let key = (open.last.map { $0.key + "." } ?? "") + node.name.text
        names.aliases[key] = node.initializer.value.trimmedDescription
        names.aliasTargets[key, default: []].insert(node.initializer.value.trimmedDescription)
        return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, type: nil)
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ name: String, type: TypeSyntax?) { add(name, typeName: type?.namedType) }

    private func add(_ name: String, typeName: String?) {
        let name = name.trimmingBackticks
        let typeName = typeName.flatMap { type in generics.contains { $0.contains(type) } ? nil : type }
        guard let key = open.last?.key else {
            names.globals.insert(name)
            if let typeName { names.globalTypes[name] = typeName }
            return
        }
        names.types[key, default: APINames.TypeEntry()].members.insert(name)
        // Several of a name have no type together, unless it is the same.
        let old = names.types[key]?.memberTypes[name]
        names.types[key]?.memberTypes[name] = old == nil || old == typeName ? typeName ?? "" : ""
    }

    private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
        all || open.last?.isVisible == true && !modifiers.contains { ["private", "fileprivate", "internal"].contains($0.name.text) }
            || Self.isPublic(modifiers)
    }

    private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
    }
}

extension TypeSyntax {
    /// The name of a type, without optionals, `some` and attributes; nil for functions, tuples, arrays and dictionaries.
    var namedType: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.namedType }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.namedType }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.namedType }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type.namedType }
        guard self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) else { return nil }
        return trimmedDescription.plainReference
    }
}

extension String {
    var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}
