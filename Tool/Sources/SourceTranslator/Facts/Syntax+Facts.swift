internal import SwiftSyntax

extension AttributeListSyntax {
    func has(_ name: String) -> Bool { attribute(name) != nil }

    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            switch element {
            case .attribute(let attribute):
                if attribute.attributeName.trimmedDescription == name { return attribute }
            case .ifConfigDecl(let conditional):
                for clause in conditional.activeClauses {
                    guard case .attributes(let attributes)? = clause.syntax.elements else { continue }
                    if let found = attributes.attribute(name) { return found }
                }
            @unknown default: continue
            }
        }
        return nil
    }

    /// Whether `@available(*, unavailable)` is among them.
    var isUnavailable: Bool { attribute("available")?.arguments?.trimmedDescription.contains("unavailable") ?? false }

    /// Whether all members have Objective-C names.
    var exposesMembers: Bool { has("objcMembers") }

    /// Whether they give a member a name in Objective-C.
    var isExposed: Bool { has("objc") || has("IBAction") || has("IBOutlet") || has("NSManaged") || has("IBInspectable") }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        guard case .objCName(let name)? = attribute("objc")?.arguments else { return nil }
        let text = name.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    var isPrivate: Bool { access == "private" || access == "fileprivate" }

    /// The access level of getters, if written.
    var access: String? {
        first { ["public", "open", "internal", "fileprivate", "private", "package"].contains($0.name.text) && $0.detail == nil }?.name.text
    }
}

extension TypeSyntax {
    /// The type's own name: `Inner` of `Outer.Inner?`.
    var lastName: String { referenceText.split(separator: ".").last.map(String.init) ?? trimmedDescription }

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
            let label = parameter.firstName.plainText
            return MemberFacts.Parameter(
                label: label == "_" ? nil : label, name: "a\(index)",
                type: parameter.type.castText + (parameter.ellipsis == nil ? "" : "..."),
                closureType: (parameter.type.isEscaping ? "@escaping " : "") + parameter.type.castText)
        }
        let result = signature.returnClause.map(\.type.castText)
        var declared = genericParameterClause?.oneLine ?? ""
        let clause = zip(signature.parameterClause.parameters, parameters).map { parameter, facts in
            let ellipsis = parameter.ellipsis == nil ? "" : "..."
            let value = parameter.defaultValue.map { " " + $0.oneLine } ?? ""
            return "\(parameter.firstName.text) \(facts.name): \(parameter.type.oneLine)\(ellipsis)\(value)"
        }
        declared += "(" + clause.joined(separator: ", ") + ")"
        if let effects = signature.effectSpecifiers { declared += " " + effects.oneLine }
        if let returned = signature.returnClause { declared += " " + returned.oneLine }
        if let clause = genericWhereClause { declared += " " + clause.oneLine }
        let isVoid = ["Void", "()", "Swift.Void"].contains(result ?? "Void")
        let isThrowing = signature.effectSpecifiers?.throwsClause != nil
        let labels = parameters.map(\.label)
        let closures = parameters.reversed().prefix { $0.closureType.contains("->") }.count
        return MemberFacts(
            name: name.plainText, parameters: parameters, result: isVoid ? nil : result,
            objectiveCName: attributes.objectiveCName
                ?? ObjectiveCName.method(
                    name.plainText, labels, isThrowing: isThrowing, isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
                    trailingClosures: closures),
            isExposed: isExposed && !attributes.has("nonobjc"), isOverride: modifiers.has("override"),
            isUnavailable: attributes.isUnavailable ? true : nil, isClassMember: modifiers.has("class") ? true : nil,
            isStatic: modifiers.has("static") || modifiers.has("class"),
            isHidden: modifiers.isPrivate || attributes.has("nonobjc") ? true : nil, isInExtension: isInExtension, isSettable: false,
            isThrowing: isThrowing, access: modifiers.access ?? defaultAccess ?? "internal", signature: declared)
    }
}

