import Display

/// A screen: its size in points and its scale.
///
/// Source: Apple, [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private let created: Screen
    /// The app's screen now: a stage's that has begun since takes the place of the one before.
    private var screen: Screen { Screen.current ?? created }

    private init(_ screen: Screen) {
        created = screen
        super.init()
    }

    /// Creates another object for the app's screen; use `main`. Traps without a screen.
    public override init() {
        guard let screen = Screen.current else { Self.trapWithoutScreen() }
        created = screen
        super.init()
    }

    /// The app's screen. Traps without one, outside a stage or an app.
    open class var main: UIScreen {
        if Screen.current == nil { Screen.makeMissing?() }
        guard let main = current else { trapWithoutScreen() }
        return main
    }

    private static func trapWithoutScreen() -> Never {
        trap(
            object: "UIScreen.main", value: "there is no screen",
            remedy: "Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again")
    }

    /// The app's screen, or nil outside a stage or an app.
    static var current: UIScreen? {
        guard let screen = Screen.current else { return nil }
        if let cached = UIKitState.current.screen, cached.created === screen { return cached }
        let made = UIScreen(screen)
        UIKitState.current.screen = made
        return made
    }

    /// The brightness from 0 to 1; 0.5 at first. Values beyond are limited, no number is ignored. As on a device it changes no pixel of an
    /// image of the screen. A change posts `brightnessDidChangeNotification`.
    open var brightness: CGFloat {
        get { storedBrightness }
        set {
            let limited = min(max(newValue, 0), 1)
            guard !newValue.isNaN, limited != storedBrightness else { return }
            storedBrightness = limited
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    private var storedBrightness: CGFloat = 0.5

    /// Posted when the brightness has changed. The object is the screen.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")

    /// The screen's bounds in points, in its current orientation; the origin is zero.
    open var bounds: CGRect { screen.bounds }

    /// Pixels per point.
    open var scale: CGFloat { screen.scale }

    /// The screen's bounds in pixels, in portrait.
    open var nativeBounds: CGRect {
        let short = min(bounds.width, bounds.height) * scale
        let long = max(bounds.width, bounds.height) * scale
        return CGRect(x: 0, y: 0, width: short.rounded(), height: long.rounded())
    }

    /// The system's traits, all specified: properties of the device and the user's settings.
    open var traitCollection: UITraitCollection { SystemAppearance.traits }

    /// Does nothing: screens notify windows directly.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Returns a snapshot of the screen with all windows, of the screen's size. If `afterUpdates` is true, pending changes are committed
    /// first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of layers in all windows.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { CATransaction.flush() }
        return SnapshotView(screen.rootLayer.frozen(), size: bounds.size)
    }

    /// Frames per second at most: the host's rate.
    open var maximumFramesPerSecond: Int { Environment.current.frameSource?.framesPerSecond ?? 60 }

    /// Pixels of the panel per point; always the scale.
    open var nativeScale: CGFloat { scale }

    /// The screen's coordinate space in its current orientation: the screen itself.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The screen's coordinate space in portrait, for any orientation of the interface.
    open var fixedCoordinateSpace: any UICoordinateSpace { OrientedCoordinateSpace(.portrait) }

    /// Converts a point from screen coordinates to another space.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of a view.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, to: coordinateSpace) }

    /// Converts a point from another space to screen coordinates.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of a view.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    /// Converts a rectangle from screen coordinates to another space and returns its bounding box.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of a view.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, to: coordinateSpace) }

    /// Converts a rectangle from another space to screen coordinates and returns its bounding box.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of a view.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, from: coordinateSpace) }
}

extension UIScreen: ScreenCoordinateSpace {
    package func screenPoint(_ point: CGPoint) -> CGPoint { point }

    package func ownPoint(_ point: CGPoint) -> CGPoint { point }
}
