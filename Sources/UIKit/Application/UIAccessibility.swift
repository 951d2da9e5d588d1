/// What the user asked the system for so that it suits them.
///
/// Source: Apple, [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility).
@MainActor
public enum UIAccessibility {
    private static var reducesMotion = false

    /// Whether movement is to be replaced by something calmer; false unless the stage says otherwise.
    public static var isReduceMotionEnabled: Bool { reducesMotion }

    /// Posted when `isReduceMotionEnabled` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// For the host.
    package static func setReduceMotion(_ isEnabled: Bool) {
        guard isEnabled != reducesMotion else { return }
        reducesMotion = isEnabled
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }

    /// Back to the defaults, unheard.
    static func reset() { reducesMotion = false }
}