extension VariableDeclSyntax {
    /// Whether a variable can be set in its own file: also a `private(set)` one, whose setter Objective-C has.
    func hasSetter(_ binding: PatternBindingSyntax) -> Bool {
        guard bindingSpecifier.text == "var" else { return false }
        switch binding.accessorBlock?.accessors {
        case nil: return true
        case .accessors(let list)?:
            return list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
        case .getter?: return false
        @unknown default: return false
        }
    }

    /// nil for a pattern, and for a property whose type is not written unless Objective-C sees it.
    func facts(_ binding: PatternBindingSyntax, isExposed: Bool, isInExtension: Bool, defaultAccess: String?) -> MemberFacts? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return nil }
        let type = binding.typeAnnotation?.type
        guard type != nil || isExposed else { return nil }
        let isSettable = hasSetter(binding) && !modifiers.contains { $0.detail?.detail.text == "set" }
        var observers: [String]?
        if case .accessors(let list)? = binding.accessorBlock?.accessors {
            let kinds = list.map(\.accessorSpecifier.text).filter { ["willSet", "didSet"].contains($0) }
            observers = kinds.isEmpty ? nil : kinds
        }
        return MemberFacts(
            name: name, parameters: nil, result: type?.castText, objectiveCName: attributes.objectiveCName ?? name,
            isExposed: isExposed && !attributes.has("nonobjc"), isOverride: modifiers.has("override"),
            isUnavailable: attributes.isUnavailable ? true : nil, observers: observers,
            isClassMember: modifiers.has("class") ? true : nil,
            isStatic: modifiers.has("static") || modifiers.has("class"),
            isHidden: modifiers.isPrivate || attributes.has("nonobjc") ? true : nil, getterName: binding.getterName,
            setterName: binding.setterName, isInExtension: isInExtension, isSettable: isSettable, isThrowing: false,
            access: modifiers.access ?? defaultAccess ?? "internal", signature: type.map { ": " + $0.oneLine } ?? "")
    }
}

extension SyntaxProtocol {
    /// Whether a function around the node is generic.
    var isInGenericFunction: Bool {
        var current = parent
        while let next = current {
            if next.as(FunctionDeclSyntax.self)?.genericParameterClause != nil { return true }
            if next.as(InitializerDeclSyntax.self)?.genericParameterClause != nil { return true }
            if next.as(SubscriptDeclSyntax.self)?.genericParameterClause != nil { return true }
            current = next.parent
        }
        return false
    }
}

extension VariableDeclSyntax {
    /// Whether a property notifies its observers: `dynamic`, visible to Objective-C, and not of the type or managed.
    func isObserved(isExposed: Bool) -> Bool {
        modifiers.has("dynamic") && (isExposed || attributes.has("IBInspectable"))
            && !modifiers.has("static") && !modifiers.has("class") && !attributes.has("NSManaged")
    }
}

extension String {
    /// A name as a declaration can have it: keywords in backticks.
    var escapedName: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    /// A path of names as an expression can have it.
    var escapedPath: String { split(separator: ".").map { String($0).escapedName }.joined(separator: ".") }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "let", "operator", "precedencegroup",
        "protocol", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
        "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "false", "is",
        "nil", "rethrows", "self", "Self", "super", "throws", "true", "try", "static", "public", "private", "internal", "fileprivate",
        "Type", "Protocol",
    ]
}

extension GenericWhereClauseSyntax {
    /// The types that a parameter conforms to or derives from.
    func bounds(of name: String) -> [TypeSyntax] {
        requirements.compactMap { requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.trimmedDescription == name
            else { return nil }
            return conformance.rightType
        }
    }
}

extension TypeSyntax {
    /// The types of a composition; a list of the type itself for others.
    var composedTypes: [TypeSyntax] { self.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [self] }
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

extension PatternBindingSyntax {
    /// Whether the value is a number, a Boolean or a structure of geometry, which cannot be nil in Objective-C.
    var isScalar: Bool {
        if let type = typeAnnotation?.type.trimmedDescription { return Self.scalars.contains(type.plainTypeText) }
        guard let value = initializer?.value else { return false }
        return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    }

    private static let scalars: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat", "Bool",
        "TimeInterval", "NSInteger", "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "CGAffineTransform", "NSRange",
    ]

    /// Whether a property has `willSet` or `didSet`.
    var hasObservers: Bool {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
        return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
