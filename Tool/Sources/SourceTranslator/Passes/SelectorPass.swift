internal import SwiftSyntax

// `#selector` becomes a selector with the method's Objective-C name, and with a reference to the method where no table has it.
extension TranslationVisitor {
    /// A method or property named by a selector.
    private struct Target {
        var base: ExprSyntax?
        var name: String
        var labels: [String?]?
        /// The type after `as`.
        var cast: TypeSyntax?
    }

    /// Whether the expression was translated.
    func translateSelector(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let argument = node.arguments.first, node.arguments.count == 1, let target = target(argument.expression) else { return false }
        let text: String?
        switch argument.label?.text {
        case nil: text = method(target)
        case "getter": text = accessor(target, isSetter: false)
        case "setter": text = accessor(target, isSetter: true)
        default: return false
        }
        guard let text else {
            let what = argument.expression.trimmedDescription
            refuse(
                node, "selector", "the type of '\(what)' is not declared here: name it, as in #selector(Type.method)",
                replacement: "Selector(\"\")")
            return true
        }
        replace(node, with: text)
        note(node, "selector", "#selector becomes \(text)")
        return true
    }

    private func target(_ expression: ExprSyntax) -> Target? {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self),
                var result = target(elements[0])
            else { return nil }
            result.cast = type.type
            return result
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return target(only.expression)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return Target(base: nil, name: reference.baseName.text, labels: reference.argumentNames?.labels)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        return Target(base: member.base, name: member.declName.baseName.text, labels: member.declName.argumentNames?.labels)
    }

    /// The type that has the member, as text; nil for an instance of unknown type.
    private func owner(_ base: ExprSyntax?) -> String? {
        guard var base else { return type?.name }
        if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
        if let chain = base.as(ForceUnwrapExprSyntax.self) { base = chain.expression }
        let text = base.oneLine
        if ["self", "Self"].contains(text) { return type?.name }
        if text == "super" { return type.flatMap { index.facts.types[$0.name]?.inherited.first } ?? type?.name }
        let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? text
        if last.first?.isUppercase == true { return text }
        guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return nil }
        let container = base.as(MemberAccessExprSyntax.self).map { owner($0.base) } ?? type?.name
        guard let container else { return nil }
        for facts in index.facts.lineage(of: lastComponent(container)) {
            if let type = facts.propertyTypes[last] { return type }
        }
        return nil
    }

    private func lastComponent(_ text: String) -> String { text.split(separator: ".").last.map(String.init) ?? text }

    private func method(_ target: Target) -> String? {
        let owner = owner(target.base)
        let known = owner.map { index.facts.lineage(of: lastComponent($0)) } ?? []
        var candidates = known.flatMap { type in type.members.filter { matches($0, target) && ($0.isExposed || type.isProtocol) } }
        candidates += known.flatMap { $0.optionalRequirements.filter { matches($0, target) } }
        if candidates.isEmpty, owner == nil {
            let all = index.facts.types.values.flatMap { $0.members.filter { matches($0, target) && $0.isExposed } }
            if Set(all.map(\.objectiveCName)).count == 1 { candidates = [all[0]] }
        }
        if candidates.count > 1, let types = target.cast?.parameterTypes {
            let fitting = candidates.filter { $0.parameters?.map(\.type) == types }
            candidates = fitting.isEmpty ? candidates.filter { $0.parameters?.count == types.count } : fitting
        }
        if let found = candidates.first {
            // No table has the methods of generic classes.
            let isInTable = !(known.first?.isGeneric ?? false) && !scopes.contains(where: \.isGeneric) && !found.isStatic
            if isInTable || owner == nil { return "Selector(\"\(found.objectiveCName)\")" }
            return reference(found.objectiveCName, owner ?? "", target)
        }
        guard let owner else { return nil }
        let labels = target.labels ?? []
        let name = target.labels == nil ? Self.unlabelled[target.name] ?? target.name : ObjectiveCName.method(target.name, labels)
        if index.facts.types[lastComponent(owner)] == nil,
            owner.hasSuffix("Delegate") || owner.hasSuffix("DataSource") || owner.hasSuffix("Actions")
        {
            return "Selector(\"\(name)\")"
        }
        return reference(name, owner, target)
    }

    private func reference(_ name: String, _ owner: String, _ target: Target) -> String {
        let labels = target.labels.map { labels in labels.isEmpty ? "" : "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
        let cast = target.cast.map { " as (\(owner)) -> \($0.oneLine)" } ?? ""
        return "Selector(\"\(name)\", \(owner).\(target.name)\(labels)\(cast))"
    }

    private func matches(_ member: MemberFacts, _ target: Target) -> Bool {
        guard member.name == target.name, let labels = member.labels else { return false }
        return target.labels.map { $0 == labels } ?? true
    }

    /// UIKit's methods with parameters that sources name without labels.
    private static let unlabelled = [
        "copy": "copy:", "cut": "cut:", "paste": "paste:", "select": "select:", "selectAll": "selectAll:", "delete": "delete:",
        "endEditing": "endEditing:", "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:",
        "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
        "traitCollectionDidChange": "traitCollectionDidChange:", "sendEvent": "sendEvent:",
    ]

    private func accessor(_ target: Target, isSetter: Bool) -> String? {
        guard let owner = owner(target.base) else { return nil }
        let lineage = index.facts.lineage(of: lastComponent(owner))
        let found = lineage.flatMap(\.members).first { $0.key == target.name }
        let property = found?.objectiveCName ?? ObjectiveCName.key(target.name)
        let name = isSetter ? ObjectiveCName.setter(property) : found == nil ? target.name : property
        let isGeneric = lineage.first?.isGeneric == true || scopes.contains(where: \.isGeneric)
        if found?.isExposed == true, !isGeneric { return "Selector(\"\(name)\")" }
        let method = isSetter ? "{ o.\(target.name) = $0 }" : "{ o.\(target.name) }"
        return "Selector(\"\(name)\", { (o: \(owner)) in \(method) })"
    }
}

extension DeclNameArgumentsSyntax {
    /// nil for `_`.
    var labels: [String?] { arguments.map { $0.name.text == "_" ? nil : $0.name.text } }
}

extension TypeSyntax {
    /// The texts of the parameters of a method's type: `["Int"]` of `(Type) -> (Int) -> Void` and of `(Int) -> Void`.
    fileprivate var parameterTypes: [String]? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.parameterTypes
        }
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { return TypeSyntax(inner).parameterTypes }
        return function.parameters.map(\.type.castText)
    }
}
