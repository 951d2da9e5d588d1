internal import SwiftSyntax

// In a module that changes implementations of methods, an `@objc` method asks for its present implementation, and its own is a method that
// nothing overrides.
extension TranslationVisitor {
    func implementationName(of facts: MemberFacts, in type: String) -> String {
        "_kinoraOwn_\(TypeKey.identifier(type))_\(facts.name)"
    }

    func translateExchangeable(_ node: FunctionDeclSyntax) {
        guard let scope = type, node.body != nil else { return }
        let facts = node.facts(
            isExposed: isExposed(node.attributes, node.modifiers), isInExtension: scope.isExtension, defaultAccess: nil)
        guard isExchangeable(node, facts), asksForReplacement(node) else { return }
        let name =
            index.witnessed(by: facts, of: scope.key)?.objectiveCName ?? overridden(facts, in: scope.key)?.objectiveCName
            ?? facts.objectiveCName
        let parameters = node.signature.parameterClause.parameters
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let arguments = zip(parameters, names).map { ($0.firstName.text == "_" ? "" : "\($0.firstName.text): ") + $1 }
        let call = "\(implementationName(of: facts, in: scope.key))(\(arguments.joined(separator: ", ")))"
        let attempt = facts.isThrowing ? "try " : ""
        // The method as it was declared, with another body; the body goes on under another name.
        let isForwarded = scope.isExtension && index.forwarded[scope.key]?[facts.overloadKey] != nil
        let attributes = node.attributes.filter { element in
            guard case .attribute(let attribute) = element else { return true }
            return !["objc", "IBAction", "objcMembers"].contains(attribute.attributeName.trimmedDescription)
        }.map(\.oneLine)
        let modifiers = node.modifiers.map(\.oneLine).filter { word in
            !["dynamic"].contains(word) && !(isForwarded && ["override", "open"].contains(word)) && !(scope.isExtension && word == "open")
        }
        let words = attributes + modifiers + (scope.isExtension && node.modifiers.has("open") ? ["public"] : [])
        let visible = isForwarded ? DispatchedMember.name(facts.name, in: scope.key) : node.name.text
        let declaration = (words + ["func"]).joined(separator: " ") + " \(visible)\(node.signature.oneLine)"
        let lookup = facts.isStatic ? "_classReplacement(of: \"+\(name)\"" : "_replacement(of: \"\(name)\""
        let replacement =
            "if let other = \(lookup), \(scope.name).self, on: self) { return other.call([\(names.joined(separator: ", "))]) }; "
        edits.insert("\(declaration) { \(replacement)return \(attempt)\(call) }; ", at: node.bytes.lowerBound)
        for modifier in node.modifiers where ["override", "open", "public", "dynamic", "final"].contains(modifier.name.text) {
            blank(modifier)
        }
        for case .attribute(let attribute) in node.attributes
        where ["IBAction", "objc"].contains(attribute.attributeName.trimmedDescription) { blank(attribute) }
        if !node.modifiers.has("static") { edits.insert("final ", at: node.funcKeyword.bytes.lowerBound) }
        replace(node.name, with: implementationName(of: facts, in: scope.key))
        note(node, "exchange", "\(node.name.text) may have its implementation changed")
    }

    /// Whether calls from Swift reach a changed implementation: of a dynamic method, of an extension's and of an override. Others are
    /// called directly, and only selectors find the change.
    func asksForReplacement(_ node: FunctionDeclSyntax) -> Bool {
        node.modifiers.has("dynamic") || node.modifiers.has("override") || scopes.last?.isExtension == true
    }

    // MARK: Properties

    func setterImplementationName(of facts: MemberFacts, in type: String) -> String {
        "_kinoraOwnSet_\(TypeKey.identifier(type))_\(facts.name)"
    }

