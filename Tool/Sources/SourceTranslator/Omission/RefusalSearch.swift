internal import SwiftSyntax

/// The search for what to leave out of a file that a compiler refuses: the innermost statement or member around each error.
struct RefusalSearch {
    let tree: SourceFileSyntax
    let source: [UInt8]
    let isMain: Bool
    /// Whether statements stay, and the declarations around them are left out.
    let keepsStatements: Bool
    private(set) var found: [RefusedRange] = []
    private var omitted: [Range<Int>]
    private let converter: SourceLocationConverter
    /// The missing frameworks that the source imports.
    private let frameworks: Set<String>

    init(tree: SourceFileSyntax, source: [UInt8], omitted: [RefusedRange], isMain: Bool, keepsStatements: Bool) {
        (self.tree, self.source, self.isMain, self.keepsStatements) = (tree, source, isMain, keepsStatements)
        self.omitted = omitted.map(\.range)
        converter = SourceLocationConverter(fileName: "", tree: tree)
        frameworks = SourceFilter.missingFrameworks(of: source)
    }

    /// Leaves out the place of an error; nothing if nothing around it can be left out.
    mutating func add(_ refusal: RefusedRange.Refusal) {
        let lines = source.split(separator: 0x0A, maxSplits: refusal.line, omittingEmptySubsequences: false)
        guard refusal.line > 0, refusal.line <= lines.count else { return }
        let line = lines[refusal.line - 1]
        let offset = min(line.startIndex + max(refusal.column - 1, 0), max(line.endIndex - 1, line.startIndex))
        let token = Self.token(at: offset, in: tree)
        // A range that this round leaves out has the error in it too.
        if found.contains(where: { $0.range.contains(offset) }) { return }
        if let type = Self.type(named: token, message: refusal.message) { return add(refusal, of: type) }
        var node: Syntax? = token
        while let current = node {
            if let slot = slot(of: current, from: token), !isOmitted(slot.node) {
                return leaveOut(slot.node, slot.replacement, refusal.message)
            }
            if isEnd(current, of: token) { return }
            node = current.parent
        }
    }

    private func isOmitted(_ node: Syntax) -> Bool {
        omitted.contains { $0.lowerBound <= node.bytes.lowerBound && node.bytes.upperBound <= $0.upperBound }
    }

    private mutating func leaveOut(_ node: Syntax, _ replacement: String, _ message: String) {
        let range = node.bytes
        guard !isOmitted(node) else { return }
        omitted.append(range)
        let text = String(decoding: source[range], as: UTF8.self)
        found.append(
            RefusedRange(
                start: range.lowerBound, text: text, replacement: replacement,
                line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line, title: Self.title(of: node, text),
                reason: reason(message), body: Self.body(around: node, in: source)))
    }

