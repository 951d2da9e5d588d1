import Display
import Foundation
import Resources
import Synchronization

/// The system's traits: the device's properties and the user's settings. Thread-safe.
package enum SystemAppearance {
    fileprivate struct State {
        var settings = defaults
        var size = CGSize.zero
        var traits: UITraitCollection?
    }

    private static let state = Environment.current.share(AppearanceState())

    /// Defaults until the stage changes them.
    private static var defaults: TraitValues {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.layoutDirection = LocalizedStrings.isRightToLeft(for: .initial) ? .rightToLeft : .leftToRight
        values.preferredContentSizeCategory = .large
        values.displayGamut = .SRGB
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        values.forceTouchCapability = .unavailable
        return values
    }

    /// The screen's trait collection; the same object until a trait changes.
    package static var traits: UITraitCollection {
        let (scale, size) = Screen.currentMetrics
        return state.value.withLock { state in
            if let traits = state.traits, state.size == size, traits.displayScale == scale { return traits }
            var values = state.settings
            values.displayScale = scale
            values.take(deviceTraits(in: size))
            let traits = UITraitCollection(values: values)
            state.size = size
            state.traits = traits
            return traits
        }
    }

    /// Returns the trait collection for a screen of `size` points.
    package static func traits(on size: CGSize) -> UITraitCollection {
        var values = traits.values
        values.take(deviceTraits(in: size))
        return UITraitCollection(values: values)
    }

    /// Changes the user's settings.
    package static func change(_ body: (inout any UIMutableTraits) -> Void) {
        let settings = state.value.withLock(\.settings).changed(by: body)
        // Values of custom traits may be released here, and access traits.
        _ = state.value.withLock { (exchange(&$0.settings, with: settings), exchange(&$0.traits, with: nil)) }
    }

    /// Idiom and size classes of a full screen of `size` points, by Apple's device tables: tablets are regular in both dimensions; phones
    /// are compact, except for regular height in portrait, and regular width in landscape on large ones (short edge of 414 points or
    /// more). Without a screen: a phone in portrait.
    private static func deviceTraits(in size: CGSize) -> TraitValues {
        var values = TraitValues()
        let short = min(size.width, size.height)
        let isTablet = short >= 744
        let isSideways = size.width > size.height
        values.userInterfaceIdiom = isTablet ? .pad : .phone
        values.horizontalSizeClass = isTablet || isSideways && short >= 414 ? .regular : .compact
        values.verticalSizeClass = isTablet || !isSideways ? .regular : .compact
        return values
    }
}

/// The system's traits in the environment.
private final class AppearanceState: SharedEnvironmentState {
    let value = Mutex(SystemAppearance.State())

    /// Restores the defaults, and discards the current traits of the main actor's thread, which the app has set.
    func reset() {
        _ = value.withLock { exchange(&$0, with: SystemAppearance.State()) }
        _ = exchange(&CurrentTraits.ofThread.traits, with: nil)
    }
}