    /// The accessors of a computed property whose implementations may be changed: the bodies of getter and setter go on as methods that
    /// nothing overrides.
    func translateExchangeable(_ node: VariableDeclSyntax) {
        guard let scope = type, let binding = node.bindings.first, let block = binding.accessorBlock,
            let facts = exchangeableProperty(node, binding), asksForReplacement(node), let type = binding.typeAnnotation?.type.oneLine
        else { return }
        let access = node.modifiers.isPrivate ? (node.modifiers.access ?? "private") + " " : ""
        let (getName, setName) = (implementationName(of: facts, in: scope.key), setterImplementationName(of: facts, in: scope.key))
        func lookup(_ name: String, _ arguments: String) -> String {
            "if let other = _replacement(of: \"\(name)\", \(scope.name).self, on: self) { return other.call([\(arguments)]) }; "
        }
        let getter = lookup(binding.getterName ?? facts.objectiveCName, "") + "return \(getName)()"
        let getDeclaration = "\(access)final func \(getName)() -> \(type)"
        let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        switch block.accessors {
        case .getter: edits.insert(" \(getter) }; \(getDeclaration) {", at: start)
        case .accessors(let accessors):
            let setter =
                lookup(binding.setterName ?? ObjectiveCName.setter(facts.objectiveCName), "newValue") + "\(setName)(newValue)"
            edits.insert(" get { \(getter) } \(facts.isSettable ? "set { \(setter) } " : "")}; ", at: start)
            for (index, accessor) in accessors.enumerated() {
                let isGetter = accessor.accessorSpecifier.text == "get"
                let parameter = accessor.parameters?.name.text ?? "newValue"
                let declaration = isGetter ? getDeclaration : "\(access)final func \(setName)(_ \(parameter): \(type))"
                let separator = index > 0 && !accessor.leadingTrivia.contains(where: \.isNewline) ? "; " : ""
                let end =
                    accessor.parameters?.endPositionBeforeTrailingTrivia ?? accessor.accessorSpecifier.endPositionBeforeTrailingTrivia
                edits.replace(accessor.bytes.lowerBound..<end.utf8Offset, with: separator + declaration, in: source)
            }
            blank(block.rightBrace)
        @unknown default: return
        }
        note(node, "exchange", "\(facts.name) may have its implementation changed")
    }

    /// The facts about a computed property of the present type whose accessors may have their implementations changed; nil for others.
    func exchangeableProperty(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> MemberFacts? {
        let mayChange = index.changesImplementations || node.modifiers.has("dynamic") && ["open", "public"].contains(node.modifiers.access)
        guard mayChange, let scope = scopes.last, scope.isClass, !scope.isGeneric, node.bindings.count == 1, binding.typeAnnotation != nil,
            isExposed(node.attributes, node.modifiers), !node.modifiers.has("override"), let block = binding.accessorBlock,
            let facts = node.facts(binding, isExposed: true, isInExtension: scope.isExtension, defaultAccess: nil), !facts.isStatic,
            index.dispatched[scope.key]?[facts.overloadKey] == nil
        else { return nil }
        guard case .accessors(let accessors) = block.accessors else { return facts }
        let areComputed = accessors.allSatisfy { accessor in
            ["get", "set"].contains(accessor.accessorSpecifier.text) && accessor.body != nil && accessor.effectSpecifiers == nil
                && accessor.attributes.isEmpty && accessor.modifier == nil
        }
        return areComputed ? facts : nil
    }

    func asksForReplacement(_ node: VariableDeclSyntax) -> Bool { node.modifiers.has("dynamic") || scopes.last?.isExtension == true }

    // MARK: Methods

    /// Whether a method of the present type may have its implementation changed.
    func isExchangeable(_ node: FunctionDeclSyntax, _ facts: MemberFacts) -> Bool {
        // Another module may change a dynamic method that it sees.
        let mayChange = index.changesImplementations || node.modifiers.has("dynamic") && ["open", "public"].contains(node.modifiers.access)
        guard mayChange, let scope = type, scope.isClass, !scope.isGeneric, index.dispatched[scope.key]?[facts.overloadKey] == nil
        else { return false }
        let isKnown = facts.isExposed && !facts.isOverride || overridden(facts, in: scope.key) != nil
        return isKnown && !facts.isThrowing && node.body != nil && !(facts.isStatic && facts.result == "Self")
            && node.genericParameterClause == nil && node.signature.effectSpecifiers?.asyncSpecifier == nil
            && !facts.hasUnpassableParameter
            && facts.parameters?.contains {
                $0.closureType.contains("->") && !$0.closureType.contains("@escaping") && !$0.type.hasSuffix("?")
            } == false
    }

    /// The method of the module's or of an imported one that a method overrides and Objective-C sees.
    func overridden(_ facts: MemberFacts, in type: String) -> MemberFacts? {
        guard facts.isOverride else { return nil }
        for ancestor in index.hierarchy.superclasses(of: type) {
            if let found = index.ownMembers(facts.key, of: ancestor).first(where: { $0.isExposed && !$0.isOverride }) { return found }
        }
        return nil
    }
}
