import CoreGraphics

/// What the user asked the system for so that it suits them, and what assistive technologies are told.
///
/// Source: Apple, [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility).
@MainActor
public enum UIAccessibility {
    package private(set) static var settings = AccessibilitySettings()
    package private(set) static var posts: [Post] = []
    private static let postLimit = 10_000

    // MARK: What the user wants

    /// Whether movement is to be replaced by something calmer; false unless the stage says otherwise.
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }

    /// Whether, with less movement, transitions are to be cross-fades; false unless the stage says otherwise.
    public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }

    /// Whether blurred and clear backgrounds are to be plain; false unless the stage says otherwise. Blur effects are then their tint alone.
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }

    /// Whether the screen is read aloud; false unless the stage says otherwise.
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }

    /// Whether the app is used by switches; false unless the stage says otherwise.
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }

    /// Whether nothing is to be told by colour alone; false unless the stage says otherwise.
    public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }

    /// Whether text is to be bold: whether the screen's trait `legibilityWeight` is.
    public static var isBoldTextEnabled: Bool { SystemAppearance.traits.legibilityWeight == .bold }

    /// Whether colours are to have more contrast: whether the screen's trait `accessibilityContrast` is high.
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

    /// For the host.
    package static func set(_ setting: WritableKeyPath<AccessibilitySettings, Bool>, to isOn: Bool) {
        guard settings[keyPath: setting] != isOn else { return }
        settings[keyPath: setting] = isOn
        if setting == \.isReduceTransparencyEnabled {
            for view in UIApplication.process.windows.flatMap(\.subtree) { (view as? UIVisualEffectView)?.transparencyDidChange() }
        }
        for (key, name) in AccessibilitySettings.notifications where key == setting {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    // MARK: What is told

    /// Tells assistive technologies something: an announcement is spoken; the argument of the others is a string to be spoken or the element to go to.
    ///
    /// Nothing is spoken here; `Stage.announcements` reads what was posted, with its time.
    public static func post(notification: Notification, argument: Any?) {
        if posts.count >= 2 * postLimit { posts.removeFirst(posts.count - postLimit) }
        posts.append(Post(time: CACurrentMediaTime(), notification: notification, argument: argument))
    }

    // MARK: Coordinates

    /// The box, in the screen's coordinates, around a rectangle of a view's.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.layer.convert(rect, to: nil) }

    /// A copy, in the screen's coordinates, of a path of a view's.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        guard let copy = path.copy() as? UIBezierPath else { return path }
        let (origin, right, down) = (CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
        let places = [origin, right, down].map { view.layer.convert($0, to: nil) }
        copy.apply(
            CGAffineTransform(
                a: places[1].x - places[0].x, b: places[1].y - places[0].y, c: places[2].x - places[0].x, d: places[2].y - places[0].y,
                tx: places[0].x, ty: places[0].y))
        return copy
    }

    /// Back to the defaults, unheard.
    static func reset() {
        settings = AccessibilitySettings()
        posts = []
    }
}
