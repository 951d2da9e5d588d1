internal import SwiftSyntax

/// The declarations of a file that need a framework without a counterpart here, and the source without them.
///
/// A declaration needs the framework if it names one of its declarations, which their prefixes tell, or one that is left out itself. Where
/// a framework's names have no prefix, it needs the framework if it names one of these (SwiftUI), or a type that is unknown. Of a class, a
/// conformance to a framework's protocol is left out alone. What other files of the module name stays theirs to compile.
struct MissingDeclarations: Sendable {
    /// The source with spaces in place of what is left out; its lines and columns are those of the source.
    let rest: [UInt8]
    /// The edits of the source that make it.
    let edits: [EditList.Edit]
    let omissions: [Translator.Change]
    /// A framework whose declarations have no names of their own, if nothing of the file is left; nil for none.
    let framework: String?

    /// nil for a file that imports no missing framework.
    static func of(_ source: [UInt8], _ tree: SourceFileSyntax) -> MissingDeclarations? {
        guard SourceFilter.importsMissingFramework(source) else { return nil }
        let imports = tree.statements.flatMap(activeItems).compactMap { $0.item.as(ImportDeclSyntax.self) }.filter {
            Frameworks.incomplete.contains($0.path.first?.name.text ?? "")
        }
        guard !imports.isEmpty else { return nil }
        var search = MissingDeclarationSearch(frameworks: imports.compactMap { $0.path.first?.name.text })
        search.run(tree)
        if let framework = search.nameless, search.leavesNothing(of: tree) {
            return MissingDeclarations(
                rest: [], edits: [.init(range: source.indices, text: [], order: 0)], omissions: [], framework: framework)
        }
        for node in imports where Frameworks.missing.contains(node.path.first?.name.text ?? "") {
            let name = node.path.map(\.name.text).joined(separator: ".")
            search.leaveOut(Syntax(node), "import \(name) is left out: \(node.path.first?.name.text ?? name) is not here")
        }
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        var edits = EditList()
        for found in search.found {
            if let text = found.replacement {
                edits.replace(found.range, with: text, in: source)
            } else {
                edits.blank(found.range, in: source)
            }
        }
        let omissions = search.found.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { found in
            let position = converter.location(for: AbsolutePosition(utf8Offset: found.range.lowerBound))
            return Translator.Change(line: position.line, column: position.column, pass: "import", message: found.message)
        }
        let effective = edits.effective()
        return MissingDeclarations(
            rest: EditList.apply(effective, to: source), edits: effective, omissions: omissions, framework: nil)
    }

    /// A statement, or those of the clauses of a condition that an iPhone may have.
    static func activeItems(_ item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
        guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
        return condition.activeClauses.flatMap { clause -> [CodeBlockItemSyntax] in
            guard case .statements(let items)? = clause.syntax.elements else { return [] }
            return items.flatMap(activeItems)
        }
    }

    static func activeMembers(_ member: MemberBlockItemSyntax) -> [MemberBlockItemSyntax] {
        guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
        return condition.activeClauses.flatMap { clause -> [MemberBlockItemSyntax] in
            guard case .decls(let members)? = clause.syntax.elements else { return [] }
            return members.flatMap(activeMembers)
        }
    }
}

/// The search for declarations that need missing frameworks: repeated until no further one is found.
struct MissingDeclarationSearch {
    /// A declaration, or a part of one, that is left out.
    struct Finding {
        let range: Range<Int>
        let message: String
        /// The text instead; nil for none.
        var replacement: String?
    }

    let frameworks: [String]
    /// The first framework whose declarations have no names of their own; nil for none.
    let nameless: String?
    private(set) var found: [Finding] = []
    /// The nodes that are left out.
    private var omitted: Set<SyntaxIdentifier> = []
    /// The branches of checks for availability that are left out.
    private var branches: [Range<Int>] = []
    /// The names that the file declares itself, whatever their prefix.
    private var own: Set<String> = []
    /// The types, functions and variables of the file that are left out.
    private var globals: Set<String> = []
    /// The members that are left out, by type.
    private var members: [String: Set<String>] = [:]

    init(frameworks: [String]) {
        self.frameworks = frameworks
        nameless = frameworks.first { Frameworks.prefixes[$0] == nil }
    }

    /// Whether every declaration of a file is left out.
    func leavesNothing(of tree: SourceFileSyntax) -> Bool {
        tree.statements.flatMap(MissingDeclarations.activeItems).allSatisfy { item in
            item.item.is(ImportDeclSyntax.self) || omitted.contains(item.item.id)
        }
    }

