/// The user's accessibility settings, except those that are traits.
package struct AccessibilitySettings {
    package var isReduceMotionEnabled = false
    package var prefersCrossFadeTransitions = false
    package var isReduceTransparencyEnabled = false
    package var isVoiceOverRunning = false
    package var isSwitchControlRunning = false
    package var shouldDifferentiateWithoutColor = false

    @MainActor static let notifications: [(PartialKeyPath<AccessibilitySettings>, Notification.Name)] = [
        (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
        (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
        (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
        (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
        (\.shouldDifferentiateWithoutColor, Notification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification)),
    ]
}
