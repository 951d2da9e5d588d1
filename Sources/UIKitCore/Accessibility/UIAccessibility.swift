import CoreGraphics

/// The user's accessibility settings, and notifications to assistive technologies.
///
/// Source: Apple, [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility).
@preconcurrency @MainActor
public enum UIAccessibility {
    package private(set) static var settings: AccessibilitySettings {
        get { UIKitState.current.accessibilitySettings }
        set { UIKitState.current.accessibilitySettings = newValue }
    }
    package static var posts: [Post] { UIKitState.current.accessibilityPosts }
    private static let postLimit = 10_000

    // MARK: Settings

    /// Whether motion should be reduced; false unless the stage changes it.
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }

    /// Whether transitions should be cross-fades, with reduced motion; false unless the stage changes it.
    public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }

    /// Whether blurs and translucent backgrounds should be opaque; false unless the stage changes it. Blur effects then show only their
    /// tint.
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }

    /// Whether VoiceOver is running; false unless the stage changes it.
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }

    /// Whether Switch Control is running; false unless the stage changes it.
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }

    /// Whether information should not depend on color alone; false unless the stage changes it.
    public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }

    /// Whether text should be bold: the screen's trait `legibilityWeight`.
    public static var isBoldTextEnabled: Bool { SystemAppearance.traits.legibilityWeight == .bold }

    /// Whether colors should have more contrast: the screen's trait `accessibilityContrast`.
    public static var isDarkerSystemColorsEnabled: Bool { SystemAppearance.traits.accessibilityContrast == .high }

    /// Posted when `isReduceMotionEnabled` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted when `prefersCrossFadeTransitions` has changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Posted when `isReduceTransparencyEnabled` has changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// Posted when `isVoiceOverRunning` has changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted when `isSwitchControlRunning` has changed.
    public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// The name (a string, as in UIKit) posted when `shouldDifferentiateWithoutColor` has changed.
    public nonisolated static let differentiateWithoutColorDidChangeNotification =
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"

    /// Posted when `isBoldTextEnabled` has changed.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Posted when `isDarkerSystemColorsEnabled` has changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Changes a setting, for the host.
    package static func set(_ setting: WritableKeyPath<AccessibilitySettings, Bool>, to isOn: Bool) {
        guard settings[keyPath: setting] != isOn else { return }
        settings[keyPath: setting] = isOn
        if setting == \.isReduceTransparencyEnabled {
            for view in UIApplication.process.windows.flatMap(\.subtree) { (view as? UIVisualEffectView)?.transparencyDidChange() }
        }
        if setting == \.isVoiceOverRunning, !isOn { moveFocus(to: nil) }
        for (key, name) in AccessibilitySettings.notifications where key == setting {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    // MARK: Notifications

    /// Posts a notification to assistive technologies; the argument is a string to speak or, except for an announcement, the element to
    /// focus.
    ///
    /// Nothing is spoken; `Stage.announcements` reads the posts, with their times. While VoiceOver runs, its focus moves to the element in
    /// the next run-loop turn.
    public static func post(notification: Notification, argument: Any?) {
        let state = UIKitState.current
        if posts.count >= 2 * postLimit { state.accessibilityPosts.removeFirst(posts.count - postLimit) }
        state.accessibilityPosts.append(Post(time: CACurrentMediaTime(), notification: notification, argument: argument))
        followFocus(of: notification, argument)
    }

    // MARK: Coordinates

    /// Converts a rectangle from a view's to screen coordinates and returns its bounding box.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.layer.convert(rect, to: nil) }

    /// Returns a copy of a path, converted from a view's to screen coordinates.
    ///
    /// - Complexity: O(*n* + *d*), where *n* is the number of the path's elements and *d* the depth of the view.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        guard let copy = path.copy() as? UIBezierPath else { return path }
        let (origin, right, down) = (CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
        let points = [origin, right, down].map { view.layer.convert($0, to: nil) }
        copy.apply(
            CGAffineTransform(
                a: points[1].x - points[0].x, b: points[1].y - points[0].y, c: points[2].x - points[0].x, d: points[2].y - points[0].y,
                tx: points[0].x, ty: points[0].y))
        return copy
    }
}

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