    mutating func run(_ tree: SourceFileSyntax) {
        let items = tree.statements.flatMap(MissingDeclarations.activeItems)
        own = Set(tree.tokens(viewMode: .sourceAccurate).filter(Self.isDeclared).map(\.text))
        var count = -1
        while count != omitted.count {
            count = omitted.count
            let rest = items.filter { !omitted.contains($0.item.id) }
            for item in rest { examine(Syntax(item.item), in: nil) }
            let kept = Set(items.filter { !omitted.contains($0.item.id) }.flatMap { Self.names(of: Syntax($0.item)) })
            for item in items where omitted.contains(item.item.id) {
                globals.formUnion(Self.names(of: Syntax(item.item)).filter { !kept.contains($0) })
            }
        }
    }

    /// Notes that a node is left out.
    mutating func leaveOut(_ node: Syntax, _ message: String) {
        guard omitted.insert(node.id).inserted else { return }
        found.append(Finding(range: node.bytes, message: message))
    }

    // MARK: Declarations

    private mutating func examine(_ node: Syntax, in outer: String?) {
        guard !node.is(ImportDeclSyntax.self) else { return }
        guard let type = TypeDeclaration(node) else {
            guard need(of: node, in: outer) != nil else { return }
            leaveOutBranches(of: node, in: outer)
            if let need = need(of: node, in: outer) { leaveOut(node, "\(Self.title(of: node)) needs \(need): it is left out") }
            return
        }
        let path = type.isExtension ? type.name : [outer, type.name].compactMap(\.self).joined(separator: ".")
        for clause in type.header {
            if let need = need(of: clause, in: outer) { return leaveOut(node, "\(type.name) needs \(need): it is left out") }
        }
        if let clause = type.inheritance {
            let needs = clause.inheritedTypes.map { need(of: Syntax($0.type), in: outer) ?? needOfSuperclass($0.type.trimmedDescription) }
            // Names without a prefix tell nothing about the members that a protocol adds.
            if nameless != nil, let need = needs.lazy.compactMap(\.self).first {
                return leaveOut(node, "\(type.name) needs \(need): it is left out")
            }
            let first = clause.inheritedTypes.first?.type.lastName ?? ""
            if let need = needs.first ?? nil, type.isClass && !Self.isProtocolName(first) || needs.count == 1 && type.isExtension {
                return leaveOut(node, "\(type.name) needs \(need): it is left out")
            }
            leaveOut(clause, needs, of: type)
        }
        let all = type.members.members.flatMap(MissingDeclarations.activeMembers)
        for member in all where !omitted.contains(Syntax(member.decl).id) { examine(Syntax(member.decl), in: path) }
        let kept = Set(all.filter { !omitted.contains(Syntax($0.decl).id) }.flatMap { Self.names(of: Syntax($0.decl)) })
        for member in all where omitted.contains(Syntax(member.decl).id) {
            members[path, default: []].formUnion(Self.names(of: Syntax(member.decl)).filter { !kept.contains($0) })
        }
    }

    /// Leaves out what a check for availability guards (`if #available(iOS 13, *) { … } else { … }`), so that the other branch runs as on
    /// an older system.
    private mutating func leaveOutBranches(of node: Syntax, in outer: String?) {
        for token in node.tokens(viewMode: .sourceAccurate) where token.tokenKind == .poundAvailable {
            guard let condition = token.parent?.parent?.as(ConditionElementSyntax.self),
                let check = condition.parent?.parent?.as(IfExprSyntax.self), check.conditions.count == 1,
                let other = check.elseBody, need(of: Syntax(other), in: outer) == nil, let need = need(of: Syntax(check.body), in: outer)
            else { continue }
            let range = Syntax(check.body.statements).bytes
            branches.append(range)
            found.append(Finding(range: range, message: "a branch for newer systems needs \(need): it is left out"))
            found.append(Finding(range: Syntax(condition).bytes, message: "its check is false", replacement: "false"))
        }
    }

    /// Leaves out conformances; the others keep their commas.
    private mutating func leaveOut(_ clause: InheritanceClauseSyntax, _ needs: [String?], of type: TypeDeclaration) {
        guard needs.contains(where: { $0 != nil }), !omitted.contains(clause.id) else { return }
        let types = Array(clause.inheritedTypes)
        omitted.insert(clause.id)
        if needs.allSatisfy({ $0 != nil }) {
            let message = "\(type.name)'s conformance needs \((needs.first ?? nil) ?? ""): it is left out"
            return found.append(Finding(range: clause.bytes, message: message))
        }
        for (index, need) in needs.enumerated() {
            guard let need else { continue }
            let message = "\(type.name)'s conformance to \(types[index].type.trimmedDescription) needs \(need): it is left out"
            // With the comma behind it, or before it if all behind it are left out.
            let isLast = needs[(index + 1)...].allSatisfy { $0 != nil }
            let previous = isLast ? needs[..<index].lastIndex { $0 == nil }.flatMap { types[$0].trailingComma } : nil
            let start = previous?.bytes.lowerBound ?? types[index].bytes.lowerBound
            found.append(Finding(range: start..<types[index].bytes.upperBound, message: message))
        }
    }

