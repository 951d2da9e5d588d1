internal import SwiftSyntax

// Each class and extension registers its Objective-C methods by name, so that selectors made from strings find them.
extension TranslationVisitor {
    private static let editCommands: Set = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    /// Whether a member of the innermost type has a name in Objective-C of its own; private members of `@objcMembers` have none.
    func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope = scopes.last else { return false }
        if attributes.has("nonobjc") { return false }
        return attributes.isExposed || scope.exposesMembers && (!scope.hidesPrivateMembers || !modifiers.isPrivate)
    }

    func addToTable(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, node.genericParameterClause == nil, !(scope.isGeneric && scope.isExtension),
            !node.attributes.isUnavailable, !node.attributes.has("NSManaged")
        else { return }
        var facts = node.facts(
            isExposed: isExposed(node.attributes, node.modifiers), isInExtension: scope.isExtension, defaultAccess: nil)
        if !node.attributes.isExposed, !isRepresentable(facts, at: node) { facts.isExposed = false }
        if facts.isStatic {
            addClassMethod(node, facts, scope)
            return
        }
        // UIKit asks which class has an edit command, so overrides count.
        let isEditCommand = facts.isOverride && Self.editCommands.contains(facts.objectiveCName)
        let witnessed = node.attributes.objectiveCName == nil ? index.witnessed(by: facts, of: scope.key) : nil
        let dispatched = index.dispatched[scope.key]?[facts.overloadKey]
        let isDispatchedOverride = facts.isOverride && dispatched?.isOpen == true
        let isNew = facts.isExposed && !facts.isOverride || witnessed != nil || isDispatchedOverride
        // If implementations change, those of subclasses are found by their class.
        let exchangeable = isExchangeable(node, facts)
        guard isNew || isEditCommand || exchangeable, node.signature.effectSpecifiers?.asyncSpecifier == nil,
            let parameters = facts.parameters, !facts.hasUnpassableParameter
        else { return }
        if isEditCommand { note(node, "editCommand", "\(facts.name) is listed as an edit command of the class") }
        let name =
            witnessed?.objectiveCName ?? dispatched?.member.objectiveCName ?? overridden(facts, in: scope.key)?.objectiveCName
            ?? facts.objectiveCName
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "a[\(index)] as \(parameter.type)"
        }
        func body(_ method: String) -> String {
            let call = "o.\(method)(\(arguments.joined(separator: ", ")))"
            // The type keeps the call from a protocol's optional requirement of the same name.
            let typed = facts.result.map { $0 == "Self" ? call : "(\(call) as \($0))" }
            if facts.isThrowing { return "\(selectorType)._catching { " + (typed.map { "try \($0)" } ?? "try \(call); return nil") + " }" }
            return typed ?? "\(call); return nil"
        }
        let receiver = parameters.isEmpty ? "o, _" : "o, a"
        let own = isDispatchedOverride ? dispatched?.name(in: scope.key) ?? facts.name : facts.name
        let direct = asksForReplacement(node) ? implementationName(of: facts, in: scope.key) : facts.name
        let implementation = exchangeable ? ", implementation: { \(receiver) in \(body(direct)) }" : ""
        addEntry("t.add(\"\(name)\", \(scope.name).self, \(parameters.count)\(implementation)) { \(receiver) in \(body(own)) }")
    }

    /// A method of the class object, for keys that affect others and for targets that are classes.
    private func addClassMethod(_ node: FunctionDeclSyntax, _ facts: MemberFacts, _ scope: Scope) {
        let isDependency = facts.name.hasPrefix("keyPathsForValuesAffecting") && facts.parameters?.isEmpty == true
        let witnessed = index.witnessed(by: facts, of: scope.key)
        if !isDependency, isExchangeable(node, facts) { return addExchangeableClassMethod(node, facts, scope) }
        guard isDependency || facts.isExposed && !facts.isOverride || witnessed?.isStatic == true,
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            let parameters = facts.parameters, !facts.hasUnpassableParameter, facts.result != "Self"
        else { return }
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "a[\(index)] as \(parameter.type)"
        }
        let name = witnessed?.isStatic == true ? witnessed?.objectiveCName ?? facts.objectiveCName : facts.objectiveCName
        let call = (facts.isThrowing ? "try? " : "") + "\(scope.name).\(facts.name)(\(arguments.joined(separator: ", ")))"
        let body = facts.result == nil ? "\(facts.isThrowing ? "_ = " : "")\(call); return nil" : call
        let receiver = parameters.isEmpty ? "_" : "a"
        addEntry("t.addClassMethod(\"\(name)\", \(scope.name).self, \(parameters.count)) { \(receiver) in \(body) }")
    }

    private func addExchangeableClassMethod(_ node: FunctionDeclSyntax, _ facts: MemberFacts, _ scope: Scope) {
        guard let parameters = facts.parameters else { return }
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "a[\(index)] as \(parameter.type)"
        }
        func body(_ method: String) -> String {
            let call = "c.\(method)(\(arguments.joined(separator: ", ")))"
            return facts.result.map { "(\(call) as \($0))" } ?? "\(call); return nil"
        }
        let name =
            index.witnessed(by: facts, of: scope.key)?.objectiveCName ?? overridden(facts, in: scope.key)?.objectiveCName
            ?? facts.objectiveCName
        let receiver = parameters.isEmpty ? "c, _" : "c, a"
        let direct = asksForReplacement(node) ? implementationName(of: facts, in: scope.key) : facts.name
        addEntry(
            "t.addClassMethod(\"\(name)\", \(scope.name).self, \(parameters.count), implementation: { \(receiver) in \(body(direct)) }) "
                + "{ \(receiver) in \(body(facts.name)) }")
    }

    private func addClassProperty(_ facts: MemberFacts, _ scope: Scope, isSettable: Bool) {
        let (name, property) = (facts.objectiveCName, "\(scope.name).\(facts.name.escapedName)")
        addEntry("t.addClassMethod(\"\(name)\", \(scope.name).self, 0) { _ in \(property) }")
        guard isSettable else { return }
        let value = "a[0]" + (facts.result.map { " as \($0)" } ?? "")
        addEntry(
            "t.addClassMethod(\"\(ObjectiveCName.setter(name))\", \(scope.name).self, 1) { a in \(property) = \(value); return nil }")
    }

    func addToTable(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, !(scope.isGeneric && scope.isExtension) else { return }
        for binding in node.bindings {
            let exposed =
                isExposed(node.attributes, node.modifiers) && (node.attributes.isExposed || isRepresentable(binding, at: node))
            // A property without a written type may fulfill a requirement.
            guard let facts = node.facts(binding, isExposed: true, isInExtension: scope.isExtension, defaultAccess: nil),
                !facts.isOverride || index.dispatched[scope.key]?[facts.overloadKey]?.isOpen == true
            else { continue }
            if facts.isOverride, let dispatched = index.dispatched[scope.key]?[facts.overloadKey] {
                // An override of a property that another module's extension declares.
                let (base, own, type) = (dispatched.member, dispatched.name(in: scope.key), facts.result ?? "Any")
                addEntry("t.add(\"\(base.getterName ?? base.objectiveCName)\", \(scope.name).self, 0) { o, _ in o.\(own) as \(type) }")
                if facts.isSettable {
                    let name = base.setterName ?? ObjectiveCName.setter(base.objectiveCName)
                    addEntry("t.add(\"\(name)\", \(scope.name).self, 1) { o, a in o.\(own) = a[0] as \(type); return nil }")
                }
                continue
            }
            if facts.isStatic {
                if exposed { addClassProperty(facts, scope, isSettable: node.hasSetter(binding)) }
                continue
            }
            let witnessed = node.attributes.objectiveCName == nil ? index.witnessed(by: facts, of: scope.key) : nil
            guard exposed || witnessed != nil else { continue }
            let type = facts.result.map { " as \($0)" } ?? ""
            let name = witnessed?.objectiveCName ?? facts.objectiveCName
            let getter = binding.getterName ?? name
            // Without a written type a variable gets that of the class's own property, not of a protocol's extension.
            let value = type.isEmpty ? "let v = o.\(facts.name); return v" : "o.\(facts.name)\(type)"
            let exchangeable = exposed ? exchangeableProperty(node, binding) : nil
            let isAsked = exchangeable != nil && asksForReplacement(node)
            let ownGetter = isAsked ? "o.\(implementationName(of: facts, in: scope.key))()" : value
            let getterImplementation = exchangeable == nil ? "" : ", implementation: { o, _ in \(ownGetter) }"
            addEntry("t.add(\"\(getter)\", \(scope.name).self, 0\(getterImplementation)) { o, _ in \(value) }")
            if node.isObserved(isExposed: exposed) || node.attributes.has("NSManaged"), !scope.isGeneric {
                addEntry("t.addKeyPath(\"\(name)\") { \\\(scope.name).\(facts.name.escapedName) }")
            }
            // The class does not store a managed property: key-value coding sets the layer's value.
            guard node.hasSetter(binding), exchangeable == nil || facts.isSettable, !node.attributes.has("NSManaged") else { continue }
            let setter = binding.setterName ?? ObjectiveCName.setter(name)
            let dynamic = (node.isObserved(isExposed: exposed) ? ", isDynamic: true" : "") + (binding.isScalar ? ", takesNil: false" : "")
            let ownSetter =
                isAsked ? "o.\(setterImplementationName(of: facts, in: scope.key))(a[0]\(type))" : "o.\(facts.name) = a[0]\(type)"
            let setterImplementation = exchangeable == nil ? "" : ", implementation: { o, a in \(ownSetter); return nil }"
            addEntry(
                "t.add(\"\(setter)\", \(scope.name).self, 1\(dynamic)\(setterImplementation)) "
                    + "{ o, a in o.\(facts.name) = a[0]\(type); return nil }")
        }
    }
}
