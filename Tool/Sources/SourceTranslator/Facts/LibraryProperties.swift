internal import SwiftParser
internal import SwiftSyntax

/// The public properties of the library's classes that derive from `NSObject`, read from its sources: for the tables that
/// `LibraryFactsTests` writes.
final class LibraryProperties: SyntaxVisitor {
    struct Property {
        let type: String
        let name: String
        let isSettable: Bool
        /// The optional type of a property that is declared with `!`.
        let optional: String?
        let isFlag: Bool

        /// The name in Objective-C.
        var key: String {
            if isFlag, LibraryFacts.hasFlagName(name) { return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) }
            for word in ["cg", "ci", "url"] where name == word || name.hasPrefix(word) && name.dropFirst(word.count).first!.isUppercase {
                return word.uppercased() + name.dropFirst(word.count)
            }
            return name
        }

        /// The line that adds the property to a table of methods.
        func row(notifies: Bool) -> String {
            let swiftName = name.escapedName
            let value = "$0.\(swiftName)" + (optional.map { " as \($0)" } ?? "")
            var words = ["\"\(key)\""] + (key == name ? [] : ["getter: \"\(name)\""]) + ["\(type).self", "{ \(value) }"]
            if isSettable, !notifies { words.append("isDynamic: false") }
            let line = "table.add(\(words.joined(separator: ", ")))"
            let setter = isSettable ? " { $0.\(swiftName) = $1 }" : ""
            if line.count + setter.count <= Self.width { return line + setter }
            let openedSetter = isSettable ? " {\n            $0.\(swiftName) = $1\n        }" : ""
            if line.count + (isSettable ? 2 : 0) <= Self.width { return line + openedSetter }
            var rows = [""]
            for (index, word) in words.enumerated() {
                let word = word + (index + 1 < words.count ? "," : isSettable ? "" : ")")
                if !rows[rows.count - 1].isEmpty, rows[rows.count - 1].count + 1 + word.count > Self.width - 4 { rows.append("") }
                rows[rows.count - 1] += (rows[rows.count - 1].isEmpty ? "" : " ") + word
            }
            return "table.add(\n" + rows.map { "            " + $0 }.joined(separator: "\n")
                + (isSettable ? "\n        )" + openedSetter : "")
        }

        /// Columns after the indentation, as the formatter counts them.
        private static let width = 132
    }

    private(set) var properties: [Property] = []
    /// The keys under which the code of a class notifies observers.
    private(set) var notifiedKeys: [String: Set<String>] = [:]
    private var scopes: [String] = []
    private var generic: Set<String> = []
    private let library: LibraryFacts

    /// Reads the texts of files; properties are sorted by class and name.
    ///
    /// - Parameter library: The supertypes of the classes.
    init(_ texts: [String], _ library: LibraryFacts) {
        self.library = library
        super.init(viewMode: .sourceAccurate)
        for text in texts { walk(Parser.parse(source: text)) }
        // No table can have a generic class.
        properties.removeAll { generic.contains($0.type) }
        properties.sort { ($0.type, $0.name) < ($1.type, $1.name) }
    }

    /// Whether a property's setter notifies observers.
    func notifies(_ property: Property) -> Bool { notifiedKeys[property.type]?.contains(property.key) ?? false }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scopes.append(scopes.last.map { "\($0).\(name)" } ?? name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = enter(node.name.plainText)
        if node.genericParameterClause != nil, let type = scopes.last { generic.insert(type) }
        return kind
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.genericWhereClause == nil ? enter(node.extendedType.trimmedDescription) : .skipChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { if node.genericWhereClause == nil { scopes.removeLast() } }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = scopes.last, library.isA(type, "NSObject"), ["public", "open"].contains(node.modifiers.access),
            !node.modifiers.has("static"), !node.modifiers.has("class"), !node.attributes.has("_spi"),
            node.attributes.attribute("available") == nil, node.isMember
        else { return .visitChildren }
        // An override has the row of what it overrides.
        guard !node.modifiers.has("override"), let binding = node.bindings.first,
            let member = node.facts(binding, isExposed: true, isInExtension: false, defaultAccess: nil), !member.name.hasPrefix("_"),
            // Objective-C has no generic types, tuples or closures as values of keys.
            member.result?.contains("->") != true
        else { return .visitChildren }
        if case .accessors(let list)? = binding.accessorBlock?.accessors, list.contains(where: { $0.effectSpecifiers != nil }) {
            return .visitChildren
        }
        let declared = binding.typeAnnotation?.type
        properties.append(
            Property(
                type: type, name: member.name, isSettable: member.isSettable,
                optional: declared?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true ? member.result : nil,
                isFlag: declared.map { $0.trimmedDescription == "Bool" }
                    ?? (binding.initializer?.value.is(BooleanLiteralExprSyntax.self) == true)))
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = scopes.last, let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
            ["_willSet", "_changing"].contains(called.baseName.text),
            let key = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            notifiedKeys[type, default: []].insert(key)
        }
        return .visitChildren
    }
}

extension LibraryFacts {
    /// Whether a class of the library is another one or derives from it.
    func isA(_ name: String, _ ancestor: String) -> Bool {
        TypeAncestors(start: [name]) { isProtocol($0) ? [] : supertypes[$0] ?? [] }.contains(ancestor)
    }

    /// Whether the name of a Boolean property has a prefix that its key lacks.
    static func hasFlagName(_ name: String) -> Bool {
        // UIKit declares these two with the prefix in the key.
        name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
            && !["isAccessibilityElement", "isFirstResponder"].contains(name)
    }
}
