internal import SwiftSyntax

/// A member of the module's extension of a class of another module, and the classes that override it.
struct DispatchedMember: Sendable {
    let member: MemberFacts
    let base: String
    /// Subclasses before their superclasses.
    let overriders: [String]

    static func name(_ name: String, in type: String) -> String { "_kinora_\(type)_\(name)" }

    /// The members of a module that are dispatched, by the type that has the base or an override, and the key.
    static func all(in facts: ModuleFacts) -> [String: [String: DispatchedMember]] {
        var overriders: [String: [String: [String]]] = [:]
        for (name, type) in facts.types {
            for member in type.members where member.isOverride && !member.isStatic && member.isUnavailable != true {
                let base = ClassHierarchy.ancestors(of: name, facts).first { ancestor in
                    facts.types[ancestor]?.isProtocol != true
                        && facts.types[ancestor]?.members.contains { $0.key == member.key && !$0.isOverride } == true
                }
                guard let base, facts.types[base]?.isClass == false else { continue }
                overriders[base, default: [:]][member.key, default: []].append(name)
            }
        }
        var result: [String: [String: DispatchedMember]] = [:]
        for (base, members) in overriders {
            for (key, names) in members {
                guard let member = facts.types[base]?.members.first(where: { $0.key == key && !$0.isOverride && $0.isInExtension }) else {
                    continue
                }
                let depths = Dictionary(uniqueKeysWithValues: Set(names).map { ($0, ClassHierarchy.ancestors(of: $0, facts).count) })
                let sorted = depths.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
                let dispatched = DispatchedMember(member: member, base: base, overriders: sorted)
                for type in sorted + [base] { result[type, default: [:]][key] = dispatched }
            }
        }
        return result
    }
}

// Swift overrides no methods of extensions: one that the module's other extensions and classes override looks for these by the class of the
// object.
extension TranslationVisitor {
    /// Whether the member is dispatched, and was translated.
    func translateDispatched(_ node: FunctionDeclSyntax) -> Bool {
        guard let scope = scopes.last, scope.isClass else { return false }
        return dispatch(node.facts(isExposed: false, isInExtension: scope.isExtension, defaultAccess: nil), node.name, node.modifiers, node)
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
        guard let scope = scopes.last, !facts.isStatic, let dispatched = index.dispatched[scope.name]?[facts.key] else { return false }
        if facts.isOverride {
            guard dispatched.overriders.contains(scope.name) else { return false }
            if let modifier = modifiers.first(where: { $0.name.text == "override" }) { blank(modifier) }
        } else {
            guard dispatched.base == scope.name, scope.isExtension else { return false }
            addDispatcher(dispatched)
        }
        if scope.isExtension, let modifier = modifiers.first(where: { $0.name.text == "open" }) {
            edits.replace(modifier.bytes, with: "public", in: source)
        }
        // Called from the dispatcher, in another file perhaps.
        if let modifier = modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }) {
            blank(modifier)
        }
        replace(name, with: DispatchedMember.name(facts.name, in: scope.name))
        note(node, "dispatch", "\(facts.name) of \(scope.name) is found by the class of the object")
        return true
    }

    private func addDispatcher(_ dispatched: DispatchedMember) {
        let member = dispatched.member
        let access = ["public", "open"].contains(member.access) ? "public " : member.access == "internal" ? "" : "\(member.access) "
        let attempt = member.isThrowing ? "try " : ""
        func own(_ type: String) -> String { DispatchedMember.name(member.name, in: type) }
        guard let parameters = member.parameters else {
            let reads = dispatched.overriders.map { "if let o = self as? \($0) { return o.\(own($0)) }; " }.joined()
            let writes = dispatched.overriders.map { "if let o = self as? \($0) { o.\(own($0)) = newValue; return }; " }.joined()
            let setter = member.isSettable ? " set { \(writes)\(own(dispatched.base)) = newValue }" : ""
            scopes[scopes.count - 1].additions.append(
                "\(access)var \(member.name)\(member.signature) { get { \(reads)return \(own(dispatched.base)) }\(setter) }")
            return
        }
        let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let calls = dispatched.overriders.map { "if let o = self as? \($0) { return \(attempt)o.\(own($0))(\(arguments)) }; " }.joined()
        let discardable = member.result == nil ? "" : "@discardableResult "
        scopes[scopes.count - 1].additions.append(
            "\(discardable)\(access)func \(member.name)\(member.signature) { \(calls)return \(attempt)\(own(dispatched.base))(\(arguments)) }"
        )
    }

    /// `super.method()` in an override calls the next one above.
    func translateDispatchedSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let scope = type,
            let dispatched = index.dispatched[scope.name]?.values.first(where: { $0.member.name == node.declName.baseName.text })
        else { return }
        let ancestors = ClassHierarchy.ancestors(of: scope.name, index.facts)
        let above = ancestors.first { dispatched.overriders.contains($0) } ?? dispatched.base
        replace(node, with: DispatchedMember.name(dispatched.member.name, in: above))
        note(node, "dispatch", "super calls that of \(above)")
    }
}
