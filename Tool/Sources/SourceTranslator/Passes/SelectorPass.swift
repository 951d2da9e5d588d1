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
        case nil: text = target.name == "init" ? initializer(target) : method(target)
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
        // A closure goes on naming its parameter.
        let object = target.base?.oneLine ?? ""
        replace(node, with: object.contains("$") ? "\(selectorType)._named(\(text), for: \(object))" : text)
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
            return Target(base: nil, name: reference.baseName.plainText, labels: reference.argumentNames?.labels)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        return Target(base: member.base, name: member.declName.baseName.plainText, labels: member.declName.argumentNames?.labels)
    }

    /// An initializer has a name alone: nothing calls it by a selector.
    private func initializer(_ target: Target) -> String { "\(selectorType)(\"\(ObjectiveCName.method("init", target.labels ?? []))\")" }

    /// The name of the type of selectors, which a type of the module may have too.
    var selectorType: String { index.hasTypeNamed("Selector") ? "_Selector" : "Selector" }

    /// A type that has the member, and its name in an expression.
    private struct Owner {
        let key: String
        let text: String
        var isType = false
    }

    /// nil for an instance of unknown type.
    private func owner(_ base: ExprSyntax?) -> Owner? {
        guard let base else { return type.map { Owner(key: $0.key, text: $0.name) } }
        let text = base.oneLine
        if ["self", "Self"].contains(text) { return type.map { Owner(key: $0.key, text: $0.name) } }
        if let path = base.typePath, let first = path.split(separator: ".").first, !isLocal(String(first), around: base),
            !scopes.contains(where: { index.propertyType(String(first), of: $0.key) != nil })
        {
            // A type in the text of the source: generic arguments stay.
            return Owner(key: key(of: path, at: base), text: text, isType: true)
        }
        guard let receiver = receiver(base) else { return nil }
        return Owner(key: receiver.key, text: TypeKey.path(receiver.key).escapedPath)
    }

    private func method(_ target: Target) -> String? {
        let owner = owner(target.base)
        let known = owner.map { owner in index.lineage(of: owner.key, declaring: target.name) } ?? []
        var candidates = known.flatMap { key -> [MemberFacts] in
            guard let type = index.types[key] else { return [] }
            return index.ownMembers(named: target.name, of: key).compactMap { exposed($0, of: key, type, target) }
                + type.optionalRequirements.filter { matches($0, target) }
        }
        if candidates.isEmpty, let owner {
            candidates = index.hierarchy.conformances(of: owner.key).flatMap { name in
                LibraryFacts.shared.requirements.filter { $0.owner == name && matches($0.member, target) }.map(\.member)
            }
        }
        if candidates.isEmpty, owner == nil {
            let all = (index.exposedByName[target.name] ?? []).filter { matches($0, target) }
            if Set(all.map(\.objectiveCName)).count == 1 { candidates = [all[0]] }
        }
        if candidates.count > 1, let types = target.cast?.parameterTypes {
            let wanted = types.map { plain($0) }
            let fitting = candidates.filter { $0.parameters?.map { plain($0.type) } == wanted }
            candidates = fitting.isEmpty ? candidates.filter { $0.parameters?.count == types.count } : fitting
        }
        if let found = candidates.first {
            // Conditions of the compiler may choose between names.
            let names = candidates.filter { $0.overloadKey == found.overloadKey && $0.condition != nil }.map(\.objectiveCName)
            if let owner, found.condition != nil, Set(names).count > 1, !found.isStatic {
                return "\(selectorType)._present(in: \(owner.text).self, [\(names.map { "\"\($0)\"" }.joined(separator: ", "))])"
            }
            guard let owner else { return "\(selectorType)(\"\(found.objectiveCName)\")" }
            // A method of the type is one of the class object.
            if found.isStatic {
                let arguments = (found.parameters ?? []).enumerated().map { index, parameter in
                    (parameter.label.map { "\($0): " } ?? "") + "a[\(index)] as \(parameter.type)"
                }
                let call = "\(owner.text).\(found.name)(\(arguments.joined(separator: ", ")))"
                let body = found.result == nil ? "\(call); return nil" : call
                let type = "\(owner.text).self"
                return "\(selectorType)(_classMethod: \"\(found.objectiveCName)\", of: \(type), \(arguments.count)) { a in \(body) }"
            }
            // No table has the methods of generic classes that were never asked for.
            let isGeneric = index.types[owner.key]?.isGeneric == true || scopes.contains(where: \.isGeneric)
            if !isGeneric || isRequirement(found) { return "\(selectorType)(\"\(found.objectiveCName)\")" }
            return reference(found.objectiveCName, owner.text, target)
        }
        guard let owner else { return nil }
        let labels = target.labels ?? []
        let name = target.labels == nil ? Self.unlabeled[target.name] ?? target.name : ObjectiveCName.method(target.name, labels)
        if index.types[owner.key] == nil,
            owner.key.hasSuffix("Delegate") || owner.key.hasSuffix("DataSource") || owner.key.hasSuffix("Actions")
        {
            return "\(selectorType)(\"\(name)\")"
        }
        if Self.classMethods.contains("\(owner.key) \(name)") { return "\(selectorType)(\"\(name)\")" }
        return reference(name, owner.text, target)
    }

    /// The class methods of UIKit whose implementation may be changed; no object has them.
    private static let classMethods: Set = ["UIFont systemFontOfSize:", "UIFont systemFontOfSize:weight:", "UIFont boldSystemFontOfSize:"]

    /// A member that a selector names, with the name by which Objective-C finds it: that of the requirement that it fulfills.
    private func exposed(_ member: MemberFacts, of key: String, _ type: TypeFacts, _ target: Target) -> MemberFacts? {
        guard matches(member, target) else { return nil }
        if type.isProtocol { return member }
        if member.isExposed, !member.isOverride { return member }
        return index.witnessed(by: member, of: key) ?? (member.isExposed ? member : nil)
    }

    private func isRequirement(_ member: MemberFacts) -> Bool {
        index.requirements[member.key]?.contains { $0.member == member } == true
    }

    /// A parameter's type as declarations write it, with aliases resolved.
    private func plain(_ text: String) -> String {
        let plain = text.plainTypeText
        if plain.hasPrefix("["), plain.hasSuffix("]") { return "[" + self.plain(String(plain.dropFirst().dropLast())) + "]" }
        let suffix = plain.hasSuffix("?") ? "?" : ""
        let name = suffix.isEmpty ? plain : String(plain.dropLast())
        guard let alias = index.alias(name, in: type?.key, file: options.fileTag) else { return plain }
        return self.plain(alias) + suffix
    }

    private func reference(_ name: String, _ owner: String, _ target: Target) -> String {
        let labels = target.labels.map { labels in labels.isEmpty ? "" : "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
        let cast = target.cast.map { " as (\(owner)) -> \($0.oneLine)" } ?? ""
        return "\(selectorType)(\"\(name)\", \(owner).\(target.name)\(labels)\(cast))"
    }

    private func matches(_ member: MemberFacts, _ target: Target) -> Bool {
        guard member.name == target.name, let labels = member.labels else { return false }
        return target.labels.map { $0 == labels } ?? true
    }

    /// UIKit's methods with parameters that sources name without labels.
    private static let unlabeled = [
        "copy": "copy:", "cut": "cut:", "paste": "paste:", "select": "select:", "selectAll": "selectAll:", "delete": "delete:",
        "endEditing": "endEditing:", "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:",
        "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
        "traitCollectionDidChange": "traitCollectionDidChange:", "sendEvent": "sendEvent:",
    ]

    private func accessor(_ target: Target, isSetter: Bool) -> String? {
        guard let owner = owner(target.base) else { return nil }
        let found = index.member(target.name, of: owner.key)
        let property = found?.objectiveCName ?? ObjectiveCName.key(target.name)
        let name =
            isSetter
            ? found?.setterName ?? ObjectiveCName.setter(property) : found == nil ? target.name : found?.getterName ?? property
        let isGeneric = index.types[owner.key]?.isGeneric == true || scopes.contains(where: \.isGeneric)
        if found?.isExposed == true, !isGeneric { return "\(selectorType)(\"\(name)\")" }
        let method = isSetter ? "{ o.\(target.name) = $0 }" : "{ o.\(target.name) }"
        return "\(selectorType)(\"\(name)\", { (o: \(owner.text)) in \(method) })"
    }
}

extension DeclNameArgumentsSyntax {
    /// nil for `_`.
    var labels: [String?] { arguments.map { $0.name.text == "_" ? nil : $0.name.plainText } }
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
