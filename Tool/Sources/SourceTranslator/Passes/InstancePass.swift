internal import SwiftSyntax

// `T()` and `type.init()` of a class that is known at run time alone.
extension TranslationVisitor {
    /// `T()` of a generic parameter with a superclass, and `type.init()` of a parameter whose type is a class's.
    func translateInstance(_ node: FunctionCallExprSyntax) {
        if let frame = node.arguments.first, node.arguments.count == 1, frame.label?.text == "frame",
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base.first?.isLowercase == true,
            base != "self", base != "super"
        {
            edits.replace(node.bytes.lowerBound..<frame.bytes.lowerBound, with: "_instance(of: \(base), ", in: source)
            note(node, "instance", "an instance is made by its class")
            return
        }
        guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let superclass = superclass(ofParameter: name, around: node), isView(superclass) else { return }
            replaceInstance(node, name + ".self", name)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        {
            if base == "self" {
                if let name = type?.name, isView(name), isInTypeMethod(node) { replaceInstance(node, "self", "Self") }
            } else if let superclass = superclass(ofParameter: base, around: node) {
                if isView(superclass) { replaceInstance(node, base + ".self", base) }
            } else if let type = metatype(ofParameter: base, around: node),
                isView(superclass(ofParameter: type, around: node) ?? type)
            {
                replaceInstance(node, base, base)
            }
        }
    }

    /// Whether a node is in a method or property of its type.
    private func isInTypeMethod(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let next = current {
            let property = next.as(VariableDeclSyntax.self).flatMap { $0.isMember ? $0.modifiers : nil }
            if let modifiers = next.as(FunctionDeclSyntax.self)?.modifiers ?? property {
                return modifiers.has("static") || modifiers.has("class")
            }
            current = next.parent
        }
        return false
    }

    private func replaceInstance(_ node: FunctionCallExprSyntax, _ type: String, _ name: String) {
        replace(node, with: "_instance(of: \(type))")
        note(node, "instance", "an instance of \(name) is made by its class")
    }

    /// The class that bounds a generic parameter of a declaration around a node.
    private func superclass(ofParameter name: String, around node: some SyntaxProtocol) -> String? {
        var current: Syntax? = Syntax(node)
        while let next = current {
            let clause =
                next.as(FunctionDeclSyntax.self)?.genericParameterClause ?? next.as(ClassDeclSyntax.self)?.genericParameterClause
                ?? next.as(StructDeclSyntax.self)?.genericParameterClause ?? next.as(InitializerDeclSyntax.self)?.genericParameterClause
            if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
                if let type = parameter.inheritedType { return firstClass(type) }
                let requirements =
                    next.as(FunctionDeclSyntax.self)?.genericWhereClause?.requirements
                    ?? next.as(ClassDeclSyntax.self)?.genericWhereClause?.requirements
                for requirement in requirements ?? [] {
                    if case .conformanceRequirement(let conformance) = requirement.requirement,
                        conformance.leftType.trimmedDescription == name
                    {
                        return firstClass(conformance.rightType)
                    }
                }
                return ""
            }
            current = next.parent
        }
        return nil
    }

    private func firstClass(_ type: TypeSyntax) -> String {
        type.as(CompositionTypeSyntax.self)?.elements.first.map(\.type.lastName) ?? type.lastName
    }

    /// The `X` of a parameter's type `X.Type`.
    private func metatype(ofParameter name: String, around node: some SyntaxProtocol) -> String? {
        var current: Syntax? = Syntax(node)
        while let next = current {
            let clause =
                next.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? next.as(InitializerDeclSyntax.self)?.signature.parameterClause
            if let parameter = clause?.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return parameter.type.as(MetatypeTypeSyntax.self)?.baseType.lastName
            }
            current = next.parent
        }
        return nil
    }

    /// Whether a class derives from a responder or a layer, whose instances can be made by class.
    private func isView(_ name: String) -> Bool {
        let known = index.facts.lineage(of: name)
        // A required initialiser makes the call as it is.
        if known.contains(where: { $0.hasRequiredInit == true }) { return false }
        let roots = [name] + known.flatMap(\.inherited)
        return roots.contains {
            $0.hasPrefix("UI") && ($0.contains("View") || Self.responders.contains($0)) || $0.hasPrefix("CA") && $0.hasSuffix("Layer")
        }
    }

    private static let responders: Set<String> = [
        "UIButton", "UILabel", "UIControl", "UITextField", "UISwitch", "UISlider", "UIStepper", "UIWindow", "UIResponder", "UIToolbar",
        "UINavigationBar", "UITabBar", "UIPageControl", "UISegmentedControl", "UINavigationController", "UITabBarController",
    ]
}
