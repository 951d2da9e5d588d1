internal import SwiftSyntax

// Key-value coding and observing: `@objc dynamic` properties notify, observations by key path get the key, and overrides of NSObject's
// methods become methods of protocols.
extension TranslationVisitor {
    /// Methods of NSObject, with the protocol that has them here.
    private static let protocols = [
        "observeValue(forKeyPath:of:change:context:)": "_KeyValueObserver", "value(forUndefinedKey:)": "_UndefinedKeyReader",
        "setValue(_:forUndefinedKey:)": "_UndefinedKeyWriter", "keyPathsForValuesAffectingValue(forKey:)": "_KeyValueDependent",
        "automaticallyNotifiesObservers(forKey:)": "_KeyValueNotifier",
        "responds(to:)": "_RespondingObject", "forwardingTarget(for:)": "_ForwardingObject",
        "value(forKey:)": "_KeyValueReader", "setValue(_:forKey:)": "_KeyValueWriter", "setNilValueForKey(_:)": "_NilValueWriter",
    ]

    /// The methods that `super` has for these, since the methods that are found above ask the object.
    private static let ownImplementations = [
        "responds": ("responds(to:)", "_respondsItself"), "value": ("value(forKey:)", "_value"),
        "setValue": ("setValue(_:forKey:)", "_setValue"),
    ]

    // MARK: Overrides

    /// `override func observeValue(…)` in a class that derives from NSObject by classes of the module: a method of a protocol.
    func translateKeyValueOverride(_ node: FunctionDeclSyntax) {
        guard let scope = type, scope.isClass, let modifier = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
        let key = node.facts(isExposed: false, isInExtension: scope.isExtension, defaultAccess: nil).key
        guard Self.protocols[key] != nil, isTopmost(key, in: scope.key) else { return }
        blank(modifier)
        note(node, "keyValue", "\(node.name.text) is a method of a protocol, not of NSObject")
    }

