internal import SwiftSyntax

// `T()` and `type.init()` of a class that is known at run time alone: Swift makes such instances by required initializers only.
extension TranslationVisitor {
    /// `T()`, `T(frame:)`, `T.init()` of a generic parameter or an associated type with a superclass, and `type.init()` of a value whose
    /// type is that of a class.
    func translateInstance(_ node: FunctionCallExprSyntax) {
        guard node.trailingClosure == nil, node.leftParen != nil else { return }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
            return translateImplicitInstance(node, member)
        }
        var called = node.calledExpression
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
            called = base
        } else if called.typePath == nil {
            return
        }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard let metatype = metatype(called, isCalled: node.calledExpression.id == called.id, labels) else { return }
        if let chain = called.as(OptionalChainingExprSyntax.self) { return translateOptionalInstance(node, chain) }
        if let first = node.arguments.first {
            edits.replace(node.bytes.lowerBound..<first.bytes.lowerBound, with: "_instance(of: \(metatype), ", in: source)
        } else {
            replace(node, with: "_instance(of: \(metatype))")
        }
        note(node, "instance", "an instance is made by its class")
    }

    /// `types[name]?.init()`: an instance if there is a class.
    private func translateOptionalInstance(_ node: FunctionCallExprSyntax, _ chain: OptionalChainingExprSyntax) {
        let start = node.arguments.first?.bytes.lowerBound ?? node.rightParen?.bytes.lowerBound ?? node.bytes.upperBound
        let text = ".map { type in _instance(of: type" + (node.arguments.isEmpty ? "" : ", ")
        edits.replace(chain.questionMark.bytes.lowerBound..<start, with: text, in: source)
        // Members after it are called if there is an instance.
        let goesOn = node.parent?.is(MemberAccessExprSyntax.self) == true
        edits.insert(goesOn ? " }?" : " }", at: node.bytes.upperBound)
        note(node, "instance", "an instance is made by its class")
    }

    /// `.init(frame:)` where `Self` is returned.
    private func translateImplicitInstance(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard member.declName.baseName.text == "init", let name = implicitType(node, labels) else { return }
        let start = node.arguments.first?.bytes.lowerBound ?? node.rightParen?.bytes.lowerBound ?? node.bytes.upperBound
        edits.replace(node.bytes.lowerBound..<start, with: "_instance(of: \(name).self" + (labels.isEmpty ? "" : ", "), in: source)
        note(node, "instance", "an instance is made by its class")
    }

    /// The generic parameter, or `Self`, that an implicit member stands for.
    private func implicitType(_ node: FunctionCallExprSyntax, _ labels: [String]) -> String? {
        if node.isReturnedAsSelf, isMadeByClass("Self", around: node, labels) ?? type.map({ isMadeByClass($0.key, labels) }) ?? false {
            return "Self"
        }
        var text: String?
        if let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) {
            text = binding.typeAnnotation?.type.trimmedDescription
        } else if let list = node.parent?.as(ExprListSyntax.self), let variable = list.first,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
            let name = variable.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            text = scopes.reversed().lazy.compactMap { self.index.types[$0.key]?.propertyTypes[name]?.text }.first
        }
        guard let text, isMadeByClass(text, around: node, labels) == true else { return nil }
        return text
    }

    /// `V.init`, `V.init(frame:)` and `self.init(cgColor:)` as functions.
    func translateInitializer(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
        else { return }
        let labels = node.declName.argumentNames?.labels.map { $0 ?? "_" }
        guard let metatype = metatype(base, isCalled: false, labels ?? []) else { return }
        if let labels, labels != ["frame"] {
            let arguments = labels.enumerated().map { ", \($1): $\($0)" }.joined()
            replace(node, with: "{ _instance(of: \(metatype)\(arguments)) }")
        } else {
            replace(node, with: "_initializer(of: \(metatype))")
        }
        note(node, "instance", "instances are made by their class")
    }

    /// The expression of a class that is known at run time alone; nil for other expressions.
    ///
    /// - Parameter labels: Those of the initializer; none for `init()`, which all classes of `NSObject` have.
    private func metatype(_ base: ExprSyntax, isCalled: Bool, _ labels: [String]) -> String? {
        func isMade(_ key: String) -> Bool { isMadeByClass(key, labels) }
        func isMade(_ name: String, around node: some SyntaxProtocol) -> Bool? { isMadeByClass(name, around: node, labels) }
        let text = base.oneLine
        if text == "self" || text == "Self" {
            // A class's own instance, in a method of the class or of a protocol that views conform to.
            guard isMade("Self", around: base) ?? type.map({ isMade($0.key) }) ?? false, text == "Self" || base.isInTypeMember
            else { return nil }
            return text == "self" ? "self" : "Self.self"
        }
        if let path = base.typePath {
            let name = path.hasPrefix("Self.") ? String(path.dropFirst(5)) : path
            guard isMade(name, around: base) == true else { return nil }
            return text + ".self"
        }
        guard !isCalled, !base.is(SuperExprSyntax.self) else { return nil }
        if let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self", let path = member.base?.typePath {
            return isMade(path, around: base) == true ? text : nil
        }
        // `{ $0.init() }` for a function of a metatype.
        if text == "$0", let name = base.metatypeOfClosure, isMade(name, around: base) == true { return text }
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            call.arguments.first?.label?.text == "of", let value = call.arguments.first?.expression
        {
            guard let key = receiver(value)?.key, isMade(key) else { return nil }
            return text
        }
        guard let key = receiver(base)?.key, key.hasSuffix(".Type") else { return nil }
        let name = String(key.dropLast(5))
        return isMade(name, around: base) ?? isMade(name) ? text : nil
    }

    /// The keys of the classes and protocols that bound a generic parameter or an associated type; nil if the name is none.
    func bounds(of name: String, around node: some SyntaxProtocol) -> [String]? {
        var current: Syntax? = Syntax(node)
        while let next = current {
            let generic = next.asProtocol((any WithGenericParametersSyntax).self)
            let conditions = generic?.genericWhereClause ?? next.as(ExtensionDeclSyntax.self)?.genericWhereClause
            let parameter = generic?.genericParameterClause?.parameters.first { $0.name.plainText == name }
            var types = (conditions?.bounds(of: name) ?? []) + (conditions?.bounds(of: "Self." + name) ?? [])
            if let type = parameter?.inheritedType { types.append(type) }
            if parameter != nil || !types.isEmpty {
                // Another name may stand for a composition.
                return types.flatMap(\.composedTypes).flatMap { key(of: $0.referenceText, at: node).split(separator: "&").map(String.init) }
            }
            current = next.parent
        }
        for scope in scopes.reversed() {
            for key in [scope.key] + index.hierarchy.conformances(of: scope.key) {
                if let references = index.types[key]?.bounds[name] { return references.map { index.key(of: $0, in: key) } }
            }
        }
        return nil
    }

    /// Whether instances of a generic parameter are made by class; nil if the name is no parameter.
    private func isMadeByClass(_ name: String, around node: some SyntaxProtocol, _ labels: [String]) -> Bool? {
        guard let dot = name.lastIndex(of: ".") else {
            return bounds(of: name, around: node).map { $0.contains { isMadeByClass($0, labels) } }
        }
        // The associated type of a parameter's protocol.
        let (owner, type) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        for key in (bounds(of: owner, around: node) ?? []).flatMap({ index.conformances(of: $0) }) {
            if let references = index.types[key]?.bounds[type] {
                return references.contains { isMadeByClass(index.key(of: $0, in: key), labels) }
            }
        }
        return nil
    }

    /// Whether instances of a class can be made by class with an initializer, and the class has none that makes the call as it is.
    private func isMadeByClass(_ key: String, _ labels: [String]) -> Bool {
        if index.hierarchy.inherits("required init", key, { index.types[$0]?.hasRequiredInit == true }) { return false }
        return LibraryFacts.shared.classes(initializedBy: labels).contains { index.hierarchy.isDerived(key, from: $0) }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call is the result of a function that returns `Self`.
    fileprivate var isReturnedAsSelf: Bool {
        guard let parent, parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) else { return false }
        var current: Syntax? = parent
        while let next = current {
            if let function = next.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription == "Self"
                    && (parent.is(ReturnStmtSyntax.self) || function.body?.statements.count == 1)
            }
            if next.is(ClosureExprSyntax.self) { return false }
            current = next.parent
        }
        return false
    }
}

extension ExprSyntax {
    /// The `V` of a variable's type `(V.Type) -> …` to which the closure around `$0` is assigned.
    fileprivate var metatypeOfClosure: String? {
        var current: Syntax? = Syntax(self)
        while let next = current {
            if next.is(ClosureExprSyntax.self) {
                let binding = next.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
                let function = binding?.typeAnnotation?.type.as(FunctionTypeSyntax.self)
                return function?.parameters.first?.type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
            }
            current = next.parent
        }
        return nil
    }
}
