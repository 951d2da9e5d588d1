internal import SwiftSyntax

// Swift overrides only what class bodies declare: a method in the class's body calls the renamed one in the extension.
extension TranslationVisitor {
    private func forwardedName(_ facts: MemberFacts, of owner: String) -> String { DispatchedMember.name(facts.name, in: owner) }

    func renameForwarded(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.isExtension else { return }
        let facts = node.facts(isExposed: isExposed(node.attributes, node.modifiers), isInExtension: true, defaultAccess: nil)
        // A method whose implementation may be changed gets two names.
        rename(facts, isExchangeable(node, facts) ? nil : node.name, node.modifiers, node)
    }

    func renameForwarded(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.isExtension, node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let facts = node.facts(binding, isExposed: false, isInExtension: true, defaultAccess: nil)
        else { return }
        if facts.observers != nil, let forwarded = index.forwarded[scope.key]?[facts.overloadKey]?.first {
            return moveObservers(node, binding, forwarded, of: scope.key)
        }
        rename(facts, pattern.identifier, node.modifiers, node)
    }

    private func rename(_ facts: MemberFacts, _ name: TokenSyntax?, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) {
        guard let scope = scopes.last else { return }
        if facts.isOverride, facts.isUnavailable == true {
            blank(node)
            return note(node, "override", "\(facts.name) is left out: it is unavailable, and an extension cannot override it")
        }
        guard let forwarded = index.forwarded[scope.key]?[facts.overloadKey]?.first else {
            if facts.isOverride {
                refuse(
                    node, "override",
                    "'\(facts.name)' is overridden in an extension of \(scope.name), a class of another module: override it in a subclass")
            }
            return
        }
        if let modifier = modifiers.first(where: { $0.name.text == "override" }) { blank(modifier) }
        if let modifier = modifiers.first(where: { $0.name.text == "open" }) { edits.replace(modifier.bytes, with: "public", in: source) }
        if let name { replace(name, with: forwardedName(forwarded, of: scope.key)) }
        note(node, "override", "\(facts.name) moves behind a method in the body of \(scope.name)")
    }

    /// Observers of an inherited property become methods, which those in the class's body call.
    private func moveObservers(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ facts: MemberFacts, of owner: String) {
        guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors else { return }
        edits.blank(node.bytes.lowerBound..<block.leftBrace.bytes.upperBound, in: source)
        for accessor in accessors {
            let kind = accessor.accessorSpecifier.text
            let name = accessor.parameters?.name.text ?? (kind == "willSet" ? "newValue" : "oldValue")
            let end = accessor.body?.leftBrace.bytes.lowerBound ?? accessor.bytes.upperBound
            let type = facts.signature.trimmingPrefix(": ")
            edits.replace(
                accessor.bytes.lowerBound..<end, with: "func \(forwardedName(facts, of: owner))_\(kind)(_ \(name): \(type)) ", in: source)
        }
        blank(block.rightBrace)
        note(node, "override", "the observers of \(facts.name) move behind a property in the body of \(TypeKey.path(owner))")
    }

    func addForwarders() {
        guard let scope = scopes.last, scope.isClass, let members = index.forwarded[scope.key] else { return }
        for facts in members.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
            let access = facts.access == "internal" ? "" : (facts.access == "private" ? "fileprivate" : facts.access) + " "
            let override = facts.isOverride && !isKeyValueRequirement(facts.key, in: scope.key) ? "override " : ""
            let name = forwardedName(facts, of: scope.key)
            let declared = facts.name.escapedName + facts.signature
            let kind = facts.isStatic ? "class " : ""
            if let parameters = facts.parameters {
                let arguments = parameters.map { parameter in
                    (parameter.label.map { "\($0): " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
                }
                let attempt = facts.isThrowing ? "try " : ""
                let wait = facts.signature.contains(") async") ? "await " : ""
                let discardable = facts.result == nil ? "" : "@discardableResult "
                let call = "\(attempt)\(wait)\(name)(\(arguments.joined(separator: ", ")))"
                addMember("\(discardable)\(access)\(override)\(kind)func \(declared) { \(call) }", condition: facts.condition)
            } else if let observers = facts.observers {
                let parameters = ["willSet": "newValue", "didSet": "oldValue"]
                let body = observers.map { "\($0) { \(name)_\($0)(\(parameters[$0] ?? "")) }" }.joined(separator: " ")
                addMember("\(access)\(override)\(kind)var \(declared) { \(body) }", condition: facts.condition)
            } else {
                let body = facts.isSettable ? "get { \(name) } set { \(name) = newValue }" : name
                addMember("\(access)\(override)\(kind)var \(declared) { \(body) }", condition: facts.condition)
            }
        }
    }
}
