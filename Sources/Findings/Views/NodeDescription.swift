import UIKit

/// Descriptions of views and layers in messages.
@MainActor package enum NodeDescription {
    /// The class with the first name that identifies the view: identifier, accessibility label, or text.
    package static func short(_ view: UIView) -> String {
        let name = typeName(view)
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(name) '\(identifier)'" }
        if let text = text(of: view), !text.isEmpty { return "\(name) \"\(clipped(text))\"" }
        if let label = view.accessibilityLabel, !label.isEmpty { return "\(name) (\(clipped(label)))" }
        return name
    }

    /// The layer's view, or the class and name of the layer.
    package static func short(_ layer: CALayer) -> String {
        if let view = layer.delegate as? UIView { return short(view) }
        if let name = layer.name { return "\(typeName(layer)) '\(name)'" }
        guard let string = (layer as? CATextLayer)?.string, let text = string as? String ?? (string as? NSAttributedString)?.string
        else { return typeName(layer) }
        return text.isEmpty ? typeName(layer) : "\(typeName(layer)) \"\(clipped(text))\""
    }

    /// The name of an object's class.
    package static func typeName(_ object: AnyObject) -> String {
        let type = ObjectIdentifier(type(of: object))
        if let name = typeNames[type] { return name }
        let name = String(describing: Swift.type(of: object))
        typeNames[type] = name
        return name
    }

    /// The names of classes, which the runtime takes microseconds to make.
    private static var typeNames: [ObjectIdentifier: String] = [:]

    /// The text that a view shows itself: of a label, a text field or view, or the title of a button.
    package static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text ?? label.attributedText?.string
        case let field as UITextField where field.isSecureTextEntry: field.placeholder
        case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
        case let view as UITextView: view.text
        case let button as UIButton: button.currentTitle ?? button.titleLabel?.text
        default: nil
        }
    }

    package static func clipped(_ text: String, to length: Int = 40) -> String {
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return line.count > length ? line.prefix(length) + "…" : line
    }
}
