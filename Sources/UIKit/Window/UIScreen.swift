import Display

/// A screen as the app sees it: its size in points and its pixels per point.
///
/// Source: Apple, [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
    private let screen: Screen
    private static var cached: UIScreen?

    private init(_ screen: Screen) {
        self.screen = screen
        super.init()
    }

    /// The screen the app runs on. Without one, that is outside a stage or an app, it traps.
    public static var main: UIScreen {
        guard let main = current else {
            trap(
                object: "UIScreen.main", value: "there is no screen",
                remedy: "Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again")
        }
        return main
    }

    /// The screen the app runs on, or nil outside a stage or an app.
    static var current: UIScreen? {
        guard let screen = Screen.current else { return nil }
        if let cached, cached.screen === screen { return cached }
        let made = UIScreen(screen)
        cached = made
        return made
    }

    /// Forgets the screen object, so that a screen that has gone is not kept alive.
    static func forget() {
        _ = exchange(&cached, with: nil)
    }

    /// The screen's rectangle in points, in its present orientation; the origin is zero.
    public var bounds: CGRect { screen.bounds }

    /// Pixels per point.
    public var scale: CGFloat { screen.scale }

    /// The screen's rectangle in pixels, as held upright.
    public var nativeBounds: CGRect {
        let short = min(bounds.width, bounds.height) * scale
        let long = max(bounds.width, bounds.height) * scale
        return CGRect(x: 0, y: 0, width: short.rounded(), height: long.rounded())
    }

    /// A value for every trait: what the device is, and how the user wants things to look.
    public var traitCollection: UITraitCollection { SystemAppearance.traits }

    /// Does nothing: windows are told by their screen directly.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// A view that shows what the screen shows now, all windows included; of the screen's size. `afterUpdates` true commits first what was changed.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { CATransaction.flush() }
        return SnapshotView(screen.rootLayer.frozen(), size: bounds.size)
    }

    /// Pixels of the panel per point: here always the scale.
    public var nativeScale: CGFloat { scale }
}
