/// Properties that `expectAccessible` checks.
public struct AccessibilityChecks: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Each element of accessibility has a label, which does not end with its role, such as "Close button". Each enabled control is an
    /// element, or inside one.
    public static let labels = AccessibilityChecks(rawValue: 1)
    /// The text of labels, those of buttons included, has a contrast ratio of 4.5 to the pixels behind it, or of 3 from 18 points on and in
    /// bold from 14 points on. Disabled controls are exempt.
    public static let contrast = AccessibilityChecks(rawValue: 2)
    /// Enabled controls and views with tap recognizers take touches in an area of at least 44 x 44 points. Exempt are switches, sliders,
    /// steppers, segmented and page controls, whose height is the system's.
    public static let hitAreas = AccessibilityChecks(rawValue: 4)
    /// Labels show their whole text, at each of the text sizes.
    public static let textFits = AccessibilityChecks(rawValue: 8)
    /// All checks.
    public static let all: AccessibilityChecks = [.labels, .contrast, .hitAreas, .textFits]
}
