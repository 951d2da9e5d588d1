internal import SwiftSyntax

// Optional requirements leave their protocol. An extension has a closure for each, which is nil unless the object's class has the method.
extension TranslationVisitor {
    func translateProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc") else { return }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        if !inherited.contains(where: { ["class", "AnyObject", "NSObjectProtocol"].contains($0) }) {
            let text = inherited.isEmpty ? ": AnyObject" : ", AnyObject"
            let last = node.inheritanceClause.map { Syntax($0) } ?? Syntax(node.name)
            edits.insert(text, at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        let optional = index.types[type?.key ?? ""]?.optionalRequirements ?? []
        for member in node.memberBlock.members.flatMap(\.allItems) {
            let modifiers = member.decl.as(FunctionDeclSyntax.self)?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
            guard modifiers?.has("optional") == true else { continue }
            blank(member)
            note(member.decl, "optional", "an optional requirement becomes a closure that may be nil")
        }
        guard !optional.isEmpty, !node.memberBlock.rightBrace.isMissing else { return }
        let access = node.modifiers.access.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
        let name = type?.name ?? node.name.text
        let counts = Dictionary(grouping: optional, by: \.key).mapValues { Set($0.map(\.overloadKey)).count }
        func declaration(_ facts: MemberFacts) -> String { optionalMember(facts, isOverloaded: (counts[facts.key] ?? 0) > 1) }
        let plain = optional.filter { $0.condition == nil }.map(declaration)
        let others = optional.filter { $0.condition != nil }
        // An extension is at the level of the file, and a protocol may be nested in a type.
        let extensions =
            [
                plain.isEmpty
                    ? nil
                    : TranslationVisitor.Addition(text: "\(access)extension \(name) { \(plain.joined(separator: "; ")) }", condition: nil)
            ].compactMap { $0 } + others.map { .init(text: "\(access)extension \(name) { \(declaration($0)) }", condition: $0.condition) }
        // Conditions of the compiler may declare it twice.
        fileAdditions += extensions.filter { !fileAdditions.contains($0) }
    }

    /// A closure for an optional requirement, or a method that overloads share, whose result is nil if the object lacks it.
    private func optionalMember(_ facts: MemberFacts, isOverloaded: Bool, modifiers: String = "") -> String {
        let modifiers = modifiers + (facts.isStatic ? "static " : "")
        guard let parameters = facts.parameters else {
            let type = facts.result ?? "Any"
            let name = facts.getterName ?? facts.objectiveCName
            return "\(modifiers)var \(facts.name.escapedName): (\(type))? { \(selectorType)._optionalMethod(\"\(name)\", of: self)"
                + ".map { $0.call([]) } }"
        }
        let result = facts.result ?? "Void"
        let effect = facts.isThrowing ? " throws" : ""
        guard isOverloaded else {
            let types = parameters.map(\.closureType).joined(separator: ", ")
            return "\(modifiers)var \(facts.optionalName): ((\(types))\(effect) -> \(result))? { \(optionalClosure(facts)) }"
        }
        // Arguments are evaluated if the method is called.
        let arguments = parameters.map { "\($0.name)() as Any?" }.joined(separator: ", ")
        let names = parameters.map { "_ \($0.name): @autoclosure () -> \($0.type.hasPrefix("any ") ? "(\($0.type))" : $0.type)" }
            .joined(separator: ", ")
        let attempt = facts.isThrowing ? "try " : ""
        let returned = "(\(result))" + (result.hasSuffix("?") ? "" : "?")
        return "@discardableResult \(modifiers)func \(facts.optionalName)(\(names))\(effect) -> \(returned) { "
            + "\(attempt)\(lookup(facts, of: "self")).map { m -> \(result) in \(attempt)m.\(facts.callName)([\(arguments)]) }"
            + "\(result.hasSuffix("?") ? " ?? nil" : "") }"
    }

    private func lookup(_ facts: MemberFacts, of object: String) -> String {
        "\(selectorType).\(facts.isStatic ? "_optionalClassMethod" : "_optionalMethod")(\"\(facts.objectiveCName)\", of: \(object))"
    }

