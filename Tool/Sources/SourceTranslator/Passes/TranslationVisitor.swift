internal import SwiftSyntax

/// One walk over a file's tree; each pass adds its edits for the nodes it knows.
final class TranslationVisitor: SyntaxVisitor {
    let source: [UInt8]
    let index: FactsIndex
    let options: Translator.Options
    var edits = EditList()
    var changes: [(offset: Int, pass: String, message: String)] = []
    var problems: [(offset: Int, pass: String, message: String)] = []
    /// Of each problem, the condition of the compiler around it; empty for none.
    var problemConditions: [String] = []
    var scopes: [Scope] = []
    /// Classes and extensions with method tables so far.
    var tableCount = 0
    /// The parts of Foundation to import.
    lazy var missingFoundationModules = SourceFilter.missingFoundationModules(of: source)
    /// The statements of blocks that declare names.
    var declaringItems: [SyntaxIdentifier: [String: [CodeBlockItemSyntax]]] = [:]
    /// The modules that the file imports.
    private(set) lazy var importedModules = SourceFilter.importedModules(source)
    /// Whether a variable of the file has this name.
    private(set) lazy var bindsChildViewControllers =
        ["let", "var"].contains { SourceFilter.contains(source, Array("\($0) childViewControllers".utf8)) }
    /// Requirements of UIKit's protocols that the file calls if they are there.
    var calledRequirements: [String: [String: FactsIndex.Requirement]] = [:]
    /// Code to add at the end of the file.
    var fileAdditions: [Addition] = []
    private var conditions: [ActiveClause] = []

    /// A type, an extension or a generic function around the current node.
    struct Scope {
        /// The type as code in its file names it.
        let name: String
        /// The type's key in the facts.
        var key = ""
        var isType = true
        var isClass = false
        var isExtension = false
        var isProtocol = false
        var isGeneric = false
        var exposesMembers = false
        var hidesPrivateMembers = true
        /// Whether a class has got a list of what it inherits from.
        var hasAddedClause = false
        /// The number of conditions of the compiler around the type.
        var conditionCount = 0
        /// Entries of the method table, in the order of the text.
        var table: [Addition] = []
        /// Members to add at the closing brace.
        var additions: [Addition] = []
        /// Whether a table of a generic class is one of its methods.
        var isGenericClass: Bool { isClass && !isExtension && isGeneric }
    }

    /// Code to add, under the conditions of the compiler around its cause.
    struct Addition: Equatable {
        let text: String
        let condition: String?
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
        problemConditions.append(conditions.map(\.condition).filter { !$0.isEmpty }.joined(separator: " && "))
        if let replacement { replace(node, with: replacement) }
    }

    func blank(_ node: some SyntaxProtocol) { edits.blank(node.bytes, in: source) }

