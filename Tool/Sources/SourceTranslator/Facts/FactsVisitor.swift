internal import SwiftSyntax

/// Collects the declarations of a file.
final class FactsVisitor: SyntaxVisitor {
    private(set) var facts = ModuleFacts()
    private let file: String
    private var scopes: [Scope] = []
    private var conditions: [ActiveClause] = []

    /// A type or extension around the current declaration.
    private struct Scope {
        /// nil for an extension, whose facts have no key yet.
        let key: String?
        var type = TypeFacts()
        var extended: TypeReference?
        let exposesMembers: Bool
        /// Whether the type, and not an extension of it, exposes its members: not the private ones.
        let exposesPrivateMembers: Bool
        let access: String?
        var isExtension: Bool { extended != nil }
    }

    /// Functions that keep something with an object.
    private static let keepingFunctions: Set<String> = ["objc_setAssociatedObject", "observeValue", "observe", "addObserver"]

    private static let exchangingFunctions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    ]

    /// The names in functions that the facts depend on.
    static let wordsInBodies: Set<ArraySlice<UInt8>> = {
        let names = keepingFunctions.union(exchangingFunctions).union(OldNames.all)
        return Set(names.flatMap { [Array($0.utf8)[...], Array("`\($0)`".utf8)[...]] })
    }()

    init(file: String) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        var type = TypeFacts(isClass: true, isGeneric: node.genericParameterClause != nil || isInGeneric(node))
        type.bounds = bounds(node.genericParameterClause, node.genericWhereClause)
        type.isOpen = node.modifiers.has("open") ? true : nil
        type.exposesMembers = node.attributes.exposesMembers ? true : nil
        return enter(node, node.name, node.modifiers, node.attributes.exposesMembers, node.inheritanceClause, type)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        var type = TypeFacts(isGeneric: node.genericParameterClause != nil || isInGeneric(node), isValue: true)
        type.bounds = bounds(node.genericParameterClause, node.genericWhereClause)
        return enter(node, node.name, node.modifiers, false, node.inheritanceClause, type)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let isValue = node.attributes.has("objc") ? nil : true
        var type = TypeFacts(isGeneric: node.genericParameterClause != nil || isInGeneric(node), isValue: isValue)
        type.bounds = bounds(node.genericParameterClause, node.genericWhereClause)
        return enter(node, node.name, node.modifiers, false, node.inheritanceClause, type)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.modifiers, false, node.inheritanceClause, TypeFacts())
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isObjectiveC = node.attributes.has("objc")
        let type = TypeFacts(isProtocol: true, isObjectiveC: isObjectiveC ? true : nil)
        return enter(node, node.name, node.modifiers, isObjectiveC, node.inheritanceClause, type, access: node.modifiers.access)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var type = TypeFacts()
        type.inherited = references(node.inheritanceClause)
        let extended = TypeReference(text: node.extendedType.referenceText, file: file)
        scopes.append(
            Scope(
                key: nil, type: type, extended: extended, exposesMembers: node.attributes.has("objc"), exposesPrivateMembers: true,
                access: node.modifiers.access))
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.enclosingBlock == nil else { return .visitChildren }
        let key = TypeKey.key(node.name, of: node, node.modifiers, in: scopes.last.map(containerKey), file: file)
        facts.aliases[key] = TypeReference(text: node.initializer.value.castText.plainTypeText, file: file)
        noteOldName(node.name)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.inheritanceClause?.inheritedTypes.flatMap(\.type.composedTypes) ?? []
        if !types.isEmpty, !scopes.isEmpty {
            scopes[scopes.count - 1].type.bounds[node.name.plainText] = types.map { TypeReference(text: $0.referenceText, file: file) }
        }
        noteOldName(node.name)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    /// The key of a type, or the path of an extended one.
    private func containerKey(_ scope: Scope) -> String { scope.key ?? scope.extended?.text ?? "" }

    private func isInGeneric(_ node: some SyntaxProtocol) -> Bool { scopes.last?.type.isGeneric == true || node.isInGenericFunction }

    private func bounds(_ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?) -> [String: [TypeReference]] {
        var result: [String: [TypeReference]] = [:]
        for parameter in clause?.parameters ?? [] {
            let types = (parameter.inheritedType.map { [$0] } ?? []) + (conditions?.bounds(of: parameter.name.text) ?? [])
            let references = types.flatMap(\.composedTypes).map { TypeReference(text: $0.referenceText, file: file) }
            if !references.isEmpty { result[parameter.name.plainText] = references }
        }
        return result
    }

    private func references(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
        (clause?.inheritedTypes ?? []).flatMap { inherited -> [TypeReference] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { TypeReference(text: $0.type.referenceText, file: file) }
            }
            return [TypeReference(text: inherited.type.referenceText, file: file)]
        }
    }

    private func enter(
        _ node: some SyntaxProtocol, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ exposesMembers: Bool,
        _ inheritance: InheritanceClauseSyntax?, _ type: TypeFacts, access: String? = nil
    ) -> SyntaxVisitorContinueKind {
        let key = TypeKey.key(name, of: node, modifiers, in: scopes.last.map(containerKey), file: file)
        var type = type
        type.isDeclared = true
        type.isPublic = ["public", "open"].contains(modifiers.access) ? true : nil
        type.inherited = references(inheritance)
        if let block = node.enclosingBlock {
            facts.localTypes.append(.init(name: name.plainText, file: file, block: block.bytes, key: key))
        }
        noteOldName(name)
        scopes.append(
            Scope(key: key, type: type, exposesMembers: exposesMembers, exposesPrivateMembers: type.isProtocol, access: access))
        return .visitChildren
    }

    private func leave() {
        guard let scope = scopes.popLast() else { return }
        if let extended = scope.extended {
            facts.extensions.append(.init(extended: extended, facts: scope.type))
        } else if let key = scope.key, facts.types[key]?.merge(scope.type) == nil {
            facts.types[key] = scope.type
        }
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses {
            conditions.append(clause)
            walk(clause.syntax)
            conditions.removeLast()
        }
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.keepingFunctions.contains(node.baseName.text) { facts.setsAssociatedObjects = true }
        if Self.exchangingFunctions.contains(node.baseName.text) { facts.changesImplementations = true }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteOldName(node.name)
        if scopes.isEmpty, node.enclosingBlock == nil {
            noteGlobal(node.name.plainText, node.modifiers)
            if let result = node.signature.returnClause?.type {
                facts.functionResults[node.name.plainText] = TypeReference(text: result.referenceText, file: file)
            }
        }
        guard let scope = scopes.last, node.isMember else { return .visitChildren }
        let member = node.facts(
            isExposed: isExposed(node.attributes, node.modifiers), isInExtension: scope.isExtension, defaultAccess: scope.access)
        add(member, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !scopes.isEmpty, node.modifiers.has("required"), node.signature.parameterClause.parameters.isEmpty {
            scopes[scopes.count - 1].type.hasRequiredInit = true
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        facts.caseNames.insert(node.name.plainText)
        if let values = node.parameterClause?.parameters, !scopes.isEmpty {
            let types = values.map { TypeReference(text: $0.type.referenceText, file: file) }
            scopes[scopes.count - 1].type.payloads = (scopes[scopes.count - 1].type.payloads ?? [:]).merging([node.name.plainText: types]) {
                first, _ in first
            }
        }
        noteOldName(node.name)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        noteOldName(node.identifier)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGlobal = scopes.isEmpty && node.enclosingBlock == nil
        guard isGlobal || node.isMember, isGlobal || !scopes.isEmpty else { return .visitChildren }
        let exposed = !isGlobal && isExposed(node.attributes, node.modifiers)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            if isGlobal { noteGlobal(name, node.modifiers) }
            if let text = binding.typeText {
                let reference = TypeReference(text: text, file: file)
                if isGlobal { facts.globals[name] = reference } else { scopes[scopes.count - 1].type.propertyTypes[name] = reference }
            }
            guard !isGlobal, let scope = scopes.last,
                var member = node.facts(binding, isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: scope.access)
            else { continue }
            if node.isObserved(isExposed: exposed) { member.isDynamic = true }
            add(member, node.modifiers)
        }
        return .visitChildren
    }

    private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope = scopes.last else { return false }
        return attributes.isExposed || scope.exposesMembers && (scope.exposesPrivateMembers || !modifiers.isPrivate)
    }

    private func add(_ member: MemberFacts, _ modifiers: DeclModifierListSyntax) {
        var member = member
        if !conditions.isEmpty { member.condition = conditions.map(\.condition).joined(separator: " && ") }
        if modifiers.has("optional") {
            scopes[scopes.count - 1].type.optionalRequirements.append(member)
        } else {
            scopes[scopes.count - 1].type.members.append(member)
        }
    }

    private func noteGlobal(_ name: String, _ modifiers: DeclModifierListSyntax) {
        facts.globalNames.insert(modifiers.isPrivate ? "\(name)@\(file)" : name)
    }

    private func noteOldName(_ token: TokenSyntax) {
        if OldNames.contains(token.plainText) { facts.ownOldNames.insert(token.plainText) }
    }
}

extension PatternBindingSyntax {
    /// The path of the property's type, as it is written or as the initial value names it; nil if neither does.
    var typeText: String? {
        if let type = typeAnnotation?.type { return type.referenceText }
        return initializer?.value.constructedType
    }
}

extension ExprSyntax {
    /// The type that an expression names: `A.B` of `A.B(…)`, `A.B.init(…)` and `x as? A.B`.
    var constructedType: String? {
        if let sequence = self.as(SequenceExprSyntax.self), let cast = sequence.elements.last?.as(TypeExprSyntax.self),
            sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        {
            return cast.type.referenceText
        }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.constructedType }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.constructedType }
        guard var called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
            called = base
            if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        }
        return called.typePath
    }

    /// The path of a type's name: components that begin with capitals.
    var typePath: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
            let name = reference.baseName.plainText
            return name.first?.isUppercase == true ? name : nil
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typePath }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.typePath else { return nil }
        let name = member.declName.baseName.plainText
        return name.first?.isUppercase == true ? base + "." + name : nil
    }
}
