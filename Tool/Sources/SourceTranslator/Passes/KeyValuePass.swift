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
    ]

    // MARK: Overrides

    /// `override func observeValue(…)` in a class that derives from NSObject by classes of the module: a method of a protocol.
    func translateKeyValueOverride(_ node: FunctionDeclSyntax) {
        guard let scope = type, scope.isClass, let modifier = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
        let key = node.facts(isExposed: false, isInExtension: scope.isExtension, defaultAccess: nil).key
        guard Self.protocols[key] != nil, isTopmost(key, in: scope.name) else { return }
        blank(modifier)
        note(node, "keyValue", "\(node.name.text) is a method of a protocol, not of NSObject")
    }

    /// `super.responds(to:)` in such an override asks for the class's own methods, since the method that is found above asks the object.
    func translateRespondingSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "responds", let scope = type,
            isKeyValueRequirement("responds(to:)", in: scope.name)
        else { return }
        replace(node.declName.baseName, with: "_respondsItself")
    }

    /// Adds the protocols of these methods to a class.
    func addKeyValueProtocols(_ node: ClassDeclSyntax) {
        guard let clause = node.inheritanceClause else { return }
        let overrides = index.facts.types[node.name.text]?.members.filter { $0.isOverride && isTopmost($0.key, in: node.name.text) } ?? []
        let names = Set(overrides.compactMap { Self.protocols[$0.key] }).sorted()
        guard !names.isEmpty else { return }
        let text = names.map { ", @preconcurrency \($0)" }.joined()
        edits.insert(text, at: clause.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Whether a method is a requirement of a protocol here, which a class does not override.
    func isKeyValueRequirement(_ key: String, in name: String) -> Bool { Self.protocols[key] != nil && isTopmost(key, in: name) }

    /// Whether a class derives from NSObject by classes of the module, none of which has the member.
    private func isTopmost(_ key: String, in name: String) -> Bool {
        let lineage = index.facts.lineage(of: name)
        return lineage.contains { $0.inherited.contains("NSObject") }
            && !lineage.dropFirst().contains { $0.members.contains { $0.key == key } }
    }

    // MARK: Properties

    /// An `@objc dynamic` property tells its observers: its setter runs between two notifications.
    func translateDynamic(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.isClass, isDynamic(node), node.bindingSpecifier.text == "var" else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let key = node.attributes.objectiveCName ?? name
            let (before, after) = ("_willSet(\"\(key)\")", "defer { _didSet(\"\(key)\") }")
            guard let block = binding.accessorBlock else {
                // Stored: the observers follow the initial value, whose line may end with a comment.
                let end = (binding.initializer?.endPositionBeforeTrailingTrivia ?? binding.endPositionBeforeTrailingTrivia).utf8Offset
                let annotated = binding.typeAnnotation.map { max($0.endPositionBeforeTrailingTrivia.utf8Offset, end) } ?? end
                edits.insert(" { willSet { \(before) } didSet { _didSet(\"\(key)\") } }", at: annotated)
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
            if isStored, !kinds.contains("didSet") { edits.insert(" didSet { _didSet(\"\(key)\") } ", at: end) }
        }
    }

    /// Whether a property notifies: `dynamic`, visible to Objective-C, and not of the type, managed or an override.
    func isDynamic(_ node: VariableDeclSyntax) -> Bool {
        node.modifiers.has("dynamic")
            && (node.attributes.has("objc") || node.attributes.has("IBInspectable") || scopes.last?.exposesMembers == true)
            && !node.modifiers.has("static") && !node.modifiers.has("class") && !node.attributes.has("NSManaged")
            && !node.modifiers.has("weak") && !node.modifiers.has("override")
    }

    // MARK: Key paths

    private static let observingMethods: Set<String> = ["observe", "willChangeValue", "didChangeValue"]

    /// `observe(\.title)` and `willChangeValue(for: \.title)` get the key that the key path names.
    func translateObservation(_ node: FunctionCallExprSyntax) {
        guard
            let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.observingMethods.contains(name),
            let first = node.arguments.first, first.label?.text == (name == "observe" ? nil : "for"),
            let path = first.expression.as(KeyPathExprSyntax.self)
        else { return }
        var owner: String?
        let names = path.components.compactMap { component -> String? in
            guard case .property(let property) = component.component else { return nil }
            let name = property.declName.baseName.text
            defer { owner = owner.flatMap { index.facts.types[$0]?.propertyTypes[name] } }
            let known = owner.flatMap { index.facts.lineage(of: $0).lazy.flatMap(\.members).first { $0.key == name } }
            return known?.objectiveCName ?? ObjectiveCName.key(name)
        }
        guard !names.isEmpty else { return }
        edits.insert(", _key: \"\(names.joined(separator: "."))\"", at: first.expression.endPositionBeforeTrailingTrivia.utf8Offset)
        note(node, "keyValue", "the key path is observed as \"\(names.joined(separator: "."))\"")
    }
}
