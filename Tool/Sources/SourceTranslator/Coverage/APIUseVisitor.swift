internal import SwiftSyntax

/// Finds uses of what is not known in a file.
final class APIUseVisitor: SyntaxVisitor {
    private(set) var uses: [APIUse] = []
    let search: APIUseSearch
    private let converter: SourceLocationConverter
    /// The types around: keys, or nil for one that is not known.
    private var types: [String?] = [] {
        didSet { typesNumber += 1 }
    }
    /// Changes with the types around.
    private(set) var typesNumber = 0
    /// The search of bodies that are blank in the tree; nil if none is.
    private let bodies: APIUseBodies?
    /// The local names of each scope, with their types; nil for a type that is not known.
    private var scopes: [[String: String?]] = [[:]]
    var known: APINames { search.known }

    /// - Parameter outline: The source of a tree in which bodies are blank.
    init(_ tree: SourceFileSyntax, _ search: APIUseSearch, outline: ParsedSource? = nil) {
        self.search = search
        bodies = outline.map { APIUseBodies($0.text, $0.bodies) }
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        bodies?.visitor = self
    }

    /// Whether the bodies that are blank have no uses.
    var isCertain: Bool { bodies?.isCertain ?? true }

    private func report(_ name: String, _ kind: APIUse.Kind, at node: some SyntaxProtocol) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        uses.append(APIUse(name: name, kind: kind, line: location.line, column: location.column))
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses { if let elements = clause.syntax.elements { walk(elements) } }
        return .skipChildren
    }

    /// The name of an attribute is the compiler's, or a wrapper's.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Scopes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, nil) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(known.key(node.extendedType.trimmedDescription))
        scopes.append([:])
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(_ name: String, _ generics: GenericParameterClauseSyntax?) -> SyntaxVisitorContinueKind {
        types.append(known.key(name, in: types.last ?? nil))
        scopes.append([:])
        declare(generics)
        return .visitChildren
    }

    private func leave() {
        types.removeLast()
        scopes.removeLast()
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        bodies?.examine(from: node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter = node.accessors { bodies?.examine(from: node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        checkOverride(node.name.text, node.modifiers, at: node.name)
        scopes.append(Self.parameters(node.signature.parameterClause))
        declare(node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Self.parameters(node.signature.parameterClause))
        declare(node.genericParameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Self.parameters(node.parameterClause))
        return .visitChildren
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        var names: [String: String?] = [:]
        switch node.signature?.parameterClause {
        case .simpleInput(let list): for parameter in list { names.updateValue(nil, forKey: parameter.name.text) }
        case .parameterClause(let clause):
            for parameter in clause.parameters {
                names.updateValue(parameter.type?.namedType, forKey: (parameter.secondName ?? parameter.firstName).text)
            }
        default: break
        }
        scopes.append(names)
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        return .visitChildren
    }
    override func visitPost(_ node: SwitchCaseSyntax) { scopes.removeLast() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        return .visitChildren
    }
    override func visitPost(_ node: ForStmtSyntax) { scopes.removeLast() }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        return .visitChildren
    }
    override func visitPost(_ node: IfExprSyntax) { scopes.removeLast() }

    private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [String: String?] {
        var names: [String: String?] = [:]
        for parameter in clause.parameters {
            // One of several values is an array.
            let type = parameter.ellipsis == nil ? parameter.type.namedType : nil
            names.updateValue(type, forKey: (parameter.secondName ?? parameter.firstName).text)
        }
        return names
    }

    private func declare(_ clause: GenericParameterClauseSyntax?) {
        for parameter in clause?.parameters ?? [] { scopes[scopes.count - 1].updateValue(nil, forKey: parameter.name.text) }
    }

    // MARK: Local names

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        for binding in node.bindings {
            guard isMember, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            checkOverride(name.text, node.modifiers, at: name)
        }
        return .visitChildren
    }
    override func visitPost(_ node: PatternBindingSyntax) {
        if node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true { return }
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        let type = node.typeAnnotation.map { $0.type.namedType } ?? node.initializer.flatMap { instance($0.value) }
        scopes[scopes.count - 1].updateValue(type, forKey: name)
    }
    override func visitPost(_ node: OptionalBindingConditionSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        let value = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
        let type = node.typeAnnotation.map { $0.type.namedType } ?? instance(value)
        scopes[scopes.count - 1].updateValue(type, forKey: name)
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true { return .skipChildren }
        // Patterns of cases and loops have types that are not known.
        scopes[scopes.count - 1].updateValue(nil, forKey: node.identifier.text)
        return .skipChildren
    }

    // MARK: Types of expressions

    /// The value of an expression: an object of a type, or the type itself.
    enum Value: Hashable {
        case instance(String)
        case type(String)
    }

    /// The key of the type of an expression's value; nil where it is not known.
    private func instance(_ expression: ExprSyntax) -> String? {
        if case .instance(let key)? = value(expression, depth: 0) { return key }
        return nil
    }

    var current: String? { types.last ?? nil }

    private func value(_ expression: ExprSyntax, depth: Int) -> Value? {
        guard depth < 40 else { return nil }
        func next(_ inner: ExprSyntax) -> Value? { value(inner, depth: depth + 1) }
        switch expression.as(ExprSyntaxEnum.self) {
        case .forceUnwrapExpr(let node): return next(node.expression)
        case .optionalChainingExpr(let node): return next(node.expression)
        case .tryExpr(let node): return next(node.expression)
        case .awaitExpr(let node): return next(node.expression)
        case .tupleExpr(let node): return node.elements.count == 1 ? node.elements.first.flatMap { next($0.expression) } : nil
        case .superExpr: return superclass
        case .sequenceExpr(let node):
            // `value as? Type`
            let elements = Array(node.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self) else {
                return nil
            }
            return type.type.namedType.flatMap { known.key($0, in: current) }.map { .instance($0) }
        case .declReferenceExpr(let node): return named(node.baseName.text)
        case .memberAccessExpr(let node):
            guard let base = node.base, let owner = next(base) else { return nil }
            let name = node.declName.baseName.text
            switch owner {
            case .type(let key):
                if name == "self" || name == "shared" && known.types[key]?.memberTypes[name] == nil { return nil }
                if let nested = known.key(key + "." + name) { return .type(nested) }
                return known.memberType(name, in: search.lineage(of: key)).map { .instance($0) }
            case .instance(let key): return known.memberType(name, in: search.lineage(of: key)).map { .instance($0) }
            }
        case .functionCallExpr(let node):
            let called = node.calledExpression
            if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init", let base = access.base {
                if case .type(let key)? = next(base) { return .instance(key) }
                return nil
            }
            switch next(called) {
            case .type(let key): return .instance(key)
            // A method's own type is that of its result.
            case .instance(let key):
                return called.is(DeclReferenceExprSyntax.self) || called.is(MemberAccessExprSyntax.self) ? .instance(key) : nil
            case nil: return nil
            }
        default: return nil
        }
    }

    /// The object by the name of its superclass.
    var superclass: Value? {
        current.flatMap { known.types[$0]?.supertypes.count == 1 ? known.types[$0]?.supertypes.first : nil }
            .flatMap { known.key($0) }.map { .instance($0) }
    }

    func named(_ name: String) -> Value? {
        if name == "self" { return current.map { .instance($0) } }
        for scope in scopes.reversed() {
            if let found = scope[name] { return found.flatMap { known.key($0, in: current) }.map { .instance($0) } }
        }
        if name.first?.isUppercase == true { return known.key(name, in: current).map { .type($0) } }
        for type in types.reversed() {
            guard let type else { continue }
            let lineage = search.lineage(of: type)
            if known.hasMember(name, in: lineage) { return known.memberType(name, in: lineage).map { .instance($0) } }
        }
        return known.globalTypes[name].flatMap { known.key($0) }.map { .instance($0) }
    }

    func isLocal(_ name: String) -> Bool { scopes.contains { $0[name] != nil } }

    // MARK: Uses

    override func visitPost(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text.trimmingBackticks
        guard let base = node.base, name != "self", name != "init", let owner = value(base, depth: 0) else { return }
        switch owner {
        case .instance(let key): check(name, of: key, at: node.declName)
        // `Type.Type`, `Type.Protocol`.
        case .type(let key): if !["Type", "Protocol", "allCases"].contains(name) { check(name, of: key, at: node.declName) }
        }
    }

    /// `object.property = .value`
    override func visitPost(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let access = elements[2].as(MemberAccessExprSyntax.self),
            access.base == nil, let key = instance(elements[0])
        else { return }
        let name = access.declName.baseName.text.trimmingBackticks
        if name != "init", name != "none", name != "some" { check(name, of: key, at: access.declName) }
    }

    override func visitPost(_ node: IdentifierTypeSyntax) {
        let name = node.name.text
        if APIUse.isApple(name, search.prefixes) { checkName(name, .type, at: node.name) }
    }

    override func visitPost(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.text
        guard APIUse.isApple(name, search.prefixes) else { return }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id { return }
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        checkName(name, isCalled && known.key(name) == nil ? .function : .type, at: node)
    }

    /// Reports a name that is Apple's by its beginning, unless something is called so.
    private func checkName(_ name: String, _ kind: APIUse.Kind, at node: some SyntaxProtocol) {
        if isNothing(name) { report(name, kind, at: node) }
    }

    /// Whether nothing is called so.
    func isNothing(_ name: String) -> Bool {
        !isLocal(name) && !known.globals.contains(name) && known.key(name, in: current) == nil && !search.members.contains(name)
            && !isMember(name)
    }

    /// Whether one of the types around has a member of a name.
    private func isMember(_ name: String) -> Bool {
        types.contains { type in type.map { known.hasMember(name, in: search.lineage(of: $0)) } ?? false }
    }

    private func check(_ name: String, of key: String, at node: some SyntaxProtocol) {
        guard lacks(name, key) else { return }
        report("\(key).\(name)", .member, at: node)
    }

    /// Whether a type certainly has no member of a name: one with all supertypes known lacks it, or no type at all has it.
    func lacks(_ name: String, _ key: String) -> Bool {
        // Names that the translator makes.
        if Self.optionalMembers.contains(name) { return false }
        if name.hasPrefix("_") || name.hasPrefix("$") || key.hasPrefix("_") || known.types[key]?.isDeclared != true { return false }
        let lineage = search.lineage(of: key)
        if known.hasMember(name, in: lineage) { return false }
        // Members of Swift's protocols are among those of Foundation's types.
        return lineage.isWhole && lineage.types.contains("NSObject") || !lineage.isUncertain && !search.members.contains(name)
    }

    /// The members of optionals, whose types are kept without the question mark.
    private static let optionalMembers: Set<String> = ["map", "flatMap", "some", "none", "unsafelyUnwrapped", "take"]

    private func checkOverride(_ name: String, _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol) {
        guard modifiers.contains(where: { $0.name.text == "override" }), let type = current, let entry = known.types[type] else { return }
        let above = entry.supertypes.compactMap { known.key($0, in: type) }
        guard above.count == entry.supertypes.count, let first = above.first(where: { search.lineage(of: $0).types.contains("NSObject") }),
            above.allSatisfy({ lacks(name, $0) })
        else { return }
        report("\(first).\(name)", .override, at: node)
    }
}
