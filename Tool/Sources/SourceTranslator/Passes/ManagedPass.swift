internal import SwiftSyntax

// `@NSManaged` properties of layers read and write the layer's value of their name.
extension TranslationVisitor {
    private static let zeroTypes: Set<String> = ["CGFloat", "Double", "Float", "Int", "CGPoint", "CGSize", "CGRect"]

    func translateManaged(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.attribute("NSManaged") else { return }
        blank(attribute)
        guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil
        else { return refuse(node, "managed", "@NSManaged takes one property with a type: write one declaration for each") }
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
        edits.insert(
            " { get { \(value) } set { setValue(newValue, forKey: \"\(name)\") } }", at: type.endPositionBeforeTrailingTrivia.utf8Offset)
        note(node, "managed", "@NSManaged becomes value(forKey:)")
    }
}
