/// Accessibility values of a responder where the app has set none.
package struct AccessibilityDefaults {
    package var isElement = false
    package var label: String?
    package var hint: String?
    package var value: String?
    package var traits = UIAccessibilityTraits.none
    package var identifier: String?

    package init(
        isElement: Bool = false, label: String? = nil, hint: String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits = .none, identifier: String? = nil
    ) {
        self.isElement = isElement
        self.label = label
        self.hint = hint
        self.value = value
        self.traits = traits
        self.identifier = identifier
    }
}

/// A responder that describes itself to accessibility, such as a label by its text. Values set by the app take precedence.
@MainActor
package protocol AccessibilityDefaulting: UIResponder {
    var accessibilityDefaults: AccessibilityDefaults { get }
}

extension UIResponder {
    final var defaultAccessibility: AccessibilityDefaults {
        (self as? any AccessibilityDefaulting)?.accessibilityDefaults ?? AccessibilityDefaults()
    }
}