    /// The digest of the outermost function's body around a node; nil for a node in none.
    static func body(around node: Syntax, in source: [UInt8]) -> UInt64? {
        var outermost: Syntax?
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self) { outermost = current }
            ancestor = current.parent
        }
        // FNV-1a.
        return outermost.map { block in source[block.bytes].reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
    }

    /// The compiler's message, or the framework that a name is missing for.
    private func reason(_ message: String) -> String {
        guard let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/),
            let framework = frameworks.sorted().first(where: { Frameworks.declares($0, String(match.1)) })
        else { return message }
        return "needs \(match.1) of \(framework), which is not here"
    }

    // MARK: Statements and declarations

    private func slot(of node: Syntax, from token: Syntax) -> (node: Syntax, replacement: String)? {
        if let item = node.as(CodeBlockItemSyntax.self) {
            let isGlobal = item.parent?.parent?.is(SourceFileSyntax.self) ?? true
            guard isGlobal && !isMain else {
                return keepsStatements ? nil : (Syntax(item.item), item.item.bytes.count > 1 ? "()" : "")
            }
            return canLeaveOut(Syntax(item.item), token) ? (Syntax(item.item), "") : nil
        }
        if let member = node.as(MemberBlockItemSyntax.self) {
            return canLeaveOut(Syntax(member.decl), token) ? (Syntax(member.decl), "") : nil
        }
        if let inherited = node.as(InheritedTypeSyntax.self) {
            let type = inherited.parent?.parent?.parent
            let isFirst = inherited.parent?.as(InheritedTypeListSyntax.self)?.first?.id == inherited.id
            let name = inherited.type.lastName
            if isFirst, type?.is(ClassDeclSyntax.self) ?? true, !MissingDeclarationSearch.isProtocolName(name) { return nil }
            return (Syntax(inherited.type), "Any")
        }
        return nil
    }

    /// Whether a declaration may be left out for an error at a token: a type only for one before its members, and never the app's entry.
    private func canLeaveOut(_ node: Syntax, _ token: Syntax) -> Bool {
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return true }
        return token.bytes.lowerBound < group.memberBlock.leftBrace.bytes.lowerBound && !Self.isEntry(group)
    }

    /// Whether a search ends at a node: at a type whose members are not to blame.
    private func isEnd(_ node: Syntax, of token: Syntax) -> Bool {
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return false }
        return !canLeaveOut(Syntax(group), token)
    }

    static func isEntry(_ group: any DeclGroupSyntax) -> Bool {
        group.attributes.contains { attribute in
            ["main", "UIApplicationMain"].contains(attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "")
        }
    }

    // MARK: Errors of types

    /// The type whose name, or whose end, an error about a type as a whole is at.
    private static func type(named token: Syntax, message: String) -> (any DeclGroupSyntax)? {
        guard ["does not conform to", "has no initializers", "must be provided by"].contains(where: message.contains) else { return nil }
        var node = token.parent
        while let current = node {
            if let group = current.asProtocol((any DeclGroupSyntax).self) {
                let isBeside = token.bytes.lowerBound <= group.memberBlock.leftBrace.bytes.lowerBound
                return isBeside || token.id == Syntax(group.memberBlock.rightBrace).id ? group : nil
            }
            node = current.parent
        }
        return nil
    }

    private mutating func add(_ refusal: RefusedRange.Refusal, of type: any DeclGroupSyntax) {
        let message = refusal.message
        if let match = message.firstMatch(of: /does not conform to (?:inherited )?protocol '([\w.]+)'/) {
            let name = match.1.split(separator: ".").last.map(String.init) ?? ""
            // A collection's own filter makes a tree without its places.
            let all = Array(type.inheritanceClause?.inheritedTypes ?? []).filter { !isOmitted(Syntax($0.type)) }
            var named = all.filter { $0.type.lastName == name }
            // A protocol that another of the clause inherits.
            if named.isEmpty { named = type.is(ClassDeclSyntax.self) ? Array(all.dropFirst()) : all }
            for inherited in named { leaveOut(Syntax(inherited.type), "Any", message) }
            if !named.isEmpty { return }
        }
        if message.contains("has no initializers") {
            let unset = Array(type.memberBlock.members).filter { Self.needsInitializer(Syntax($0.decl)) && !isOmitted(Syntax($0.decl)) }
            for member in unset { leaveOut(Syntax(member.decl), "", message) }
            if !unset.isEmpty { return }
        }
        guard !Self.isEntry(type) else { return }
        leaveOut(Syntax(type), Syntax(type).parent?.parent?.parent?.is(CodeBlockSyntax.self) == true ? "()" : "", message)
    }

    /// Whether a declaration is a stored property that only an initializer gives its value.
    private static func needsInitializer(_ node: Syntax) -> Bool {
        guard let variable = node.as(VariableDeclSyntax.self) else { return false }
        if variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) { return false }
        let isConstant = variable.bindingSpecifier.text == "let"
        return variable.bindings.contains { binding in
            guard binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type else { return false }
            return isConstant || !type.is(OptionalTypeSyntax.self) && !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        }
    }

    // MARK: Texts

    /// The innermost node at an offset.
    static func token(at offset: Int, in tree: SourceFileSyntax) -> Syntax {
        var node = Syntax(tree)
        while let child = node.children(viewMode: .sourceAccurate).first(where: {
            $0.position.utf8Offset <= offset && offset < $0.endPosition.utf8Offset
        }) {
            node = child
        }
        return node
    }

    private static func title(of node: Syntax, _ text: String) -> String {
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            return group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? text.prefix { $0 != "{" }.trimmed
        }
        if node.parent?.is(MemberBlockItemSyntax.self) == true { return MissingDeclarationSearch.title(of: node) }
        let line = (text.split(whereSeparator: \.isNewline).first ?? "").trimmed
        return line.count > 80 ? line.prefix(79) + "…" : line
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var text = Substring(self).drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
