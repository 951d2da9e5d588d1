internal import SwiftSyntax

// `@NSManaged` properties of layers and of Core Data's objects read and write the value of their name; the methods of generated classes
// change relationships.
extension TranslationVisitor {
    private static let zeroTypes: Set<String> = ["CGFloat", "Double", "Float", "Int", "CGPoint", "CGSize", "CGRect"]

    /// Whether the innermost type is a class of Core Data's objects.
    private var isManagedObject: Bool {
        guard let key = type?.key else { return false }
        if index.hierarchy.isDerived(key, from: "NSManagedObject") { return true }
        return importedModules.contains("CoreData") && !index.hierarchy.isDerived(key, from: "CALayer")
    }

    func translateManaged(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.attribute("NSManaged") else { return }
        blank(attribute)
        guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText, binding.accessorBlock == nil
        else { return refuse(node, "managed", "@NSManaged takes one property with a type: write one declaration for each") }
        let end = type.endPositionBeforeTrailingTrivia.utf8Offset
        if isManagedObject {
            edits.insert(
                " { get { _managedValue(forKey: \"\(name)\") } set { _setManagedValue(newValue, forKey: \"\(name)\") } }", at: end)
            note(node, "managed", "@NSManaged becomes the value of the key")
            return
        }
        let text = type.castText
        let value: String
        if text.hasSuffix("?") {
            value = "_managedValue(value(forKey: \"\(name)\"))"
        } else if text == "Bool" {
            value = "_managedValue(value(forKey: \"\(name)\")) ?? false"
        } else if Self.zeroTypes.contains(text) {
            value = "_managedValue(value(forKey: \"\(name)\")) ?? .init()"
        } else {
            value = "value(forKey: \"\(name)\") as! \(text)"
        }
        edits.insert(" { get { \(value) } set { setValue(newValue, forKey: \"\(name)\") } }", at: end)
        note(node, "managed", "@NSManaged becomes value(forKey:)")
    }

    /// A method that Core Data makes for a relationship to many, by its name: `addToCommits(_:)`.
    func translateManaged(_ node: FunctionDeclSyntax) {
        guard let attribute = node.attributes.attribute("NSManaged") else { return }
        blank(attribute)
        guard isManagedObject, node.body == nil, let body = managedBody(node) else {
            return refuse(node, "managed", "@NSManaged takes the methods of generated classes, such as addToItems(_:)")
        }
        edits.insert(" { \(body) }", at: node.signature.endPositionBeforeTrailingTrivia.utf8Offset)
        note(node, "managed", "@NSManaged becomes a change of the relationship")
    }

    private func managedBody(_ node: FunctionDeclSyntax) -> String? {
        let name = node.name.plainText
        let parameters = node.signature.parameterClause.parameters
        let names = parameters.map { ($0.secondName ?? $0.firstName).plainText }
        let labels = parameters.map(\.firstName.plainText)
        func key(_ prefix: String, dropping suffix: String = "") -> String? {
            guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count else { return nil }
            let rest = name.dropFirst(prefix.count).dropLast(suffix.count)
            guard rest.first?.isUppercase == true else { return nil }
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
        switch names.count {
        case 1:
            if labels[0] == "at" { return key("removeFrom").map { "_removeManaged(at: \(names[0]), forKey: \"\($0)\")" } }
            if let key = key("addTo") { return "_addManaged(\(names[0]), forKey: \"\(key)\")" }
            if let key = key("removeFrom") { return "_removeManaged(\(names[0]), forKey: \"\(key)\")" }
            if let key = key("add", dropping: "Object") ?? key("add") { return "_addManaged(\(names[0]), forKey: \"\(key)\")" }
            if let key = key("remove", dropping: "Object") ?? key("remove") { return "_removeManaged(\(names[0]), forKey: \"\(key)\")" }
            return nil
        case 2:
            if labels[1] == "at", let key = key("insertInto") { return "_insertManaged(\(names[0]), at: \(names[1]), forKey: \"\(key)\")" }
            if labels[0] == "at", let key = key("replace") {
                return "_replaceManaged(at: \(names[0]), with: \(names[1]), forKey: \"\(key)\")"
            }
            return nil
        default: return nil
        }
    }

    /// Makes a class of Core Data's objects known by its name, for models.
    func addManagedClass(_ node: ClassDeclSyntax) {
        guard let scope = scopes.last, !scope.isGeneric, !scope.key.contains("#"),
            index.hierarchy.isDerived(scope.key, from: "NSManagedObject")
        else { return }
        let name = node.attributes.objectiveCName ?? node.name.plainText
        addEntry("_ = t; \(scope.name)._addClass(\(scope.name).self, named: \"\(name)\")")
    }
}
