internal import SwiftSyntax

// Each class and extension registers its Objective-C methods by name, so that selectors made from strings find them.
extension TranslationVisitor {
    private static let editCommands: Set = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    func addToTable(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, !scopes.contains(where: \.isGeneric), node.genericParameterClause == nil else {
            return
        }
        let exposed = scope.exposesMembers || node.attributes.has("objc") || node.attributes.has("IBAction")
        let facts = node.facts(isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: nil)
        if facts.isStatic, facts.name.hasPrefix("keyPathsForValuesAffecting"), node.signature.parameterClause.parameters.isEmpty {
            add("$0.addClassMethod(\"\(facts.name)\", \(scope.name).self) { \(scope.name).\(facts.name)() }")
        }
        // UIKit asks which class has an edit command, so overrides count.
        let isEditCommand = facts.isOverride && Self.editCommands.contains(facts.objectiveCName)
        guard facts.isExposed || isEditCommand || index.optionalNames.contains(facts.objectiveCName), !facts.isStatic,
            !facts.isOverride || isEditCommand, node.signature.effectSpecifiers?.asyncSpecifier == nil, let parameters = facts.parameters,
            !parameters.contains(where: { $0.type == "..." || $0.type.hasPrefix("inout ") })
        else { return }
        if isEditCommand { note(node, "editCommand", "\(facts.name) is listed as an edit command of the class") }
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "a[\(index)] as \(parameter.type)"
        }
        let attempt = facts.isThrowing ? "try? " : ""
        let receiver = parameters.isEmpty ? "o, _" : "o, a"
        let call = "o.\(facts.name)(\(arguments.joined(separator: ", ")))"
        let statement = facts.isThrowing ? "_ = \(attempt)\(call)" : call
        // The type keeps the call from a protocol's optional requirement of the same name.
        let body = facts.result.map { $0 == "Self" ? "\(attempt)\(call)" : "\(attempt)(\(call) as \($0))" } ?? "\(statement); return nil"
        let exchangeable = isExchangeable(node, facts) ? ", isExchangeable: true" : ""
        add("$0.add(\"\(facts.objectiveCName)\", \(scope.name).self, \(parameters.count)\(exchangeable)) { \(receiver) in \(body) }")
    }

    func addToTable(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, !scopes.contains(where: \.isGeneric) else { return }
        let exposed = scope.exposesMembers || node.attributes.has("objc") || isDynamic(node)
        for binding in node.bindings {
            guard let facts = node.facts(binding, isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: nil),
                facts.isExposed || index.optionalNames.contains(facts.objectiveCName), !facts.isStatic, !facts.isOverride
            else { continue }
            let type = facts.result.map { " as \($0)" } ?? ""
            let getter = binding.getterName ?? facts.objectiveCName
            add("$0.add(\"\(getter)\", \(scope.name).self, 0) { o, _ in o.\(facts.name)\(type) }")
            guard facts.isSettable, node.bindingSpecifier.text == "var" else { continue }
            let setter = binding.setterName ?? ObjectiveCName.setter(facts.objectiveCName)
            let dynamic = isDynamic(node) ? ", isDynamic: true" : ""
            add("$0.add(\"\(setter)\", \(scope.name).self, 1\(dynamic)) { o, a in o.\(facts.name) = a[0]\(type); return nil }")
        }
    }

    private func add(_ entry: String) { scopes[scopes.count - 1].table.append(entry) }
}

extension PatternBindingSyntax {
    /// The name in `@objc(name) get`.
    var getterName: String? { name(of: "get") }
    var setterName: String? { name(of: "set") }

    private func name(of accessor: String) -> String? {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.text == accessor }?.attributes.objectiveCName
    }
}
