import CoreGraphics

/// Accessibility values of an object set by the app; nil where unset.
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    /// In screen coordinates.
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var restorationIdentifier: String?
    /// Texts with attributes, whose characters are those of the plain ones.
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var language: String?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    /// The elements of a control with several parts.
    var controlElements: [ControlElement] = []
}

extension AccessibilityValues {
    /// A text with its attributes, or without if the plain text has changed since.
    static func attributed(_ stored: NSAttributedString?, _ text: String?) -> NSAttributedString? {
        guard let text else { return nil }
        return stored?.string == text ? stored : NSAttributedString(string: text)
    }
}
