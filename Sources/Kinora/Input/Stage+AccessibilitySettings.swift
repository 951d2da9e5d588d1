import UIKit

// Accessibility settings of the user; all are off by default, and each change is posted as UIKit does.
extension Stage {
    /// Whether Reduce Motion is on: the value of `UIAccessibility.isReduceMotionEnabled`.
    public var isReduceMotionEnabled: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { UIAccessibility.set(\.isReduceMotionEnabled, to: newValue) }
    }

    /// Whether Prefer Cross-Fade Transitions is on.
    public var prefersCrossFadeTransitions: Bool {
        get { UIAccessibility.prefersCrossFadeTransitions }
        set { UIAccessibility.set(\.prefersCrossFadeTransitions, to: newValue) }
    }

    /// Whether Reduce Transparency is on: blurred backgrounds become opaque.
    public var isReduceTransparencyEnabled: Bool {
        get { UIAccessibility.isReduceTransparencyEnabled }
        set { UIAccessibility.set(\.isReduceTransparencyEnabled, to: newValue) }
    }

    /// Whether VoiceOver is running.
    public var isVoiceOverRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set { UIAccessibility.set(\.isVoiceOverRunning, to: newValue) }
    }

    /// Whether Switch Control is running.
    public var isSwitchControlRunning: Bool {
        get { UIAccessibility.isSwitchControlRunning }
        set { UIAccessibility.set(\.isSwitchControlRunning, to: newValue) }
    }

    /// Whether Differentiate Without Color is on.
    public var shouldDifferentiateWithoutColor: Bool {
        get { UIAccessibility.shouldDifferentiateWithoutColor }
        set { UIAccessibility.set(\.shouldDifferentiateWithoutColor, to: newValue) }
    }

    /// Whether Bold Text is on: the trait `legibilityWeight`.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views, and their callbacks.
    public var isBoldTextEnabled: Bool {
        get { UIAccessibility.isBoldTextEnabled }
        set { UIApplication.changeSystemTraits { $0.legibilityWeight = newValue ? .bold : .regular } }
    }

    /// Whether Increase Contrast is on: the trait `accessibilityContrast`.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views, and their callbacks.
    public var isDarkerSystemColorsEnabled: Bool {
        get { UIAccessibility.isDarkerSystemColorsEnabled }
        set { UIApplication.changeSystemTraits { $0.accessibilityContrast = newValue ? .high : .normal } }
    }
}