    /// A closure that calls an object's method, nil if the object lacks it.
    private func optionalClosure(_ facts: MemberFacts, of object: String = "self") -> String {
        let parameters = facts.parameters ?? []
        let names = parameters.map { "\($0.name): \($0.closureType)" }.joined(separator: ", ")
        // A block that does not escape is passed on as a value for the time of the call.
        let blocks = parameters.filter {
            $0.closureType.contains("->") && !$0.closureType.hasPrefix("@escaping") && !$0.type.hasSuffix("?")
        }
        let arguments = parameters.map { "\($0.name) as Any?" }.joined(separator: ", ")
        let attempt = facts.isThrowing ? "try " : ""
        var call = "\(attempt)m.\(facts.callName)([\(arguments)])"
        for block in blocks {
            call = "\(attempt)withoutActuallyEscaping(\(block.name)) { \(block.name) in \(call) }"
        }
        let effect = facts.isThrowing ? " throws" : ""
        return lookup(facts, of: object) + ".map { m in { (\(names))\(effect) -> \(facts.result ?? "Void") in \(call) } }"
    }

    /// `x.method?(…)` and `x.method!(…)`.
    func translateOptionalCall(_ node: FunctionCallExprSyntax) {
        let inner: ExprSyntax
        let mark: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (inner, mark) = (chain.expression, chain.questionMark)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (inner, mark) = (unwrap.expression, unwrap.exclamationMark)
        } else {
            return translateObjectCall(node)
        }
        if let reference = inner.as(DeclReferenceExprSyntax.self) { return translateOwnOptionalCall(node, reference, mark) }
        guard let member = inner.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil, let base = member.base else {
            return
        }
        let name = member.declName.baseName.plainText
        let (labels, closures) = node.callLabels
        let found = index.requirements(name, labels, trailingClosures: closures)
        if receiver(base)?.key == "AnyObject", let facts = found.first?.member ?? exposedMember(name, labels + closures) {
            let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            edits.replace(member.bytes, with: "(\(optionalClosure(facts, of: object.oneLine)))", in: source)
            removeLabels(node)
            return note(node, "optional", "\(name) is called if the object has it")
        }
        let called = calledRequirements(found, on: base, name)
        guard let first = called.first else {
            // A closure has no labels: this is a requirement that has a default here.
            guard found.isEmpty, labels.contains(where: { $0 != nil }) else { return }
            edits.blank(mark.bytes, in: source)
            return note(node, "optional", "\(name) has a default here and is always called")
        }
        if base.is(SuperExprSyntax.self), let scope = type {
            let closure = optionalClosure(first.member, of: "self, above: \(scope.name).self")
            edits.replace(member.bytes, with: "(\(closure))", in: source)
            removeLabels(node)
            return note(node, "optional", "\(name) of the superclass is called if it is there")
        }
        replace(member.declName.baseName, with: first.member.optionalName)
        if called.contains(where: \.isOverloaded) { edits.blank(mark.bytes, in: source) }
        removeLabels(node)
        note(node, "optional", "\(name) is called if it is there")
    }

    /// `(x as AnyObject).method(…)`, which ends the program if the object has no such method.
    private func translateObjectCall(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
            let base = member.base?.as(TupleExprSyntax.self), base.elements.count == 1,
            let list = base.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
            let cast = list.dropLast().last?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
            list.last?.trimmedDescription == "AnyObject"
        else { return }
        let name = member.declName.baseName.plainText
        let (labels, closures) = node.callLabels
        guard let facts = exposedMember(name, labels + closures) else { return }
        edits.replace(member.bytes, with: "(\(optionalClosure(facts, of: base.oneLine)))!", in: source)
        removeLabels(node)
        note(node, "optional", "\(name) of the object's class is called")
    }

    /// `method?(…)` in an extension of the protocol.
    private func translateOwnOptionalCall(_ node: FunctionCallExprSyntax, _ reference: DeclReferenceExprSyntax, _ mark: TokenSyntax) {
        let name = reference.baseName.plainText
        guard let scope = type, index.hierarchy.isProtocol(scope.key), reference.argumentNames == nil, !isLocal(name, around: node) else {
            return
        }
        let (labels, closures) = node.callLabels
        let conformances = Set(index.hierarchy.conformances(of: scope.key))
        let called = used(index.requirements(name, labels, trailingClosures: closures).filter { conformances.contains($0.owner) })
        guard let first = called.first else { return }
        replace(reference.baseName, with: first.member.optionalName)
        if called.contains(where: \.isOverloaded) { edits.blank(mark.bytes, in: source) }
        removeLabels(node)
        note(node, "optional", "\(name) is called if it is there")
    }

    /// A method that Objective-C finds by its name in an object of any class.
    private func exposedMember(_ name: String, _ labels: [String?]) -> MemberFacts? {
        let key = MemberFacts.key(name, labels)
        guard index.exposedKeys.contains(key) else { return nil }
        for type in index.sortedKeys {
            if let found = index.ownMembers(key, of: type).first(where: { $0.isExposed && !$0.isStatic && !$0.hasUnpassableParameter }) {
                return found
            }
        }
        return nil
    }

    /// The arguments of a closure's call have no labels.
    private func removeLabels(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            guard let label = argument.label, argument.colon != nil else { continue }
            edits.blank(label.positionAfterSkippingLeadingTrivia.utf8Offset..<argument.expression.bytes.lowerBound, in: source)
        }
        for closure in node.additionalTrailingClosures {
            edits.replace(closure.label.bytes.lowerBound..<closure.closure.bytes.lowerBound, with: "_: ", in: source)
        }
    }

    /// Those requirements that a call on a receiver means; none if it is a closure that a property has.
    private func calledRequirements(_ found: [FactsIndex.Requirement], on base: ExprSyntax?, _ name: String) -> [FactsIndex.Requirement] {
        guard !found.isEmpty, let base else { return [] }
        if let owner = receiver(base) {
            if index.hasProperty(name, owner.key), index.types[owner.key]?.isProtocol != true { return [] }
            let conformances = Set(index.hierarchy.conformances(of: owner.key))
            let fitting = found.filter { conformances.contains($0.owner) }
            if !fitting.isEmpty { return used(fitting) }
        }
        return used(found)
    }

    /// A property that has the name of an optional requirement gets the requirement's closure name too: a call on a receiver of unknown
    /// type may mean either.
    func addClosureNames(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, !scope.isProtocol, !node.modifiers.has("override") else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type else {
                continue
            }
            let requirements = index.requirements(named: name.plainText).filter { $0.member.labels?.allSatisfy { $0 == nil } == true }
            let kind = node.modifiers.has("static") || node.modifiers.has("class") ? "static " : ""
            let access = node.modifiers.access.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
            for optional in Set(requirements.map(\.member.optionalName)).sorted() {
                addMember("\(access)\(kind)var \(optional): \(type.castText) { \(name.text) }", condition: memberCondition)
            }
        }
    }

    /// Notes the requirements of UIKit, whose closures the file declares itself.
    private func used(_ requirements: [FactsIndex.Requirement]) -> [FactsIndex.Requirement] {
        for requirement in requirements where requirement.isLibrary {
            calledRequirements[requirement.owner, default: [:]][requirement.member.overloadKey] = requirement
        }
        return requirements
    }

    /// The closures of UIKit's requirements that the file calls, at its end.
    func addCalledRequirements(_ node: SourceFileSyntax) {
        var texts = fileAdditions
        for (owner, requirements) in calledRequirements.sorted(by: { $0.key < $1.key }) {
            let members = requirements.sorted { $0.key < $1.key }.map {
                optionalMember($0.value.member, isOverloaded: $0.value.isOverloaded, modifiers: "nonisolated ")
            }
            texts.append(Addition(text: "fileprivate extension \(owner) { \(members.joined(separator: "; ")) }", condition: nil))
        }
        guard !texts.isEmpty else { return }
        note(node.endOfFileToken, "optional", "the optional requirements that are called get closures")
        let offset = node.endOfFileToken.positionAfterSkippingLeadingTrivia.utf8Offset
        let plain = texts.filter { $0.condition == nil }.map(\.text).joined(separator: "; ")
        let last = node.endOfFileToken.leadingTrivia
        // After a comment without a line break the code would be part of it.
        let isOnOwnLine = offset == 0 || source[offset - 1] == 0x0A
        if isOnOwnLine || last.allSatisfy({ $0.isWhitespace }) {
            if !plain.isEmpty { edits.insert((isOnOwnLine ? "" : "; ") + plain, at: offset) }
        } else if !plain.isEmpty {
            edits.insertBlock(plain + "\n", at: offset, in: source)
        }
        for addition in texts where addition.condition != nil {
            edits.insertBlock("#if \(addition.condition ?? "")\n\(addition.text)\n#endif\n", at: offset, in: source)
        }
    }

    /// `x.method(_:label:)`, and `x.method` compared with nil or bound.
    func translateOptionalReference(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.plainText
        guard let base = node.base, !index.requirements(named: name).isEmpty, !node.isCalled, !node.isInSelector,
            !base.is(SuperExprSyntax.self)
        else { return }
        let owner = receiver(base)
        if owner?.isType == true { return }
        var found: [FactsIndex.Requirement]
        if let labels = node.declName.argumentNames?.labels {
            found = index.requirements[MemberFacts.key(name, labels)] ?? []
        } else {
            let isKnown = owner.map { index.hierarchy.isProtocol($0.key) } ?? false
            let conformances = isKnown ? Set(owner.map { index.hierarchy.conformances(of: $0.key) } ?? []) : []
            found = index.requirements(named: name).filter { requirement in
                // UIKit's properties may have such names too ("tabBar").
                isKnown ? conformances.contains(requirement.owner) : !requirement.isLibrary || requirement.member.labels == [nil]
            }
            // A name without labels tells no overloads apart; without a known protocol it may be a property's.
            if Set(found.map(\.member.key)).count > 1
                || !isKnown && (!node.isBound && !node.isComparedWithNil || index.memberNames.contains(name))
            {
                found = []
            }
        }
        guard let called = calledRequirements(found, on: base, name).first, called.member.parameters != nil, !called.isOverloaded else {
            return
        }
        replace(node.declName, with: called.member.optionalName)
        note(node, "optional", "\(name) is nil unless the object's class has it")
    }

    /// `delegate?.window??.x`: UIKit's requirement is optional, ours has a default.
    func translateWindowOfDelegate(_ node: OptionalChainingExprSyntax) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            let member = inner.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window",
            // A property of the module's may be an optional of an optional.
            let base = member.base, receiver(base).map({ index.types[$0.key]?.isDeclared != true }) ?? base.isNamedDelegate
        else { return }
        edits.blank(node.questionMark.bytes, in: source)
        note(node, "optional", "window is a requirement with a default here")
    }
}

