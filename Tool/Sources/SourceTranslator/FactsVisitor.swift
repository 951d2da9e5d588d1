internal import SwiftSyntax

/// Collects the declarations of a file.
final class FactsVisitor: SyntaxVisitor {
    private(set) var facts = ModuleFacts()
    private var scopes: [Scope] = []

    /// A type or extension around the current declaration.
    private struct Scope {
        let name: String
        let exposesMembers: Bool
        let isExtension: Bool
        let isProtocol: Bool
        let isGeneric: Bool
        let access: String?
    }

    /// Functions that keep something with an object.
    private static let keepingFunctions: Set<String> = ["objc_setAssociatedObject", "observeValue", "observe", "addObserver"]

    private static let exchangingFunctions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    ]

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGeneric = node.genericParameterClause != nil || (scopes.last?.isGeneric ?? false)
        enter(node.name.text, node.attributes.exposesMembers, node.inheritanceClause, node.modifiers, isClass: true, isGeneric: isGeneric)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGeneric = node.genericParameterClause != nil || (scopes.last?.isGeneric ?? false)
        enter(node.name.text, false, node.inheritanceClause, node.modifiers, isGeneric: isGeneric)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGeneric = node.genericParameterClause != nil || (scopes.last?.isGeneric ?? false)
        enter(node.name.text, false, node.inheritanceClause, node.modifiers, isGeneric: isGeneric)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes.has("objc"), node.inheritanceClause, node.modifiers, isProtocol: true)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.lastName
        enter(name, node.attributes.has("objc"), node.inheritanceClause, node.modifiers, isExtension: true)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.keepingFunctions.contains(node.baseName.text) { facts.setsAssociatedObjects = true }
        if Self.exchangingFunctions.contains(node.baseName.text) { facts.changesImplementations = true }
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { node.isInactive ? .skipChildren : .visitChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, node.isMember else { return .visitChildren }
        let exposed = scope.exposesMembers || node.attributes.has("objc") || node.attributes.has("IBAction")
        add(node.facts(isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: scope.access), node.modifiers, to: scope)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let scope = scopes.last, node.modifiers.has("required"), node.signature.parameterClause.parameters.isEmpty {
            facts.types[scope.name]?.hasRequiredInit = true
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, node.isMember else { return .visitChildren }
        let exposed =
            scope.exposesMembers || node.attributes.has("objc") || node.attributes.has("IBOutlet") || node.attributes.has("NSManaged")
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let type = binding.typeAnnotation?.type { facts.types[scope.name]?.propertyTypes[name] = type.lastName }
            if binding.typeAnnotation == nil, let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase == true
            {
                facts.types[scope.name]?.propertyTypes[name] = type
            }
            guard let member = node.facts(binding, isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: scope.access) else {
                continue
            }
            add(member, node.modifiers, to: scope)
        }
        return .visitChildren
    }

    private func add(_ member: MemberFacts, _ modifiers: DeclModifierListSyntax, to scope: Scope) {
        if modifiers.has("optional") {
            facts.types[scope.name]?.optionalRequirements.append(member)
        } else {
            facts.types[scope.name]?.members.append(member)
        }
    }

    private func enter(
        _ name: String, _ exposesMembers: Bool, _ inheritance: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax,
        isClass: Bool = false, isProtocol: Bool = false, isExtension: Bool = false, isGeneric: Bool = false
    ) {
        var type = facts.types[name] ?? TypeFacts()
        type.isClass = type.isClass || isClass
        type.isProtocol = type.isProtocol || isProtocol
        type.isGeneric = type.isGeneric || isGeneric
        if !isExtension { type.isDeclared = true }
        type.inherited += inheritance?.inheritedTypes.map(\.type.lastName) ?? []
        facts.types[name] = type
        let access = isExtension || isProtocol ? modifiers.access : nil
        scopes.append(
            Scope(
                name: name, exposesMembers: exposesMembers, isExtension: isExtension, isProtocol: isProtocol, isGeneric: isGeneric,
                access: access))
    }
}
