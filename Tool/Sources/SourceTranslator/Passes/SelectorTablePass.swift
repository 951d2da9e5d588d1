internal import SwiftSyntax

// Each class and extension registers its Objective-C methods by name, so that selectors made from strings find them.
extension TranslationVisitor {
    func addToTable(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, !scopes.contains(where: \.isGeneric), node.genericParameterClause == nil else {
            return
        }
        let exposed = scope.exposesMembers || node.attributes.has("objc") || node.attributes.has("IBAction")
        let facts = node.facts(isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: nil)
        guard facts.isExposed || index.optionalNames.contains(facts.objectiveCName), !facts.isStatic, !facts.isOverride,
            node.signature.effectSpecifiers?.asyncSpecifier == nil, let parameters = facts.parameters,
            !parameters.contains(where: { $0.type == "..." || $0.type.hasPrefix("inout ") })
        else { return }
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "a[\(index)] as \(parameter.type)"
        }
        let attempt = facts.isThrowing ? "try? " : ""
        let receiver = parameters.isEmpty ? "o, _" : "o, a"
        let call = "o.\(facts.name)(\(arguments.joined(separator: ", ")))"
        let statement = facts.isThrowing ? "_ = \(attempt)\(call)" : call
        // The type keeps the call from a protocol's optional requirement of the same name.
        let body = facts.result.map { $0 == "Self" ? "\(attempt)\(call)" : "\(attempt)(\(call) as \($0))" } ?? "\(statement); return nil"
        add("$0.add(\"\(facts.objectiveCName)\", \(scope.name).self, \(parameters.count)) { \(receiver) in \(body) }")
    }

    func addToTable(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, !scopes.contains(where: \.isGeneric) else { return }
        let exposed = scope.exposesMembers || node.attributes.has("objc")
        for binding in node.bindings {
            guard let facts = node.facts(binding, isExposed: exposed, isInExtension: scope.isExtension, defaultAccess: nil),
                facts.isExposed || index.optionalNames.contains(facts.objectiveCName), !facts.isStatic, !facts.isOverride,
                let type = facts.result
            else { continue }
            let getter = binding.getterName ?? facts.objectiveCName
            add("$0.add(\"\(getter)\", \(scope.name).self, 0) { o, _ in o.\(facts.name) as \(type) }")
            guard facts.isSettable, node.bindingSpecifier.text == "var" else { continue }
            let setter = binding.setterName ?? ObjectiveCName.setter(facts.objectiveCName)
            add("$0.add(\"\(setter)\", \(scope.name).self, 1) { o, a in o.\(facts.name) = a[0] as \(type); return nil }")
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
