internal import SwiftSyntax

/// The keys by which facts know types.
enum TypeKey {
    /// The key of a declaration.
    ///
    /// - Parameters:
    ///   - container: The key of the type around it; nil for none.
    ///   - file: The tag of its file.
    static func key(
        _ name: TokenSyntax, of node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, in container: String?, file: String
    ) -> String {
        if let block = node.enclosingBlock { return "\(name.plainText)@\(file)#\(block.bytes.lowerBound)" }
        if let container { return container + "." + name.plainText }
        return modifiers.has("private") || modifiers.has("fileprivate") ? "\(name.plainText)@\(file)" : name.plainText
    }

    /// The path of a type as a source names it.
    static func path(_ key: String) -> String {
        key.split(separator: ".").map { $0.prefix { $0 != "@" } }.joined(separator: ".")
    }

    /// A key as a part of an identifier.
    static func identifier(_ key: String) -> String { String(key.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }

    static func lastName(_ key: String) -> String { path(key).split(separator: ".").last.map(String.init) ?? key }

    /// The key of the type around a type.
    static func container(_ key: String) -> String? { key.lastIndex(of: ".").map { String(key[..<$0]) } }
}

extension SyntaxProtocol {
    /// The block of statements that a declaration is in; nil for members of types, and for those of the file.
    var enclosingBlock: Syntax? {
        var current = parent
        while let next = current {
            if next.is(MemberBlockSyntax.self) || next.is(SourceFileSyntax.self) { return nil }
            if next.is(CodeBlockSyntax.self) || next.is(ClosureExprSyntax.self) || next.is(AccessorBlockSyntax.self) { return next }
            current = next.parent
        }
        return nil
    }
}

extension TokenSyntax {
    /// The identifier without backticks.
    var plainText: String { text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text }
}

extension TypeSyntax {
    /// The path of the type's name, without optionals, generic arguments, `any` and attributes: "Outer.Inner" of `Outer<Int>.Inner?`.
    var referenceText: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.baseType.referenceText + "." + member.name.plainText }
        if let name = self.as(IdentifierTypeSyntax.self) {
            let argument = name.genericArgumentClause?.arguments.first?.argument
            if name.name.text == "Optional", case .type(let type)? = argument { return type.referenceText }
            return name.name.plainText
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.referenceText }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.referenceText }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.referenceText }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.referenceText }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.referenceText
        }
        if let composition = self.as(CompositionTypeSyntax.self), let first = composition.elements.first { return first.type.referenceText }
        return trimmedDescription
    }
}
