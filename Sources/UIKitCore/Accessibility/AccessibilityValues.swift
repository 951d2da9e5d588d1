import CoreGraphics

/// Accessibility values of a responder set by the app; nil where unset.
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
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    /// The elements of a control with several parts.
    var controlElements: [ControlElement] = []
}
