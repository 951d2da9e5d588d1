/// The root of a view hierarchy; its root controller's view fills it.
///
/// A window is hidden until `isHidden` is set to false or it is made key and visible. The app retains it; a released window disappears.
/// Window coordinates are screen coordinates relative to the window's origin. Source: Apple,
/// [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
///
/// *Life cycle.* A new window loads nothing. ``makeKeyAndVisible()`` loads the root controller's view, lays it out, and has sent all its
/// callbacks up to `viewDidAppear(_:)` when it returns; then the window is key, and ``becomeKey()`` was called. Setting another
/// ``rootViewController`` in a visible window replaces the view at once, with the callbacks of both controllers and without animation; in a
/// callback of a transition it waits until all callbacks have been sent. Setting ``isHidden`` to true sends the callbacks of disappearance.
/// Touches arrive in ``sendEvent(_:)``, which gives them to recognizers and views.
///
/// *When not to use it.* An alert, a menu or a sheet is a view controller that another one presents. A second window, with a higher
/// ``windowLevel``, is for content above everything that the app presents. In a test the stage has a window already, `Stage.window`: set
/// its root controller.
///
/// *Mistakes.* A window in a local variable is gone when the function returns, and so is the screen's content; nothing is logged. A root
/// controller that is the child of another one traps. In an app with a scene delegate ``init(frame:)`` works here, but the log says once
/// that on iOS such a window is not visible: use ``init(windowScene:)``.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = UIViewController()
/// window.makeKeyAndVisible()
/// ```
///
/// See also ``UIWindowScene`` and ``UIViewController``.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The root controller whose view is in the window.
    var installedController: UIViewController?
    /// Receiver of key events and of actions without a target; not retained.
    package final weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            InputViews.current.firstResponderDidChange()
            UIFocusSystem.shown?.firstResponderDidChange(in: self)
        }
    }

    /// Creates a hidden window in the app's scene; `frame` is in screen coordinates.
    ///
    /// Differs from UIKit: also in apps with a scene delegate, where UIKit shows only windows created with a scene; this is logged once.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        startHidden()
        if UIApplication.process.hasSceneDelegate {
            reportOnce(
                "window without scene",
                "\(type(of: self)).init(frame:) in an app with a scene delegate: on iOS such a window is not visible; use init(windowScene:)"
            )
        }
    }

    /// Creates a hidden window in a scene, of the screen's size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.current?.bounds ?? .zero)
        startHidden()
        self.windowScene = windowScene
    }

    /// Creates a hidden window of the screen's size (empty without a screen).
    public convenience init() {
        self.init(frame: UIScreen.current?.bounds ?? .zero)
    }

    /// Creates a hidden, empty window; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startHidden()
    }

    deinit { MainActorTeardown.run(storedLayer) { $0.removeFromSuperlayer() } }

    /// The controller whose view fills the window and resizes with it; retained.
    ///
    /// In a visible window setting it replaces the view at once: the old controller disappears; the new one is loaded, laid out, and has
    /// appeared when the setter returns. In a hidden window this happens when it becomes visible. Setting the same controller has no
    /// effect. A controller with a parent traps.
    ///
    /// - Complexity: O(1). Setting takes the callbacks of both controllers, and as long as adding and removing their views.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// The window's scene; not retained. Without a scene the window is not visible.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { windowSceneDidChange() } }
    }

    /// Whether the window is hidden; true by default. Showing and hiding it sends appearance callbacks to the root controller.
    ///
    /// - Complexity: O(1). Setting takes the controllers' callbacks and O(*w* + *n*), where *w* is the number of windows and *n* that
    ///   of the views in this one.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { setHidden(newValue) }
    }

    /// The window's level; among equal levels the window shown last is in front.
    ///
    /// - Complexity: O(1). Setting takes O(*w*), where *w* is the number of windows.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { orderOnScreen() } }
    }

    /// The window's screen. Traps without one, as `UIScreen.main` does.
    open var screen: UIScreen { .main }

    /// Whether the window receives key events and other events without a location.
    open var isKeyWindow: Bool { UIApplication.process.keyWindow === self }

    /// Whether the window may become key.
    open var canBecomeKey: Bool { true }

    /// Makes the window key; the former key window resigns. No effect if `canBecomeKey` is false or it is key.
    open func makeKey() { UIApplication.process.makeKey(self) }

    /// Shows the window in front of all others of its level and makes it key.
    ///
    /// - Complexity: O(*w* + *n*), where *w* is the number of windows and *n* that of the views in this one.
    open func makeKeyAndVisible() {
        setHidden(false)
        orderOnScreen()
        makeKey()
    }

    /// The root controller.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

    /// Called after the window has become key.
    open func becomeKey() {}

    /// Called after the window has stopped being key.
    open func resignKey() {}

    /// Dispatches an event to the recognizers and views of its touches in this window. An override that does not call super withholds it.
    open func sendEvent(_ event: UIEvent) { UIApplication.process.send(event, in: self) }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The window's undo manager, made when it is first asked for.
    open override var undoManager: UndoManager? {
        if ownUndoManager == nil { ownUndoManager = UndoManager() }
        return ownUndoManager
    }

    private var ownUndoManager: UndoManager?

    /// The application.
    open override var next: UIResponder? { UIApplication.process }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSafeArea()
    }
}

extension UIWindow {
    /// The z-order of windows: higher levels cover lower ones.
    ///
    /// Source: Apple, [UIWindow.Level](https://developer.apple.com/documentation/uikit/uiwindow/level).
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Creates a level. NaN counts as the normal level.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue.isNaN ? 0 : rawValue
        }

        /// Same as `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// 0, the level of app windows.
        public static let normal = Level(rawValue: 0)

        /// 1000, above app windows.
        public static let statusBar = Level(rawValue: 1000)

        /// 2000, above everything else.
        public static let alert = Level(rawValue: 2000)

        /// Returns a level above another by a number.
        public static func + (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue + offset) }

        /// Returns a level below another by a number.
        public static func - (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue - offset) }

        /// Raises a level.
        public static func += (level: inout Level, offset: CGFloat) { level = level + offset }

        /// Lowers a level.
        public static func -= (level: inout Level, offset: CGFloat) { level = level - offset }
    }
}

extension UIWindow.Level: Comparable {
    /// Whether windows of one level lie below those of another.
    public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension UIWindow {
    /// Posted after a window has become visible. The object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")

    /// Posted after a window has been hidden; the object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")

    /// Posted after a window has become the key window; the object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")

    /// Posted after a window has stopped being the key window; the object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
