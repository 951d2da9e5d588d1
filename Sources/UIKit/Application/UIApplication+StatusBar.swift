// What apps asked before there were scenes.
extension UIApplication {
    /// The status bar's rectangle on the screen, zero while it is hidden.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    public var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }

    /// How the interface is turned.
    @available(iOS, deprecated: 13, message: "use the scene's interfaceOrientation")
    public var statusBarOrientation: UIInterfaceOrientation { windowScene?.interfaceOrientation ?? .unknown }

    /// Whether the status bar is away.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    public var isStatusBarHidden: Bool { windowScene?.statusBarManager?.isStatusBarHidden ?? true }

    /// The colour that the controllers want of the status bar.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    public var statusBarStyle: UIStatusBarStyle { windowScene?.statusBarManager?.statusBarStyle ?? .default }
}
