/// The view at the bottom of everything an app shows; its root controller's view fills it.
///
/// A window is hidden until `isHidden` is set to false or it is made key and visible. The app keeps its windows alive; a window that is let go
/// leaves the screen. Coordinates of a window are the screen's points less the window's origin.
/// Source: Apple, [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The root controller's view is in the window.
    var installedController: UIViewController?
    /// Who gets keys and actions without a target; not kept.
    final weak var firstResponder: UIResponder?

    /// Makes a hidden window in the app's scene; `frame` is in the screen's points.
    ///
    /// Differs from UIKit: in an app with a scene delegate, too, where UIKit shows only windows made with a scene; a line in the log says so.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        startHidden()
        if UIApplication.process.hasSceneDelegate {
            reportOnce(
                "window without scene",
                "\(type(of: self)).init(frame:) in an app with a scene delegate: on iOS such a window is not seen; use init(windowScene:)")
        }
    }

    /// Makes a hidden window in a scene, as large as its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.current?.bounds ?? .zero)
        startHidden()
        self.windowScene = windowScene
    }

    /// Makes a hidden window as large as the screen (empty without one).
    public convenience init() {
        self.init(frame: UIScreen.current?.bounds ?? .zero)
    }

    /// Makes a hidden, empty window: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startHidden()
    }

    deinit { MainActorTeardown.run(storedLayer) { $0.removeFromSuperlayer() } }

    /// The controller whose view fills the window and resizes with it; the window keeps it alive.
    ///
    /// In a visible window setting it shows the new view at once: the old controller disappears, the new one is loaded, appears, is laid out and
    /// has appeared when the setter returns. In a hidden window this happens when it becomes visible. Setting the same controller does nothing.
    /// A controller that is another's child traps.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// The scene the window is in; not retained. A window that is set to nil is not seen until it has one again.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { windowSceneDidChange() } }
    }

    /// Whether the window is off the screen; true at first. Showing and hiding it sends the root controller its appearance callbacks.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { setHidden(newValue) }
    }

    /// How far in front the window lies; of equal levels the one shown last.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { orderOnScreen() } }
    }

    /// The screen the window is on. Without one it traps, as `UIScreen.main` does.
    open var screen: UIScreen { .main }

    /// Whether the window is the one that gets keys and other events without a place.
    open var isKeyWindow: Bool { UIApplication.process.keyWindow === self }

    /// Whether the window may become key.
    open var canBecomeKey: Bool { true }

    /// Makes the window key; the one that was key resigns. Does nothing when `canBecomeKey` is false or it is key already.
    open func makeKey() { UIApplication.process.makeKey(self) }

    /// Shows the window in front of all others of its level and makes it key.
    open func makeKeyAndVisible() {
        setHidden(false)
        orderOnScreen()
        makeKey()
    }

    /// Called after the window has become key.
    open func becomeKey() {}

    /// Called after the window has stopped being key.
    open func resignKey() {}

    /// Hands an event to the recognisers and views that its touches in this window concern. An override that does not call super keeps it from them.
    open func sendEvent(_ event: UIEvent) { UIApplication.process.send(event, in: self) }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { UIApplication.process }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSafeArea()
    }
}
