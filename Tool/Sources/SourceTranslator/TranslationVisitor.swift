internal import SwiftSyntax

/// One walk over a file's tree; each pass adds its edits for the nodes it knows.
final class TranslationVisitor: SyntaxVisitor {
    let source: [UInt8]
    let index: FactsIndex
    let options: Translator.Options
    var edits = EditList()
    var changes: [(offset: Int, pass: String, message: String)] = []
    var problems: [(offset: Int, pass: String, message: String)] = []
    var scopes: [Scope] = []
    /// Classes and extensions with method tables so far.
    var tableCount = 0
    /// A framework without a counterpart here that the file imports without asking for it: the file is left out.
    /// Whether an import of FoundationNetworking was added.
    var importsNetworking = false
    var missingFramework: String?

    /// A type, an extension or a generic function around the current node.
    struct Scope {
        let name: String
        var isType = true
        var isClass = false
        var isExtension = false
        var isProtocol = false
        var isGeneric = false
        var exposesMembers = false
        /// Entries of the method table, in the order of the text.
        var table: [String] = []
        /// Members to add at the closing brace.
        var additions: [String] = []
    }

    init(source: [UInt8], index: FactsIndex, options: Translator.Options) {
        self.source = source
        self.index = index
        self.options = options
        super.init(viewMode: .sourceAccurate)
    }

    /// The innermost type around the current node.
    var type: Scope? { scopes.last(where: \.isType) }

    func note(_ node: some SyntaxProtocol, _ pass: String, _ message: String) {
        changes.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, pass, message))
    }

    /// Reports what cannot be translated; an expression is replaced by one of its type, so that the report is the only error.
    func refuse(_ node: some SyntaxProtocol, _ pass: String, _ message: String, replacement: String? = nil) {
        problems.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, pass, message))
        if let replacement { replace(node, with: replacement) }
    }

    func blank(_ node: some SyntaxProtocol) { edits.blank(node.bytes, in: source) }

    func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(node.bytes, with: text, in: source) }

    // MARK: Scopes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
        scopes.append(
            Scope(name: node.name.text, isClass: true, isGeneric: isGeneric, exposesMembers: node.attributes.exposesMembers))
        addRowEditing(node.name.text, node.memberBlock, node.inheritanceClause)
        addAssociatedObjects(node)
        addKeyValueProtocols(node)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        addForwarders(node)
        close(node.memberBlock)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: node.name.text, isGeneric: node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)))
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: node.name.text, isGeneric: node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)))
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.lastName
        let facts = index.facts.types[name]
        scopes.append(
            Scope(
                name: name, isClass: facts?.isProtocol != true, isExtension: true, isGeneric: facts?.isGeneric ?? false,
                exposesMembers: node.attributes.has("objc")))
        addRowEditing(name, node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { close(node.memberBlock) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: node.name.text, isProtocol: true, exposesMembers: node.attributes.has("objc")))
        translateProtocol(node)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("optional") { return .skipChildren }
        if node.isMember {
            addToTable(node)
            if !translateDispatched(node) { renameForwarded(node) }
            translateNibHook(node)
            translateKeyValueOverride(node)
            translateExchangeable(node)
            translateOpen(node.modifiers, isConstant: false)
        }
        scopes.append(Scope(name: "", isType: false, isGeneric: node.genericParameterClause != nil))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { if !node.modifiers.has("optional") { scopes.removeLast() } }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("optional") { return .skipChildren }
        if node.isMember {
            addToTable(node)
            if !translateDispatched(node) { renameForwarded(node) }
            translateManaged(node)
            translateDynamic(node)
            translateOpen(node.modifiers, isConstant: node.bindingSpecifier.text == "let")
        }
        return .visitChildren
    }

    /// Adds generated members before a closing brace.
    private func close(_ block: MemberBlockSyntax) {
        let scope = scopes.removeLast()
        var members = scope.additions
        if !scope.table.isEmpty {
            let name = "_kinoraMethods\(options.fileTag)_\(tableCount)"
            tableCount += 1
            members.append(
                "@section(\".init_array\") @used nonisolated private static let \(name): @convention(c) @Sendable () -> Void = "
                    + "{ Selector._addMethods { \(scope.table.joined(separator: "; ")) } }")
        }
        guard !members.isEmpty, !block.rightBrace.isMissing else { return }
        let isOnOwnLine = block.members.isEmpty || block.rightBrace.leadingTrivia.contains(where: \.isNewline)
        edits.insert(
            (isOnOwnLine ? "" : "; ") + members.joined(separator: "; ") + " ",
            at: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Nodes of single passes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        translateAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        translateImport(node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { translateCondition(condition) }
        return node.isInactive ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector" where translateSelector(node): .skipChildren
        case "keyPath" where translateKeyPath(node): .skipChildren
        default: .visitChildren
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        translateOptionalCall(node)
        translateOldLabels(node)
        translateAbs(node)
        translateEmptyTimer(node)
        translateNibHookCall(node)
        translateObservation(node)
        translateInstance(node)
        translateClassDescription(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        translateValueCast(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        translateOptionalReference(node)
        translateOldName(node)
        translateRunLoopMode(node)
        translateBoxedValue(node)
        translateModuleName(node)
        translateDispatchedSuper(node)
        translateRespondingSuper(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        translateOldLabel(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        translateWindowOfDelegate(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        translateOldName(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { translateOldName(node.baseName) }
        translateOldMember(node.baseName)
        translateClassLookup(node.baseName)
        return .visitChildren
    }
}

extension TokenSyntax {
    var isMissing: Bool { presence == .missing }
}
