// Deprecated properties from before scenes.
extension UIApplication {
    /// The status bar's frame in screen coordinates, zero while it is hidden.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    public var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }

    /// The interface orientation.
    @available(iOS, deprecated: 13, message: "use the scene's interfaceOrientation")
    public var statusBarOrientation: UIInterfaceOrientation { windowScene?.interfaceOrientation ?? .unknown }

    /// Whether the status bar is hidden.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    public var isStatusBarHidden: Bool { windowScene?.statusBarManager?.isStatusBarHidden ?? true }

    /// The status bar style requested by the view controllers.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    public var statusBarStyle: UIStatusBarStyle { windowScene?.statusBarManager?.statusBarStyle ?? .default }
}
