internal import SwiftSyntax

// Optional requirements leave their protocol. An extension has a closure for each, which is nil unless the object's class has the method.
extension TranslationVisitor {
    func translateProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc") else { return }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        if !inherited.contains(where: { ["class", "AnyObject", "NSObjectProtocol"].contains($0) }) {
            let text = inherited.isEmpty ? ": AnyObject" : ", AnyObject"
            let last = node.inheritanceClause.map { Syntax($0) } ?? Syntax(node.name)
            edits.insert(text, at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        var closures: [String] = []
        var found: [MemberFacts] = []
        for member in node.memberBlock.members.flatMap(\.allItems) {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
                found.append(function.facts(isExposed: true, isInExtension: false, defaultAccess: nil))
            } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
                for binding in variable.bindings {
                    guard let facts = variable.facts(binding, isExposed: true, isInExtension: false, defaultAccess: nil) else { continue }
                    closures.append(property(facts))
                }
            } else {
                continue
            }
            blank(member.decl)
            note(member.decl, "optional", "an optional requirement becomes a closure that may be nil")
        }
        let overloaded = Dictionary(grouping: found, by: \.key).filter { $0.value.count > 1 }
        closures += found.map { overloaded[$0.key] == nil ? closure($0) : method($0) }
        guard !closures.isEmpty, !node.memberBlock.rightBrace.isMissing else { return }
        let access = node.modifiers.access.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
        edits.insert(
            "; \(access)extension \(node.name.text) { \(closures.joined(separator: "; ")) }",
            at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private func closure(_ facts: MemberFacts) -> String {
        let parameters = facts.parameters ?? []
        let types = parameters.map(\.closureType).joined(separator: ", ")
        let names = parameters.map { "\($0.name): \($0.closureType)" }.joined(separator: ", ")
        let arguments = parameters.map { "\($0.name) as Any?" }.joined(separator: ", ")
        let result = facts.result ?? "Void"
        return "var \(facts.optionalName): ((\(types)) -> \(result))? { Selector._optionalMethod(\"\(facts.objectiveCName)\", of: self)"
            + ".map { m in { (\(names)) -> \(result) in m.call([\(arguments)]) } } }"
    }

    /// Several requirements of one name, which differ in types alone: a method for each, whose result is nil if the object lacks it.
    private func method(_ facts: MemberFacts) -> String {
        let parameters = facts.parameters ?? []
        let names = parameters.map { "_ \($0.name): \($0.closureType)" }.joined(separator: ", ")
        let arguments = parameters.map { "\($0.name) as Any?" }.joined(separator: ", ")
        let result = facts.result ?? "Void"
        return "@discardableResult func \(facts.optionalName)(\(names)) -> (\(result))\(result.hasSuffix("?") ? "" : "?") { "
            + "Selector._optionalMethod(\"\(facts.objectiveCName)\", of: self).map { m -> \(result) in m.call([\(arguments)]) }"
            + "\(result.hasSuffix("?") ? " ?? nil" : "") }"
    }

    private func property(_ facts: MemberFacts) -> String {
        let type = facts.result ?? "Any"
        return "var \(facts.name): (\(type))? { Selector._optionalMethod(\"\(facts.objectiveCName)\", of: self).map { $0.call([]) } }"
    }

    /// `x.method?(…)` and `x.method!(…)`.
    func translateOptionalCall(_ node: FunctionCallExprSyntax) {
        let inner: ExprSyntax
        let mark: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (inner, mark) = (chain.expression, chain.questionMark)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (inner, mark) = (unwrap.expression, unwrap.exclamationMark)
        } else {
            return
        }
        guard let member = inner.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil else { return }
        let labels = node.arguments.map { $0.label?.text } + (node.trailingClosure == nil ? [] : [nil])
        let name = member.declName.baseName.text
        let key = name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        if let requirement = index.optionalRequirements[key] {
            replace(member.declName.baseName, with: requirement.optionalName)
            if index.overloadedOptionalKeys.contains(key) { edits.blank(mark.bytes, in: source) }
            castFromAnyObject(member, to: key)
            for argument in node.arguments {
                guard let label = argument.label, argument.colon != nil else { continue }
                edits.blank(label.positionAfterSkippingLeadingTrivia.utf8Offset..<argument.expression.bytes.lowerBound, in: source)
            }
            note(node, "optional", "\(name) is called if it is there")
        } else if labels.contains(where: { $0 != nil }) || Self.systemNames.contains(name) {
            edits.blank(mark.bytes, in: source)
            note(node, "optional", "\(name) has a default here and is always called")
        }
    }

    /// `x?.method?(…)` with `x` of type `AnyObject?`, whose methods Objective-C finds by name: `(x as? P)?.method?(…)`.
    private func castFromAnyObject(_ member: MemberAccessExprSyntax, to key: String) {
        guard let chain = member.base?.as(OptionalChainingExprSyntax.self), let owner = index.optionalOwners[key] else { return }
        let name: String
        if let reference = chain.expression.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
        } else if let access = chain.expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
            name = access.declName.baseName.text
        } else {
            return
        }
        guard let type, index.facts.lineage(of: type.name).lazy.compactMap({ $0.propertyTypes[name] }).first == "AnyObject" else { return }
        edits.insert("(", at: chain.expression.bytes.lowerBound)
        edits.insert(" as? \(owner))", at: chain.expression.bytes.upperBound)
    }

    /// `x.method(_:label:)`, and `x.method` compared with nil or bound.
    func translateOptionalReference(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        let found: MemberFacts?
        if let labels = node.declName.argumentNames?.labels {
            found = index.optionalRequirements[name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"]
        } else if node.parent?.is(InitializerClauseSyntax.self) == true
            && node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
            || node.isComparedWithNil
        {
            found = index.onlyOptionalMethod(named: name)
        } else {
            return
        }
        guard let found, found.parameters != nil, node.base != nil,
            node.parent?.is(LabeledExprSyntax.self) != true || node.declName.argumentNames != nil
        else { return }
        replace(node.declName, with: found.optionalName)
        note(node, "optional", "\(name) is nil unless the object's class has it")
    }

    /// `delegate?.window??.x`: UIKit's requirement is optional, ours has a default.
    func translateWindowOfDelegate(_ node: OptionalChainingExprSyntax) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            let member = inner.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window"
        else { return }
        edits.blank(node.questionMark.bytes, in: source)
        note(node, "optional", "window is a requirement with a default here")
    }

    /// Optional methods of UIKit's delegates whose parameters have no labels.
    private static let systemNames: Set<String> = [
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
        "scrollViewDidChangeAdjustedContentInset", "viewForZooming", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
        "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear", "textFieldShouldReturn",
        "textFieldDidChangeSelection", "gestureRecognizerShouldBegin", "numberOfSections", "animationDidStart", "layoutSublayers",
        "layerWillDraw", "display", "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "applicationWillTerminate", "sectionIndexTitles", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "presentationControllerDidDismiss", "animationEnded",
    ]
}

extension MemberFacts {
    /// The name of an optional requirement's closure: `_optional2_pager_didShow`.
    var optionalName: String {
        "_optional\(parameters?.count ?? 0)_" + ([name] + (labels ?? []).compactMap { $0 }).joined(separator: "_")
    }
}

extension MemberBlockItemSyntax {
    /// The item, or those inside a condition.
    var allItems: [MemberBlockItemSyntax] {
        guard let conditional = decl.as(IfConfigDeclSyntax.self) else { return [self] }
        return conditional.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
            guard case .decls(let items)? = clause.elements else { return [] }
            return items.flatMap(\.allItems)
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether the parent is a comparison with nil.
    fileprivate var isComparedWithNil: Bool {
        guard let list = parent?.as(ExprListSyntax.self) else { return false }
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == id }), index + 2 < elements.count else { return false }
        let mark = elements[index + 1].trimmedDescription
        return (mark == "!=" || mark == "==") && elements[index + 2].is(NilLiteralExprSyntax.self)
    }
}
