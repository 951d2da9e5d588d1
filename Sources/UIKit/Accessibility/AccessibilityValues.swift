import CoreGraphics

/// What an app has said of a responder for accessibility; nil where it has not.
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    /// In the screen's coordinates.
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    /// The parts of a control that is told of by these.
    var parts: [ControlPart] = []
}

/// What a responder says of itself where the app has said nothing.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var identifier: String?
}
