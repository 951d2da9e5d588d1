internal import SwiftSyntax

/// The type of an expression, by declarations: an instance of a type, or the type itself.
struct Receiver {
    /// The type's key; its text if it is not known.
    let key: String
    var isType = false
}

/// A name in the statements around an expression.
private enum LocalBinding {
    case type(TypeSyntax)
    case value(ExprSyntax)
    /// An element of a collection.
    case element(ExprSyntax)
    /// A name whose type is not written.
    case unknown
}

extension TranslationVisitor {
    /// The type of an expression; nil if no declaration says it.
    func receiver(_ expression: ExprSyntax) -> Receiver? { receiver(expression, depth: 0) }

    private func receiver(_ expression: ExprSyntax, depth: Int) -> Receiver? {
        guard depth < 16 else { return nil }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return receiver(chain.expression, depth: depth + 1) }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return receiver(unwrap.expression, depth: depth + 1) }
        if let attempt = expression.as(TryExprSyntax.self) { return receiver(attempt.expression, depth: depth + 1) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return receiver(only.expression, depth: depth + 1)
        }
        if let call = expression.as(SubscriptCallExprSyntax.self) { return element(of: call.calledExpression, depth: depth) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            // `a ?? b` is what `a` is.
            if let first = sequence.elements.first, sequence.elements.dropFirst().first?.trimmedDescription == "??" {
                return receiver(first, depth: depth + 1)
            }
            guard sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
                let cast = sequence.elements.last?.as(TypeExprSyntax.self)
            else { return nil }
            return Receiver(key: key(of: cast.type.referenceText, at: expression))
        }
        if expression.is(SuperExprSyntax.self) {
            return type.flatMap { index.hierarchy.superclasses(of: $0.key).first }.map { Receiver(key: $0) }
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return named(reference.baseName, at: expression, depth: depth) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base, let owner = receiver(base, depth: depth + 1) else { return nil }
            let name = member.declName.baseName.plainText
            if name == "self" { return owner }
            if owner.key.hasPrefix("["), ["first", "last"].contains(name) { return element(of: base, depth: depth) }
            if owner.key.hasPrefix("("), let type = owner.key.tupleElement(name) { return Receiver(key: key(of: type, at: expression)) }
            // The element of a dictionary has been taken for its value.
            if name == "value", base.trimmedDescription == "$0" { return owner }
            if owner.isType, index.types[owner.key + "." + name] != nil { return Receiver(key: owner.key + "." + name, isType: true) }
            return index.propertyType(name, of: owner.key).map { Receiver(key: $0) }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let text = expression.constructedType {
            if text == "Optional", let value = call.arguments.first?.expression { return receiver(value, depth: depth + 1) }
            return Receiver(key: key(of: text, at: expression))
        }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText, !isLocal(name, around: call) {
            for scope in scopes.reversed() {
                if let key = index.result(of: name, in: scope.key) { return Receiver(key: key) }
            }
            return index.functionResults[name].map { Receiver(key: index.key(of: $0, in: nil)) }
        }
        // A collection of the same elements.
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        let owner = receiver(base, depth: depth + 1)
        if Self.sameElements.contains(name) || name == "compactMap" && call.trailingClosure?.statements.trimmedDescription == "$0" {
            return owner
        }
        return owner.flatMap { index.result(of: name, in: $0.key) }.map { Receiver(key: $0) }
    }

    private func named(_ token: TokenSyntax, at node: ExprSyntax, depth: Int) -> Receiver? {
        let name = token.plainText
        if token.text == "self" {
            return type.map { Receiver(key: $0.key, isType: node.isInTypeMember) }
        }
        if token.text == "Self" { return type.map { Receiver(key: $0.key, isType: true) } }
        switch localBinding(name, around: Syntax(node)) {
        case .type(let type)?:
            // A value of a generic parameter is one of its bound.
            if let bound = bounds(of: type.referenceText, around: node)?.first { return Receiver(key: bound) }
            return Receiver(key: key(of: type.referenceText, at: node))
        case .value(let value)?:
            if value.id == node.id { return nil }
            return receiver(value, depth: depth + 1)
        case .element(let collection)?: return element(of: collection, depth: depth)
        case .unknown?: return nil
        case nil: break
        }
        for scope in scopes.reversed() {
            if let key = index.propertyType(name, of: scope.key) { return Receiver(key: key) }
        }
        if let global = index.globals[name] { return Receiver(key: index.key(of: global, in: nil)) }
        guard name.first?.isUppercase == true else { return nil }
        let found = key(of: name, at: node)
        return index.types[found] != nil || LibraryFacts.shared.supertypes[found] != nil ? Receiver(key: found, isType: true) : nil
    }

    /// The type of a collection's elements.
    private func element(of collection: ExprSyntax, depth: Int) -> Receiver? {
        if let array = collection.as(ArrayExprSyntax.self) ?? collection.arrayBeforeCalls {
            guard let first = array.elements.first?.expression, let found = receiver(first, depth: depth + 1) else { return nil }
            return found.isType ? Receiver(key: found.key + ".Type") : found
        }
        guard let key = receiver(collection, depth: depth + 1)?.key else { return nil }
        // `map` of an optional.
        guard key.hasPrefix("["), key.hasSuffix("]") else { return key.hasSuffix(".Type") ? Receiver(key: key) : nil }
        var text = String(key.dropFirst().dropLast())
        // The value of a dictionary.
        if !text.hasPrefix("("), let colon = text.firstRange(of: ": ") { text = String(text[colon.upperBound...]) }
        if text.hasPrefix("any ") { text.removeFirst(4) }
        while text.hasSuffix("?") { text.removeLast() }
        return Receiver(key: self.key(of: text, at: collection))
    }

    /// The key of a type that the source names at a node.
    func key(of text: String, at node: some SyntaxProtocol) -> String {
        index.key(of: text, in: type?.key, file: options.fileTag, at: node.enclosingBlock == nil ? nil : node.bytes.lowerBound)
    }

    /// Whether a name is that of a variable or a parameter in the statements around a node.
    func isLocal(_ name: String, around node: some SyntaxProtocol) -> Bool { localBinding(name, around: Syntax(node)) != nil }

    // MARK: Names in statements

    private func localBinding(_ name: String, around node: Syntax) -> LocalBinding? {
        var current = node
        while let parent = current.parent {
            if parent.is(MemberBlockSyntax.self) { return nil }
            if let found = binding(name, in: parent, above: current) { return found }
            current = parent
        }
        return nil
    }

    /// The declaration that a node has for one inside of it.
    private func binding(_ name: String, in parent: Syntax, above child: Syntax) -> LocalBinding? {
        if let items = parent.as(CodeBlockItemListSyntax.self) {
            // Declarations of the file are no local ones.
            if parent.parent?.is(SourceFileSyntax.self) == true { return nil }
            for item in declarations(of: items).reversed() where item.position < child.position {
                if let found = binding(name, in: item) { return found }
            }
            return nil
        }
        if let function = parent.as(FunctionDeclSyntax.self) { return binding(name, in: function.signature.parameterClause) }
        if let initializer = parent.as(InitializerDeclSyntax.self) { return binding(name, in: initializer.signature.parameterClause) }
        if let declaration = parent.as(SubscriptDeclSyntax.self) { return binding(name, in: declaration.parameterClause) }
        if let closure = parent.as(ClosureExprSyntax.self) { return binding(name, in: closure) }
        if let accessor = parent.as(AccessorDeclSyntax.self) {
            let implicit = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"][accessor.accessorSpecifier.text]
            return (accessor.parameters?.name.plainText ?? implicit) == name ? .unknown : nil
        }
        if let loop = parent.as(ForStmtSyntax.self), child.id == loop.body.id || child.id == loop.whereClause?.id {
            guard loop.pattern.binds(name) else { return nil }
            return loop.pattern.is(IdentifierPatternSyntax.self) ? .element(loop.sequence) : .unknown
        }
        if let statement = parent.as(IfExprSyntax.self), child.id == statement.body.id {
            return binding(name, in: statement.conditions, above: nil)
        }
        if let loop = parent.as(WhileStmtSyntax.self), child.id == loop.body.id { return binding(name, in: loop.conditions, above: nil) }
        if let list = parent.as(ConditionElementListSyntax.self) { return binding(name, in: list, above: child) }
        if let switchCase = parent.as(SwitchCaseSyntax.self), case .case(let label) = switchCase.label {
            return label.caseItems.contains { $0.pattern.binds(name) } ? .unknown : nil
        }
        if let clause = parent.as(CatchClauseSyntax.self) {
            return clause.catchItems.contains { $0.pattern?.binds(name) == true } || clause.catchItems.isEmpty && name == "error"
                ? .unknown : nil
        }
        return nil
    }

    /// The statements of a block that declare names for those behind them, found once.
    private func declarations(of items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        if let known = declaringItems[items.id] { return known }
        let found = items.filter { $0.item.is(VariableDeclSyntax.self) || $0.item.is(GuardStmtSyntax.self) }
        declaringItems[items.id] = Array(found)
        return Array(found)
    }

    private func binding(_ name: String, in item: CodeBlockItemSyntax) -> LocalBinding? {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where binding.pattern.binds(name) {
                if let tuple = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value.as(TupleExprSyntax.self),
                    tuple.elements.count == value.elements.count
                {
                    // `let (a, b) = (x, y)`
                    for (pattern, element) in zip(tuple.elements, value.elements) where pattern.pattern.binds(name) {
                        return pattern.pattern.is(IdentifierPatternSyntax.self) ? .value(element.expression) : .unknown
                    }
                }
                guard binding.pattern.is(IdentifierPatternSyntax.self) else { return .unknown }
                if let type = binding.typeAnnotation?.type { return .type(type) }
                return binding.initializer.map { .value($0.value) } ?? .unknown
            }
        }
        if let statement = item.item.as(GuardStmtSyntax.self) { return binding(name, in: statement.conditions, above: nil) }
        return nil
    }

    /// Bindings of conditions before one of them, or of all.
    private func binding(_ name: String, in conditions: ConditionElementListSyntax, above child: Syntax?) -> LocalBinding? {
        for element in conditions.reversed() {
            if let child, child.parent?.id == conditions.id, element.position >= child.position { continue }
            switch element.condition {
            case .optionalBinding(let binding) where binding.pattern.binds(name):
                if let type = binding.typeAnnotation?.type { return .type(type) }
                // `if let x` is the outer one.
                guard let value = binding.initializer?.value else { return conditions.parent.flatMap { localBinding(name, around: $0) } }
                return .value(value)
            case .matchingPattern(let matching) where matching.pattern.binds(name): return .unknown
            default: continue
            }
        }
        return nil
    }

    private func binding(_ name: String, in clause: FunctionParameterClauseSyntax) -> LocalBinding? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }.map { .type($0.type) }
    }

    private func binding(_ name: String, in closure: ClosureExprSyntax) -> LocalBinding? {
        // The first parameter of `map`'s like is an element.
        let call = closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let collection = call?.calledExpression.as(MemberAccessExprSyntax.self).flatMap { member in
            Self.elementMethods.contains(member.declName.baseName.text) ? member.base : nil
        }
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?:
            guard list.contains(where: { $0.name.plainText == name }) else { return nil }
            return list.first?.name.plainText == name ? collection.map { .element($0) } ?? .unknown : .unknown
        case .parameterClause(let clause)?:
            guard let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).plainText == name }) else { return nil }
            return parameter.type.map { .type($0) } ?? .unknown
        case nil: return name == "$0" ? collection.map { .element($0) } ?? .unknown : nil
        @unknown default: return nil
        }
    }

    private static let sameElements: Set<String> = [
        "sorted", "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    ]

    private static let elementMethods: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "first", "contains", "allSatisfy", "firstIndex", "removeAll",
    ]
}