    static func isProtocolName(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Protocol", "Providing", "Representable", "Observer", "Annotation"].contains(where: name.hasSuffix)
    }

    // MARK: Needs

    /// The name of a missing framework's declaration in a node, as the end of a sentence; nil for none.
    private func need(of node: Syntax, in type: String?) -> String? {
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier = token.tokenKind else { continue }
            if branches.contains(where: { $0.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset) }) { continue }
            let name = token.text
            if !own.contains(name), let framework = frameworks.first(where: { Frameworks.declares($0, name) }) {
                return "\(name) of \(framework), which is not here"
            }
            if let nameless, !own.contains(name), Frameworks.mayDeclare(nameless, name) {
                return "\(name), perhaps of \(nameless), which is not here"
            }
            let isGlobal = globals.contains(name)
            let isMember = type.map { members[$0]?.contains(name) == true } ?? false
            if isGlobal || isMember, Self.refers(token, toMember: isMember, of: type) { return "\(name), which is left out" }
            if let owner = Self.owner(of: token), members[owner]?.contains(name) == true { return "\(owner).\(name), which is left out" }
        }
        return nil
    }

    /// The need of a type whose superclass is of a framework that is here in part.
    private func needOfSuperclass(_ name: String) -> String? {
        guard !own.contains(name), let framework = frameworks.first(where: { Frameworks.has($0, name) }) else { return nil }
        return "all of \(name) of \(framework), of which a part is here"
    }

    /// Whether a name is used as that of a visible declaration, and not as a label, another object's member or a new name.
    private static func refers(_ token: TokenSyntax, toMember: Bool, of type: String?) -> Bool {
        guard let parent = token.parent else { return false }
        if parent.is(IdentifierTypeSyntax.self) { return true }
        guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else { return true }
        let base = access.base?.trimmedDescription
        return toMember && (base == "self" || base == "Self" || base == type)
    }

    /// The type's name before a member.
    private static func owner(of token: TokenSyntax) -> String? {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
        else { return nil }
        return access.base?.trimmedDescription
    }

    // MARK: Names

    /// Whether a token gives a type, a function, a variable, a case or a parameter its name.
    private static func isDeclared(_ token: TokenSyntax) -> Bool {
        guard case .identifier = token.tokenKind, let parent = token.parent else { return false }
        if parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self) { return true }
        return parent.asProtocol((any NamedDeclSyntax).self)?.name.id == token.id || parent.is(EnumCaseElementSyntax.self)
    }

    /// The names that a declaration gives.
    private static func names(of node: Syntax) -> [String] {
        if let type = TypeDeclaration(node) { return type.isExtension ? [] : [type.name] }
        if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
        if let alias = node.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
        if let cases = node.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
        guard let variable = node.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.flatMap { binding in
            binding.pattern.tokens(viewMode: .sourceAccurate).compactMap {
                $0.parent?.is(IdentifierPatternSyntax.self) == true ? $0.text : nil
            }
        }
    }

    static func title(of node: Syntax) -> String {
        if let function = node.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
            return "\(function.name.text)(\(labels))"
        }
        if node.is(InitializerDeclSyntax.self) { return "an initializer" }
        if node.is(SubscriptDeclSyntax.self) { return "a subscript" }
        if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
        let names = names(of: node)
        return names.isEmpty ? "a statement" : names.joined(separator: ", ")
    }
}

/// A declaration with members.
private struct TypeDeclaration {
    let name: String
    let isClass: Bool
    let isExtension: Bool
    let inheritance: InheritanceClauseSyntax?
    let members: MemberBlockSyntax
    /// The nodes before the members, without the clause of inheritance.
    let header: [Syntax]

    init?(_ node: Syntax) {
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
        inheritance = group.inheritanceClause
        members = group.memberBlock
        isClass = node.is(ClassDeclSyntax.self) || node.is(ActorDeclSyntax.self)
        let extended = node.as(ExtensionDeclSyntax.self)?.extendedType
        isExtension = extended != nil
        name = extended?.trimmedDescription ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
        let generic = node.asProtocol((any WithGenericParametersSyntax).self)
        header = [
            Syntax(group.attributes), extended.map { Syntax($0) }, generic?.genericParameterClause.map { Syntax($0) },
            group.genericWhereClause.map { Syntax($0) },
        ].compactMap(\.self)
    }
}
