import UIKit

// What the user has switched on; all of it is off unless set, and each change is posted as UIKit does.
extension Stage {
    /// Whether the user has asked for less movement: what `UIAccessibility.isReduceMotionEnabled` says.
    public var isReduceMotionEnabled: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { UIAccessibility.set(\.isReduceMotionEnabled, to: newValue) }
    }

    /// Whether the user has asked for cross-fades in place of movement.
    public var prefersCrossFadeTransitions: Bool {
        get { UIAccessibility.prefersCrossFadeTransitions }
        set { UIAccessibility.set(\.prefersCrossFadeTransitions, to: newValue) }
    }

    /// Whether the user has asked for plain backgrounds in place of blurred ones.
    public var isReduceTransparencyEnabled: Bool {
        get { UIAccessibility.isReduceTransparencyEnabled }
        set { UIAccessibility.set(\.isReduceTransparencyEnabled, to: newValue) }
    }

    /// Whether a screen reader runs.
    public var isVoiceOverRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set { UIAccessibility.set(\.isVoiceOverRunning, to: newValue) }
    }

    /// Whether the app is used by switches.
    public var isSwitchControlRunning: Bool {
        get { UIAccessibility.isSwitchControlRunning }
        set { UIAccessibility.set(\.isSwitchControlRunning, to: newValue) }
    }

    /// Whether the user cannot tell things by colour alone.
    public var shouldDifferentiateWithoutColor: Bool {
        get { UIAccessibility.shouldDifferentiateWithoutColor }
        set { UIAccessibility.set(\.shouldDifferentiateWithoutColor, to: newValue) }
    }

    /// Whether the user has asked for bold text: the trait `legibilityWeight`.
    public var isBoldTextEnabled: Bool {
        get { UIAccessibility.isBoldTextEnabled }
        set { UIApplication.changeSystemTraits { $0.legibilityWeight = newValue ? .bold : .regular } }
    }

    /// Whether the user has asked for more contrast: the trait `accessibilityContrast`.
    public var isDarkerSystemColorsEnabled: Bool {
        get { UIAccessibility.isDarkerSystemColorsEnabled }
        set { UIApplication.changeSystemTraits { $0.accessibilityContrast = newValue ? .high : .normal } }
    }
}
