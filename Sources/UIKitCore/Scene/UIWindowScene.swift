import Display

/// A scene that manages windows on the screen.
///
/// Source: Apple, [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    var storedOrientation = UIInterfaceOrientation.portrait
    /// The orientation requested by the app, until the device is rotated.
    var requestedOrientation: UIInterfaceOrientation?
    /// Whether controllers are being notified of a rotation; one may request another.
    var isRotating = false
    var mustRotateAgain = false
    let storedStatusBarManager = UIStatusBarManager()
    /// The rotation in progress.
    var rotation: RotationCoordinator?

    /// The scene's screen. Traps without one, as `UIScreen.main` does.
    open var screen: UIScreen { .main }

    /// The scene's windows, including hidden ones, back to front.
    ///
    /// - Complexity: O(*w*), where *w* is the number of windows.
    open var windows: [UIWindow] { UIApplication.process.windows.filter { $0.windowScene === self } }

    /// The scene's key window, or nil.
    ///
    /// - Complexity: O(*w*), where *w* is the number of windows.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The state of the status bar.
    open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

    /// The screen's coordinate space in its current orientation.
    open var coordinateSpace: any UICoordinateSpace { screen }

    /// The orientation of the interface relative to the device.
    open var interfaceOrientation: UIInterfaceOrientation { storedOrientation }

    /// The screen's traits.
    open var traitCollection: UITraitCollection { SystemAppearance.traits }

    /// Called when the traits have changed, after the windows were notified. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The focus system of the scene; nil on devices without focus.
    open var focusSystem: UIFocusSystem? { .current }

    // MARK: Geometry

    /// Rotates the interface, animated, to a requested orientation, however the device is held: to the device's if it is included,
    /// otherwise to the first of portrait, landscape right, landscape left, upside down. It stays until the device is rotated.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The wanted orientations.
    ///   - errorHandler: called at once if the topmost controller, the app or the device supports none of them; the interface stays.
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        requestGeometry(geometryPreferences, errorHandler: errorHandler)
    }
}