    func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(node.bytes, with: text, in: source) }

    // MARK: Scopes

    private func key(_ name: TokenSyntax, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> String {
        TypeKey.key(name, of: node, modifiers, in: type?.key, file: options.fileTag)
    }

    private func isGeneric(_ node: some SyntaxProtocol, _ clause: GenericParameterClauseSyntax?) -> Bool {
        clause != nil || type?.isGeneric == true || node.isInGenericFunction
    }

    private func scope(_ name: TokenSyntax, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Scope {
        let key = key(name, node, modifiers)
        let isLocal = key.contains("#")
        return Scope(name: isLocal ? name.text : TypeKey.path(key).escapedPath, key: key, conditionCount: conditions.count)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        var scope = scope(node.name, node, node.modifiers)
        scope.isClass = true
        scope.isGeneric = isGeneric(node, node.genericParameterClause)
        scope.exposesMembers = index.types[scope.key]?.exposesMembers == true
        scopes.append(scope)
        addRowEditing(node.memberBlock, node.inheritanceClause)
        addTestObject(node)
        addAssociatedObjects(node)
        addKeyValueProtocols(node)
        addManagedClass(node)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        addForwarders()
        addLateRequirements(node)
        close(node.memberBlock, node.inheritanceClause, Syntax(node.genericParameterClause) ?? Syntax(node.name))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        var scope = scope(node.name, node, node.modifiers)
        scope.isGeneric = isGeneric(node, node.genericParameterClause)
        scopes.append(scope)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { close(node.memberBlock, nil, nil) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        var scope = scope(node.name, node, node.modifiers)
        scope.isGeneric = isGeneric(node, node.genericParameterClause)
        scopes.append(scope)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { close(node.memberBlock, nil, nil) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(scope(node.name, node, node.modifiers))
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let key = index.key(of: node.extendedType.referenceText, in: nil, file: options.fileTag)
        let facts = index.types[key]
        scopes.append(
            Scope(
                name: node.extendedType.trimmedDescription, key: key, isClass: !index.hierarchy.isProtocol(key), isExtension: true,
                isGeneric: facts?.isGeneric ?? false, exposesMembers: node.attributes.has("objc") || facts?.exposesMembers == true,
                hidesPrivateMembers: !node.attributes.has("objc"), conditionCount: conditions.count))
        addRowEditing(node.memberBlock, node.inheritanceClause)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { close(node.memberBlock, nil, nil) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var scope = scope(node.name, node, node.modifiers)
        scope.isProtocol = true
        scope.exposesMembers = node.attributes.has("objc")
        scopes.append(scope)
        translateProtocol(node)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("optional") { return .skipChildren }
        if node.isMember {
            addToTable(node)
            if !translateDispatched(node) { renameForwarded(node) }
            translateAccessibility(node)
            translateNibHook(node)
            translateKeyValueOverride(node)
            translateExchangeable(node)
            translateLateOverride(node)
            translateManaged(node)
            translateOpen(node.modifiers, isConstant: false)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("optional") { return .skipChildren }
        if node.isMember {
            addToTable(node)
            if !translateDispatched(node) { renameForwarded(node) }
            translateAccessibility(node)
            translateManaged(node)
            addClosureNames(node)
            translateDynamic(node)
            translateExchangeable(node)
            translateOpen(node.modifiers, isConstant: node.bindingSpecifier.text == "let")
        }
        return .visitChildren
    }

    // MARK: Additions

    func addMember(_ text: String, condition: String? = nil) {
        scopes[scopes.count - 1].additions.append(Addition(text: text, condition: condition))
    }

    func addEntry(_ text: String) {
        scopes[scopes.count - 1].table.append(Addition(text: withoutOldNames(text), condition: condition))
    }

    /// The conditions of the compiler around the current node within its type, as one; nil for none.
    var memberCondition: String? { condition }

    private var condition: String? {
        let inner = conditions.dropFirst(scopes.last?.conditionCount ?? 0)
        return inner.isEmpty ? nil : inner.map(\.condition).joined(separator: " && ")
    }

    /// Adds generated members before a closing brace.
    private func close(_ block: MemberBlockSyntax, _ clause: InheritanceClauseSyntax?, _ name: Syntax?) {
        let scope = scopes.removeLast()
        let tables = tables(of: scope)
        let additions = scope.additions + tables
        guard !additions.isEmpty, !block.rightBrace.isMissing else { return }
        if tables.isEmpty {
            note(block.rightBrace, "member", "\(scope.name) gets members that its uses ask for")
        } else {
            note(block.rightBrace, "table", "the methods of \(scope.name) that Objective-C finds by their names are listed")
        }
        if scope.isGenericClass, !tables.isEmpty, let name, !hasGenericTableAbove(scope.key) {
            let last = clause.map { Syntax($0.inheritedTypes) } ?? name
            edits.insert(
                "\(clause == nil && !scope.hasAddedClause ? ": " : ", ")_GenericMethodTable",
                at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        let isOnOwnLine = block.members.isEmpty || block.rightBrace.leadingTrivia.contains(where: \.isNewline)
        let offset = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let plain = additions.filter { $0.condition == nil }.map(\.text)
        if !plain.isEmpty { edits.insert((isOnOwnLine ? "" : "; ") + plain.joined(separator: "; ") + " ", at: offset) }
        let conditional = additions.filter { $0.condition != nil }
        if !conditional.isEmpty {
            edits.insertBlock(conditional.map { "#if \($0.condition ?? "")\n\($0.text)\n#endif\n" }.joined(), at: offset, in: source)
        }
    }

    /// The methods of a class or an extension by name, as a section that runs when the program starts, or as a method of a generic class,
    /// each of whose types registers its own.
    private func tables(of scope: Scope) -> [Addition] {
        guard !scope.table.isEmpty else { return [] }
        if scope.isGenericClass {
            let override = hasGenericTableAbove(scope.key) ? "override " : ""
            let access = index.types[scope.key]?.isOpen == true ? "open " : ""
            let declaration = "nonisolated \(access)\(override)class func _addMethods(to t: _MethodTable) { "
            let above = override.isEmpty ? "" : "super._addMethods(to: t); "
            let plain = scope.table.filter { $0.condition == nil }.map(\.text).joined(separator: "; ")
            let others = scope.table.filter { $0.condition != nil }
            guard !others.isEmpty else { return [Addition(text: declaration + above + plain + " }", condition: nil)] }
            let blocks = others.map { "#if \($0.condition ?? "")\n\($0.text)\n#endif\n" }.joined()
            return [Addition(text: "\(declaration)\(above)\(plain)\n\(blocks)}", condition: "true")]
        }
        var groups: [(condition: String?, entries: [String])] = []
        for entry in scope.table {
            if let last = groups.indices.last(where: { groups[$0].condition == entry.condition }) {
                groups[last].entries.append(entry.text)
            } else {
                groups.append((entry.condition, [entry.text]))
            }
        }
        return groups.map { group in
            let name = "_kinoraMethods\(options.fileTag)_\(tableCount)"
            tableCount += 1
            return Addition(
                text: "@section(\".init_array\") @used nonisolated private static let \(name): @convention(c) @Sendable () -> Void = "
                    + "{ \(selectorType)._addMethods { t in \(group.entries.joined(separator: "; ")) } }", condition: group.condition)
        }
    }

    /// Whether a class above a generic class is one with a table.
    private func hasGenericTableAbove(_ key: String) -> Bool {
        guard let above = index.hierarchy.superclass(of: key) else { return false }
        return index.hierarchy.inherits("generic table", above) { index.hasGenericTable($0) }
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

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for condition in node.clauses.compactMap(\.condition) { translateCondition(condition) }
        for clause in node.activeClauses {
            conditions.append(clause)
            walk(clause.syntax)
            conditions.removeLast()
        }
        return .skipChildren
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visitPost(_ node: SourceFileSyntax) {
        addCalledRequirements(node)
        addFoundationModules(node)
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
        translateOldFunction(node)
        translateSwapOfElements(node)
        translateAbs(node)
        translateEmptyTimer(node)
        translateClassBundle(node)
        translateNibHookCall(node)
        translateObservation(node)
        translateInstance(node)
        translateClassDescription(node)
        translatePerform(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        translateValueCast(node)
        translateFontCast(node)
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
        translateInitializer(node)
        translateFulfill(node)
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
        translateOldName(node.name, isType: true)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { translateOldName(node.baseName, isType: false) }
        translateOldMember(node.baseName)
        translateClassLookup(node.baseName)
        return .visitChildren
    }
}

extension TokenSyntax {
    var isMissing: Bool { presence == .missing }
}
