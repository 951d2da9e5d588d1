import Display

/// The scene that shows windows on the screen.
///
/// Source: Apple, [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    var storedOrientation = UIInterfaceOrientation.portrait
    /// What the app asked for, until the device is turned.
    var requestedOrientation: UIInterfaceOrientation?
    /// Controllers are being told of a turn; one of them has asked for another.
    var isTurning = false
    var mustTurnAgain = false
    let storedStatusBarManager = UIStatusBarManager()
    /// While the interface turns.
    var rotation: RotationCoordinator?

    /// The screen the scene is on. Without one it traps, as `UIScreen.main` does.
    open var screen: UIScreen { .main }

    /// The app's windows in this scene, hidden ones too, back to front.
    open var windows: [UIWindow] { UIApplication.process.windows.filter { $0.windowScene === self } }

    /// The scene's window that gets keys, or nil.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// What the status bar is now.
    open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

    /// The screen's coordinates in its present orientation.
    open var coordinateSpace: any UICoordinateSpace { screen }

    /// How the interface is turned on the device.
    open var interfaceOrientation: UIInterfaceOrientation { storedOrientation }

    /// The screen's traits.
    open var traitCollection: UITraitCollection { SystemAppearance.traits }

    /// The traits have changed; the windows have been told. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
