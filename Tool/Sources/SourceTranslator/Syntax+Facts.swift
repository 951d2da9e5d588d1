internal import SwiftSyntax

extension AttributeListSyntax {
    func has(_ name: String) -> Bool { attribute(name) != nil }

    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name { return attribute }
        }
        return nil
    }

    /// Whether `@available(*, unavailable)` is among them.
    var isUnavailable: Bool { attribute("available")?.arguments?.trimmedDescription.contains("unavailable") ?? false }

    /// Whether all members have Objective-C names.
    var exposesMembers: Bool { has("objcMembers") }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        guard case .objCName(let name)? = attribute("objc")?.arguments else { return nil }
        let text = name.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    /// The access level of getters, if written.
    var access: String? {
        first { ["public", "open", "internal", "fileprivate", "private", "package"].contains($0.name.text) && $0.detail == nil }?.name.text
    }
}

extension TypeSyntax {
    /// The type's own name: `Inner` of `Outer.Inner?`.
    var lastName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.lastName }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.lastName }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.lastName }
        return trimmedDescription
    }

    /// Whether it is a function's type, or written with `@escaping`.
    var isEscaping: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.attributes.has("escaping") || attributed.baseType.isEscaping
        }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isEscaping
        }
        return self.is(FunctionTypeSyntax.self)
    }

    /// The type's text as a cast can have it: without `@escaping` and `inout`, and with `?` for `!`.
    var castText: String {
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.castText + "?" }
        if let attributed = self.as(AttributedTypeSyntax.self) {
            let kept = attributed.attributes.compactMap { element -> String? in
                guard case .attribute(let attribute) = element else { return nil }
                let name = attribute.attributeName.trimmedDescription
                return ["escaping", "autoclosure", "noescape"].contains(name) ? nil : attribute.trimmedDescription
            }
            let base = attributed.baseType.oneLine
            return kept.isEmpty
                ? (attributed.baseType.is(FunctionTypeSyntax.self) ? "(\(base))" : base) : "(\(kept.joined(separator: " ")) \(base))"
        }
        if self.is(FunctionTypeSyntax.self) { return "(\(oneLine))" }
        return oneLine
    }
}

extension SyntaxProtocol {
    /// The text without line breaks and comments.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            text += token.text
            if token.trailingTrivia.contains(where: \.isSpace)
                || token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isSpace) == true
            {
                text += " "
            }
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Whether the declaration is a member of a type, also inside conditions, and not of a function.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }

    /// The bytes of the node without the trivia around it.
    var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}

extension TriviaPiece {
    fileprivate var isSpace: Bool {
        switch self {
        case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .lineComment, .blockComment, .docLineComment,
            .docBlockComment:
            true
        default: false
        }
    }
}

extension FunctionDeclSyntax {
    func facts(isExposed: Bool, isInExtension: Bool, defaultAccess: String?) -> MemberFacts {
        let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text
            return MemberFacts.Parameter(
                label: label == "_" ? nil : label, name: "a\(index)",
                type: parameter.ellipsis == nil ? parameter.type.castText : "...",
                closureType: (parameter.type.isEscaping ? "@escaping " : "") + parameter.type.castText)
        }
        let result = signature.returnClause.map(\.type.castText)
        var declared = genericParameterClause?.oneLine ?? ""
        let clause = zip(signature.parameterClause.parameters, parameters).map { parameter, facts in
            let ellipsis = parameter.ellipsis == nil ? "" : "..."
            return "\(parameter.firstName.text) \(facts.name): \(parameter.type.oneLine)\(ellipsis)"
        }
        declared += "(" + clause.joined(separator: ", ") + ")"
        if let effects = signature.effectSpecifiers { declared += " " + effects.oneLine }
        if let returned = signature.returnClause { declared += " " + returned.oneLine }
        if let clause = genericWhereClause { declared += " " + clause.oneLine }
        let isVoid = ["Void", "()", "Swift.Void"].contains(result ?? "Void")
        return MemberFacts(
            name: name.text, parameters: parameters, result: isVoid ? nil : result,
            objectiveCName: attributes.objectiveCName ?? ObjectiveCName.method(name.text, parameters.map(\.label)),
            isExposed: isExposed && !attributes.has("nonobjc"), isOverride: modifiers.has("override"),
            isUnavailable: attributes.isUnavailable ? true : nil, isStatic: modifiers.has("static") || modifiers.has("class"),
            isInExtension: isInExtension, isSettable: false,
            isThrowing: signature.effectSpecifiers?.throwsClause != nil, access: modifiers.access ?? defaultAccess ?? "internal",
            signature: declared)
    }
}

extension VariableDeclSyntax {
    /// nil for a pattern, and for a property whose type is not written unless Objective-C sees it.
    func facts(_ binding: PatternBindingSyntax, isExposed: Bool, isInExtension: Bool, defaultAccess: String?) -> MemberFacts? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
        let type = binding.typeAnnotation?.type
        guard type != nil || isExposed else { return nil }
        var isSettable = bindingSpecifier.text == "var"
        if let accessors = binding.accessorBlock?.accessors {
            switch accessors {
            case .getter: isSettable = false
            case .accessors(let list):
                isSettable = list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
            @unknown default: isSettable = false
            }
        }
        if modifiers.contains(where: { $0.detail?.detail.text == "set" }) { isSettable = false }
        var observers: [String]?
        if case .accessors(let list)? = binding.accessorBlock?.accessors {
            let kinds = list.map(\.accessorSpecifier.text).filter { ["willSet", "didSet"].contains($0) }
            observers = kinds.isEmpty ? nil : kinds
        }
        return MemberFacts(
            name: name, parameters: nil, result: type?.castText, objectiveCName: attributes.objectiveCName ?? name,
            isExposed: isExposed && !attributes.has("nonobjc"), isOverride: modifiers.has("override"),
            isUnavailable: attributes.isUnavailable ? true : nil, observers: observers,
            isStatic: modifiers.has("static") || modifiers.has("class"),
            isInExtension: isInExtension, isSettable: isSettable,
            isThrowing: false, access: modifiers.access ?? defaultAccess ?? "internal", signature: type.map { ": " + $0.oneLine } ?? "")
    }
}
