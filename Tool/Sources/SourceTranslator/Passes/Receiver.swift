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
    /// A component of an element, which is a tuple, or a key and its value.
    case component(ExprSyntax, Int)
    /// A value of an enumeration's case, which the expression has.
    case payload(ExprSyntax, name: String, Int)
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
            return type.flatMap { index.hierarchy.superclass(of: $0.key) }.map { Receiver(key: $0) }
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
            if name == "zip", call.arguments.count == 2, let first = call.arguments.first, let second = call.arguments.last {
                return pairs(
                    element(of: first.expression, depth: depth), element(of: second.expression, depth: depth), labels: ("", ""))
            }
            for scope in scopes.reversed() {
                if let key = index.result(of: name, in: scope.key) { return Receiver(key: key) }
            }
            return index.functionResults[name].map { Receiver(key: index.key(of: $0, in: nil)) }
        }
        // A collection of the same elements.
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        if name == "enumerated" {
            return pairs(Receiver(key: "Int"), element(of: base, depth: depth), labels: ("offset: ", "element: "))
        }
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
        case .element(let collection)?:
            // `{ $0.init(frame: $1) }` takes the components of a tuple.
            guard let found = element(of: collection, depth: depth) else { return nil }
            return found.key.hasPrefix("(") && name == "$0" && node.isBesideSecondArgument ? component(0, of: found, at: node) : found
        case .component(let collection, let position)?:
            return element(of: collection, depth: depth).flatMap { component(position, of: $0, at: node) }
        case .payload(let subject, let name, let position)?:
            guard let owner = receiver(subject, depth: depth + 1) else { return nil }
            return index.payloadType(name, position, of: owner.key).map { Receiver(key: $0) }
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

    /// The type of a component of a tuple. The element of a dictionary has been taken for its value.
    private func component(_ position: Int, of element: Receiver, at node: ExprSyntax) -> Receiver? {
        guard element.key.hasPrefix("(") else { return position == 1 ? element : nil }
        return element.key.tupleElement(String(position)).map { Receiver(key: key(of: $0, at: node)) }
    }

    /// The key of a collection of pairs.
    private func pairs(_ first: Receiver?, _ second: Receiver?, labels: (String, String)) -> Receiver {
        Receiver(key: "[(\(labels.0)\(first?.key ?? "Any"), \(labels.1)\(second?.key ?? "Any"))]")
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
            Steps.add()
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
            for item in declarations(of: items)[name]?.reversed() ?? [] where item.position < child.position {
                Steps.add()
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
            if loop.pattern.is(IdentifierPatternSyntax.self) { return .element(loop.sequence) }
            return loop.pattern.tuplePosition(name).map { .component(loop.sequence, $0) } ?? .unknown
        }
        if let statement = parent.as(IfExprSyntax.self), child.id == statement.body.id {
            return binding(name, in: statement.conditions, above: nil)
        }
        if let loop = parent.as(WhileStmtSyntax.self), child.id == loop.body.id { return binding(name, in: loop.conditions, above: nil) }
        if let list = parent.as(ConditionElementListSyntax.self) { return binding(name, in: list, above: child) }
        if let switchCase = parent.as(SwitchCaseSyntax.self), case .case(let label) = switchCase.label {
            guard let pattern = label.caseItems.first(where: { $0.pattern.binds(name) })?.pattern else { return nil }
            return payload(name, pattern, parent.parent?.parent?.as(SwitchExprSyntax.self)?.subject)
        }
        if let clause = parent.as(CatchClauseSyntax.self) {
            return clause.catchItems.contains { $0.pattern?.binds(name) == true } || clause.catchItems.isEmpty && name == "error"
                ? .unknown : nil
        }
        return nil
    }

    /// The statements of a block that may declare names for those behind them, by these names; found once.
    private func declarations(of items: CodeBlockItemListSyntax) -> [String: [CodeBlockItemSyntax]] {
        if let known = declaringItems[items.id] { return known }
        var found: [String: [CodeBlockItemSyntax]] = [:]
        for item in items {
            var patterns: [Syntax] = []
            if let variable = item.item.as(VariableDeclSyntax.self) {
                patterns = variable.bindings.map { Syntax($0.pattern) }
            } else if let statement = item.item.as(GuardStmtSyntax.self) {
                patterns = statement.conditions.compactMap { condition -> Syntax? in
                    switch condition.condition {
                    case .optionalBinding(let binding): Syntax(binding.pattern)
                    case .matchingPattern(let matching): Syntax(matching.pattern)
                    default: nil
                    }
                }
            }
            // Of a pattern each name is taken that may be one of a variable.
            let names = Set(patterns.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.plainText) })
            for name in names { found[name, default: []].append(item) }
        }
        declaringItems[items.id] = found
        return found
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
            case .matchingPattern(let matching) where matching.pattern.binds(name):
                return payload(name, matching.pattern, matching.initializer.value)
            default: continue
            }
        }
        return nil
    }

    private func payload(_ name: String, _ pattern: PatternSyntax, _ subject: ExprSyntax?) -> LocalBinding {
        guard let subject, let (caseName, position) = pattern.payloadPosition(name) else { return .unknown }
        return .payload(subject, name: caseName, position)
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
            guard let position = list.map(\.name.plainText).firstIndex(of: name) else { return nil }
            return collection.map { list.count > 1 ? .component($0, position) : .element($0) } ?? .unknown
        case .parameterClause(let clause)?:
            guard let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).plainText == name }) else { return nil }
            return parameter.type.map { .type($0) } ?? .unknown
        case nil:
            guard name.hasPrefix("$"), let position = Int(name.dropFirst()) else { return nil }
            return collection.map { position > 0 ? .component($0, position) : .element($0) } ?? .unknown
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

extension PatternSyntax {
    private var boundName: String? {
        if let pattern = self.as(ValueBindingPatternSyntax.self) { return pattern.pattern.boundName }
        return self.as(IdentifierPatternSyntax.self)?.identifier.plainText
    }

    /// The position of a name in a tuple.
    fileprivate func tuplePosition(_ name: String) -> Int? {
        self.as(TuplePatternSyntax.self)?.elements.map(\.pattern.boundName).firstIndex(of: name)
    }

    /// The case of an enumeration, and the position of a name in its values: `.custom(let type)`.
    fileprivate func payloadPosition(_ name: String) -> (name: String, position: Int)? {
        if let pattern = self.as(ValueBindingPatternSyntax.self) { return pattern.pattern.payloadPosition(name) }
        guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        let call = (expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression).as(FunctionCallExprSyntax.self)
        guard let call, let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let names = call.arguments.map { $0.expression.as(PatternExprSyntax.self)?.pattern.boundName }
        return names.firstIndex(of: name).map { (member.declName.baseName.plainText, $0) }
    }
}

extension SyntaxProtocol {
    /// Whether the closure around a node has a second argument without a name.
    fileprivate var isBesideSecondArgument: Bool {
        var current = parent
        while let next = current {
            if next.is(ClosureExprSyntax.self) { return next.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" } }
            current = next.parent
        }
        return false
    }

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
    /// The type of a tuple's element: "Int" for `b` and `1` of "(a: String, b: Int)".
    fileprivate func tupleElement(_ label: String) -> String? {
        for (position, element) in dropFirst().dropLast().split(separator: ",").enumerated() {
            let pair = element.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
            guard let type = pair.last else { continue }
            if pair.count == 2 && pair[0] == label || String(position) == label { return type.plainReference }
        }
        return nil
    }
}