extension MemberFacts {
    /// The function that calls a looked up method.
    fileprivate var callName: String { isThrowing ? "callThrowing" : "call" }

    /// The name of an optional requirement's closure: `_optional2_pager_didShow`.
    var optionalName: String {
        "_optional\(parameters?.count ?? 0)_" + ([name] + (labels ?? []).compactMap { $0 }).joined(separator: "_")
    }
}

extension ExprSyntax {
    /// Whether the last name of an expression says that it is a delegate.
    fileprivate var isNamedDelegate: Bool {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isNamedDelegate }
        if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.isNamedDelegate }
        let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.lowercased().hasSuffix("delegate") ?? false
    }
}

extension FunctionCallExprSyntax {
    /// The labels of arguments in parentheses, and those of trailing closures.
    fileprivate var callLabels: (arguments: [String?], closures: [String?]) {
        let closures = (trailingClosure == nil ? [] : [nil]) + additionalTrailingClosures.map { $0.label.plainText as String? }
        return (arguments.map { $0.label?.plainText }, closures)
    }
}

extension MemberBlockItemSyntax {
    /// The item, or those inside a condition that an iPhone may have.
    var allItems: [MemberBlockItemSyntax] {
        guard let conditional = decl.as(IfConfigDeclSyntax.self) else { return [self] }
        return conditional.activeClauses.flatMap { clause -> [MemberBlockItemSyntax] in
            guard case .decls(let items)? = clause.syntax.elements else { return [] }
            return items.flatMap(\.allItems)
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether it is what a call calls.
    fileprivate var isCalled: Bool {
        var current = Syntax(self)
        while let next = current.parent {
            if let call = next.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == current.id }
            guard next.is(OptionalChainingExprSyntax.self) || next.is(ForceUnwrapExprSyntax.self) else { return false }
            current = next
        }
        return false
    }

    /// Whether the expression is the value of an optional binding.
    fileprivate var isBound: Bool {
        parent?.is(InitializerClauseSyntax.self) == true && parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    /// Whether the parent is a comparison with nil.
    fileprivate var isComparedWithNil: Bool {
        guard let list = parent?.as(ExprListSyntax.self) else { return false }
        // The tokens behind it, not the elements of the list: a long one would be read again for each.
        guard let mark = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate), mark.text == "!=" || mark.text == "==",
            mark.parent?.parent?.id == list.id
        else { return false }
        return mark.nextToken(viewMode: .sourceAccurate)?.parent?.is(NilLiteralExprSyntax.self) ?? false
    }

    /// Whether it names a member in a `#selector`.
    fileprivate var isInSelector: Bool {
        var current = parent
        while let next = current {
            if next.is(MacroExpansionExprSyntax.self) { return true }
            if !next.is(LabeledExprSyntax.self), !next.is(LabeledExprListSyntax.self), !next.is(SequenceExprSyntax.self),
                !next.is(ExprListSyntax.self)
            {
                return false
            }
            current = next.parent
        }
        return false
    }
}
