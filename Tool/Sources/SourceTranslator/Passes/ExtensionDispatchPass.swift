internal import SwiftSyntax

// Swift overrides no methods of extensions: one that the module's other extensions and classes override looks for these by the class of the
// object.
extension TranslationVisitor {
    /// Whether the member is dispatched, and was translated.
    func translateDispatched(_ node: FunctionDeclSyntax) -> Bool {
        guard let scope = scopes.last, scope.isClass else { return false }
        let facts = node.facts(isExposed: false, isInExtension: scope.isExtension, defaultAccess: nil)
        return dispatch(facts, node.name, node.modifiers, node)
    }

    func translateDispatched(_ node: VariableDeclSyntax) -> Bool {
        guard let scope = scopes.last, scope.isClass, node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock != nil,
            let facts = node.facts(binding, isExposed: false, isInExtension: scope.isExtension, defaultAccess: nil)
        else { return false }
        return dispatch(facts, pattern.identifier, node.modifiers, node)
    }

    private func dispatch(
        _ facts: MemberFacts, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol
    ) -> Bool {
        guard let scope = scopes.last, !facts.isStatic, let dispatched = index.dispatched[scope.key]?[facts.overloadKey] else {
            return false
        }
        if facts.isOverride {
            guard dispatched.overriders.contains(scope.key) else { return false }
            if let modifier = modifiers.first(where: { $0.name.text == "override" }) { blank(modifier) }
        } else {
            guard dispatched.base == scope.key, scope.isExtension, !dispatched.isImported else { return false }
            addDispatcher(dispatched)
        }
        if scope.isExtension, let modifier = modifiers.first(where: { $0.name.text == "open" }) {
            edits.replace(modifier.bytes, with: "public", in: source)
        }
        // Called from the dispatcher, in another file perhaps.
        if let modifier = modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }) {
            blank(modifier)
        }
        replace(name, with: dispatched.name(in: scope.key))
        note(node, "dispatch", "\(facts.name) of \(scope.name) is found by the class of the object")
        return true
    }

    private func addDispatcher(_ dispatched: DispatchedMember) {
        let member = dispatched.member
        let access = member.isPublic ? "public " : member.access == "internal" ? "" : "\(member.access) "
        let attempt = member.isThrowing ? "try " : ""
        func path(_ key: String) -> String { TypeKey.path(key).escapedPath }
        let own = dispatched.name(in: dispatched.base)
        let base = scopes.last?.name ?? path(dispatched.base)
        func lookup(_ name: String) -> String { "\(selectorType)._override(\"\(name)\", of: self, below: \(base).self)" }
        guard let parameters = member.parameters else {
            let reads = dispatched.overriders.map { "if let o = self as? \(path($0)) { return o.\(dispatched.name(in: $0)) }; " }.joined()
            let writes = dispatched.overriders.map {
                "if let o = self as? \(path($0)) { o.\(dispatched.name(in: $0)) = newValue; return }; "
            }.joined()
            var (otherReads, otherWrites) = ("", "")
            if dispatched.isOpen {
                otherReads =
                    "if let o = \(lookup(member.getterName ?? member.objectiveCName)) "
                    + "{ return \(attempt)o.\(member.isThrowing ? "callThrowing" : "call")([]) }; "
                let name = member.setterName ?? ObjectiveCName.setter(member.objectiveCName)
                otherWrites =
                    "if let o = \(lookup(name)) "
                    + "{ let _: Void = o.call([newValue as Any?]); return }; "
            }
            let setter = member.isSettable ? " set { \(otherWrites)\(writes)\(own) = newValue }" : ""
            let text = "\(access)var \(member.name.escapedName)\(member.signature) { get { \(otherReads)\(reads)return \(own) }\(setter) }"
            addMember(text, condition: member.condition)
            return
        }
        let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let calls = dispatched.overriders.map {
            "if let o = self as? \(path($0)) { return \(attempt)o.\(dispatched.name(in: $0))(\(arguments)) }; "
        }.joined()
        let discardable = member.result == nil ? "" : "@discardableResult "
        // Classes of other modules register theirs.
        var others = ""
        if dispatched.isOpen {
            let values = parameters.map { $0.name + " as Any?" }.joined(separator: ", ")
            let call = member.isThrowing ? "callThrowing" : "call"
            others = "if let o = \(lookup(member.objectiveCName)) { return \(attempt)o.\(call)([\(values)]) }; "
        }
        addMember(
            "\(discardable)\(access)func \(member.name.escapedName)\(member.signature) "
                + "{ \(others)\(calls)return \(attempt)\(own)(\(arguments)) }", condition: member.condition)
    }

    /// `super.method()` in an override calls the next one above: that with the labels of the call.
    func translateDispatchedSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let scope = type, let members = index.dispatchedByName[scope.key] else { return }
        let named = members[node.declName.baseName.plainText] ?? []
        guard !named.isEmpty else { return }
        let called = named.filter { dispatched in
            guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
                return node.declName.argumentNames.map { $0.labels == dispatched.member.labels } ?? true
            }
            guard let labels = dispatched.member.labels else { return false }
            let given = call.arguments.map { $0.label?.plainText }
            if dispatched.member.isVariadic { return given.prefix(labels.count).first == labels.first || given.isEmpty }
            let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
            return labels.count == given.count + closures && Array(labels.prefix(given.count)) == given
        }
        // An override's own overload comes first where labels do not decide.
        let around = node.enclosingMember.flatMap { $0.facts(isExposed: false, isInExtension: true, defaultAccess: nil).overloadKey }
        guard let dispatched = called.first(where: { $0.member.overloadKey == around }) ?? called.first ?? named.first else { return }
        let overriders = Set(dispatched.overriders + dispatched.importedOverriders)
        let above = index.hierarchy.superclasses(of: scope.key).first(where: overriders.contains) ?? dispatched.base
        // A type's own module knows it without the module's name.
        let own = index.isImported(above) ? String(above.drop { $0 != "." }.dropFirst()) : above
        replace(node, with: dispatched.name(in: own))
        note(node, "dispatch", "super calls that of \(TypeKey.path(above))")
    }
}

extension SyntaxProtocol {
    /// The method around a node.
    fileprivate var enclosingMember: FunctionDeclSyntax? {
        var current = parent
        while let next = current {
            if let function = next.as(FunctionDeclSyntax.self), function.isMember { return function }
            current = next.parent
        }
        return nil
    }
}