extension PatternSyntax {
    /// Whether the pattern names a variable.
    fileprivate func binds(_ name: String) -> Bool {
        if let pattern = self.as(IdentifierPatternSyntax.self) { return pattern.identifier.plainText == name }
        if let pattern = self.as(ValueBindingPatternSyntax.self) { return pattern.pattern.binds(name) }
        if let pattern = self.as(TuplePatternSyntax.self) { return pattern.elements.contains { $0.pattern.binds(name) } }
        guard let pattern = self.as(ExpressionPatternSyntax.self) else { return false }
        return pattern.expression.tokens(viewMode: .sourceAccurate).contains { token in
            token.plainText == name && token.parent?.is(IdentifierPatternSyntax.self) == true
                || token.plainText == name && token.parent?.is(PatternExprSyntax.self) == true
        }
    }
}

extension SyntaxProtocol {
    /// Whether a node is in a method or property of its type.
    var isInTypeMember: Bool {
        var current = parent
        while let next = current {
            let property = next.as(VariableDeclSyntax.self).flatMap { $0.isMember ? $0.modifiers : nil }
            if let modifiers = next.as(FunctionDeclSyntax.self)?.modifiers ?? property {
                if next.isMember { return modifiers.has("static") || modifiers.has("class") }
            }
            if next.is(MemberBlockSyntax.self) { return false }
            current = next.parent
        }
        return false
    }
}

extension ExprSyntax {
    /// The array literal at the beginning of calls that keep its elements: `[a, b].compactMap { $0 }`.
    fileprivate var arrayBeforeCalls: ArrayExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base,
            member.declName.baseName.text == "compactMap" && call.trailingClosure?.statements.trimmedDescription == "$0"
        else { return nil }
        return base.as(ArrayExprSyntax.self)
    }
}

extension String {
    /// The type of a tuple's element: "Int" for `b` of "(a: String, b: Int)".
    fileprivate func tupleElement(_ label: String) -> String? {
        for element in dropFirst().dropLast().split(separator: ",") {
            let pair = element.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
            if pair.count == 2, pair[0] == label { return pair[1].plainReference }
        }
        return nil
    }
}
