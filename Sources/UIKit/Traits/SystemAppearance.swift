import Display
import Foundation
import Synchronization

/// The traits of the screen: what the device is, and how the user wants things to look. Readable on any thread.
enum SystemAppearance {
    private struct State {
        var settings = defaults
        var size = CGSize.zero
        var traits: UITraitCollection?
    }

    private static let state = Mutex(State())

    /// What holds until the stage says otherwise.
    private static var defaults: TraitValues {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.layoutDirection = .leftToRight
        values.preferredContentSizeCategory = .large
        values.displayGamut = .SRGB
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        return values
    }

    /// The screen's collection: the same object as long as nothing changes.
    static var traits: UITraitCollection {
        let (size, scale) = (Screen.currentSize, Screen.currentScale)
        return state.withLock { state in
            if let traits = state.traits, state.size == size, traits.displayScale == scale { return traits }
            var values = state.settings
            values.displayScale = scale
            values.take(room(in: size))
            let traits = UITraitCollection(values: values)
            state.size = size
            state.traits = traits
            return traits
        }
    }

    /// What the collection will be on a screen of `size` points.
    static func traits(on size: CGSize) -> UITraitCollection {
        var values = traits.values
        values.take(room(in: size))
        return UITraitCollection(values: values)
    }

    /// Changes what the user wants.
    static func change(_ body: (inout any UIMutableTraits) -> Void) {
        let settings = state.withLock(\.settings).changed(by: body)
        // What the app's own traits hold may die here, and ask for traits.
        _ = state.withLock { (exchange(&$0.settings, with: settings), exchange(&$0.traits, with: nil)) }
    }

    /// Back to the defaults.
    static func reset() {
        _ = state.withLock { exchange(&$0, with: State()) }
        _ = exchange(&CurrentTraits.ofThread.traits, with: nil)
        _ = exchange(&CurrentTraits.ofThread.tint, with: nil)
    }

    /// The idiom and the size classes of a full screen of `size` points, as Apple's tables of devices have them: tablets are regular both ways; phones are
    /// compact, but regular in height when upright, and the large ones (414 points and more on the short side) regular in width when sideways.
    /// Without a screen they are those of a phone held upright.
    private static func room(in size: CGSize) -> TraitValues {
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