    /// `super.responds(to:)` in such an override asks for the class's own methods, since the method that is found above asks the object.
    func translateRespondingSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let own = Self.ownImplementations[node.declName.baseName.text], let scope = type,
            isKeyValueRequirement(own.0, in: scope.key),
            node.parent?.as(FunctionCallExprSyntax.self).map({ call in
                MemberFacts.key(node.declName.baseName.text, call.arguments.map { $0.label?.text }) == own.0
            }) ?? false
        else { return }
        replace(node.declName.baseName, with: own.1)
    }

    /// Adds the protocols of these methods to a class.
    func addKeyValueProtocols(_ node: ClassDeclSyntax) {
        guard let clause = node.inheritanceClause else { return }
        guard let key = type?.key else { return }
        let overrides = index.types[key]?.members.filter { $0.isOverride && isKeyValueRequirement($0.key, in: key) } ?? []
        let names = Set(overrides.compactMap { Self.protocols[$0.key] }).sorted()
        guard !names.isEmpty else { return }
        let text = names.map { ", @preconcurrency \($0)" }.joined()
        edits.insert(text, at: clause.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset)
        note(clause, "keyValue", "\(node.name.text) conforms to the protocols of its methods")
    }

    /// Whether a method is a requirement of a protocol here, which a class does not override.
    func isKeyValueRequirement(_ key: String, in name: String) -> Bool { Self.protocols[key] != nil && isTopmost(key, in: name) }

    /// Whether a class derives from NSObject by classes of the module, none of which has the member; and from a class of UIKit for what
    /// UIKit's do not declare.
    private func isTopmost(_ key: String, in name: String) -> Bool {
        let lineage = index.hierarchy.lineage(of: name)
        let isPlain = lineage.contains { index.types[$0]?.supertypes?.contains("NSObject") == true }
        let declaring = Self.declaringRoots[key]
        let isUndeclared = declaring.map { !$0.contains { index.hierarchy.isDerived(name, from: $0) } } ?? false
        guard isPlain || isUndeclared && index.hierarchy.isDerived(name, from: "NSObject") else { return false }
        return !lineage.dropFirst().contains { !index.ownMembers(key, of: $0).isEmpty }
    }

    /// The classes of UIKit that declare a method, to be overridden there; for those of the methods that not all of its classes have.
    private static let declaringRoots = [
        "responds(to:)": [], "forwardingTarget(for:)": [], "setNilValueForKey(_:)": [],
        "observeValue(forKeyPath:of:change:context:)": ["UIResponder", "UIGestureRecognizer", "CALayer"],
    ]

    // MARK: Properties

    /// An `@objc dynamic` property tells its observers, and so does an override of one: its setter runs between two notifications, and
    /// those of the property that it overrides are a part of the same change.
    func translateDynamic(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, node.bindingSpecifier.text == "var",
            node.bindings.count == 1 || !node.modifiers.has("override")
        else { return }
        // Observers that move into the class's body have their own names there.
        if scope.isExtension, node.modifiers.has("override"), node.bindings.first?.hasObservers == true { return }
        let isOwn = node.isObserved(isExposed: isExposed(node.attributes, node.modifiers))
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            let overridden = node.modifiers.has("override") ? observedKey(name, above: scope.key) : nil
            guard isOwn || overridden != nil else { continue }
            let key = overridden ?? node.attributes.objectiveCName ?? name
            if let comma = binding.trailingComma {
                // Only a declaration of one variable has observers.
                let modifiers = node.modifiers.map(\.oneLine).joined(separator: " ")
                edits.replace(comma.bytes, with: "; \(modifiers) var", in: source)
            }
            let owner = scope.isGeneric ? "Self.self" : "\(scope.name).self"
            let (before, after) = ("_willSet(\"\(key)\", \(owner))", "defer { _didSet(\"\(key)\", \(owner)) }")
            guard let block = binding.accessorBlock else {
                // Stored: the observers follow the initial value, whose line may end with a comment.
                let end = (binding.initializer?.endPositionBeforeTrailingTrivia ?? binding.endPositionBeforeTrailingTrivia).utf8Offset
                let annotated = binding.typeAnnotation.map { max($0.endPositionBeforeTrailingTrivia.utf8Offset, end) } ?? end
                edits.insert(" { willSet { \(before) } didSet { \(after) } }", at: annotated)
                note(binding, "keyValue", "\(name) tells its observers")
                continue
            }
            guard case .accessors(let accessors) = block.accessors else { continue }
            var isStored = false
            for accessor in accessors {
                guard let body = accessor.body else { continue }
                let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
                switch accessor.accessorSpecifier.text {
                case "set": edits.insert(" \(before); \(after);", at: start)
                case "willSet":
                    isStored = true
                    edits.insert(" \(before);", at: start)
                case "didSet":
                    isStored = true
                    edits.insert(" \(after);", at: start)
                default: continue
                }
                note(accessor, "keyValue", "\(name) tells its observers")
            }
            let kinds = accessors.map(\.accessorSpecifier.text)
            let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
            if isStored, !kinds.contains("willSet") { edits.insert(" willSet { \(before) } ", at: end) }
            if isStored, !kinds.contains("didSet") { edits.insert(" didSet { \(after) } ", at: end) }
        }
    }

    /// The key of a property that notifies, in a class above a type; nil for none.
    private func observedKey(_ name: String, above type: String) -> String? {
        let above = index.hierarchy.superclass(of: type)
        func declared(in type: String) -> MemberFacts? { index.ownMembers(name, of: type).first { !$0.isOverride } }
        if index.declaredNames.contains(name),
            let owner = index.hierarchy.nearest("declares " + name, from: above, { declared(in: $0) != nil })
        {
            return declared(in: owner).flatMap { $0.isDynamic == true ? $0.objectiveCName : nil }
        }
        // UIKit's properties notify by themselves, and under names of their own.
        let isLibrary = index.hierarchy.nearest("library", from: above) { index.types[$0]?.isDeclared != true } != nil
        return isLibrary ? ObjectiveCName.key(name) : nil
    }

    // MARK: Key paths

    private static let observingMethods: Set<String> = ["observe", "publisher", "willChangeValue", "didChangeValue"]

    /// `observe(\.title)` and `willChangeValue(for: \.title)` get the key that the key path names.
    func translateObservation(_ node: FunctionCallExprSyntax) {
        guard
            let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.observingMethods.contains(name),
            let first = node.arguments.first, first.label?.text == (name == "observe" ? nil : "for"),
            let path = first.expression.as(KeyPathExprSyntax.self)
        else { return }
        // A method of the module's own takes key paths.
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let receiverKey = called == nil ? type?.key : called.flatMap { receiver($0)?.key }
        if let receiverKey, index.declares(name, in: receiverKey) { return }
        if receiverKey == nil, index.memberNames.contains(name) { return }
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        var owner = path.root.map { key(of: $0.referenceText, at: node) } ?? (base == nil ? type?.key : base.flatMap { receiver($0)?.key })
        let names = path.components.compactMap { component -> String? in
            guard case .property(let property) = component.component else { return nil }
            let name = property.declName.baseName.plainText
            defer { owner = owner.flatMap { index.propertyType(name, of: $0) } }
            let known = owner.flatMap { index.member(name, of: $0) }
            return known?.objectiveCName ?? ObjectiveCName.key(name)
        }
        guard !names.isEmpty else { return }
        edits.insert(", _key: \"\(names.joined(separator: "."))\"", at: first.expression.endPositionBeforeTrailingTrivia.utf8Offset)
        note(node, "keyValue", "the key path is observed as \"\(names.joined(separator: "."))\"")
    }
}
