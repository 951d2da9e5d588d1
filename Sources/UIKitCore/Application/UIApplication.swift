import Display
import Foundation

/// The running app: its delegate, windows and state.
///
/// There is one application while a stage or an app exists, created on first access; the next stage has a new one. Source: Apple,
/// [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The process's app host, installed before an app starts; nil runs apps in real time without a window.
    package static var host: (any ApplicationHost)? {
        get { UIKitState.current.applicationHost }
        set { UIKitState.current.applicationHost = newValue }
    }

    var isRunning = false
    var hasLaunched = false
    /// The delegate of an app launched on a stage, retained.
    var launchedDelegate: (any UIApplicationDelegate)?
    /// The window of the main storyboard.
    var mainWindow: UIWindow?
    var storedScene: UIWindowScene?
    /// Whether the scene is connecting.
    var isConnectingScene = false
    var windowReferences: [WindowReference] = []
    weak var windowWithKeys: UIWindow?
    let touchDelivery = TouchDelivery()
    let pointerDelivery = PointerDelivery()
    let pressDelivery = PressDelivery()
    /// The view that a wheel scrolled last.
    weak var scrolledByWheel: UIScrollView?
    var deviceOrientation = UIDeviceOrientation.portrait
    /// Count of unbalanced `beginGeneratingDeviceOrientationNotifications` calls.
    var orientationListeners = 0
    /// Whether the app monitors the battery.
    var monitorsBattery = false
    /// Observers of touches.
    package final var touchObservers: [any TouchObserver] = []

    /// Creates the process's application. A second one traps.
    public override init() {
        super.init()
        guard UIKitState.current.application == nil else {
            trap(object: "UIApplication", value: "a second application is made", remedy: "Use UIApplication.shared")
        }
        UIKitState.current.application = self
    }

    /// The app. Traps outside a stage or an app.
    open class var shared: UIApplication {
        let application = process
        guard application.isRunning || Screen.current != nil else {
            trap(
                object: "UIApplication.shared", value: "there is no app and no screen",
                remedy: "Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again")
        }
        return application
    }

    /// The application, created on demand: windows may exist before a screen.
    static var process: UIApplication {
        UIKitState.current.application ?? UIApplication()
    }

    /// The app's delegate; retained for a running app, otherwise weak.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The URL of the app's page in the Settings app.
    public static let openSettingsURLString = "app-settings:"

    /// Whether a URL can be opened: with a scheme that iOS itself handles.
    open func canOpenURL(_ url: URL) -> Bool { Self.openSchemes.contains(url.scheme?.lowercased() ?? "") }

    private static let openSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "app-settings", "app-prefs", "facetime", "maps", "calshow",
    ]

    /// Opens a URL; the host only notes it (`Stage.openedURLs`). The completion handler is called after this turn of the run loop with
    /// whether it can be opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let opens = canOpenURL(url)
        if opens { UIKitState.current.openedURLs.append(url) }
        if let completion { DispatchQueue.main.async { completion(opens) } }
    }

    /// Opens a URL, and returns whether it can be opened. Deprecated in iOS 10.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        let opens = canOpenURL(url)
        if opens { UIKitState.current.openedURLs.append(url) }
        return opens
    }

    // MARK: Background

    final var backgroundTasks = BackgroundTasks()

    /// Begins work that goes on in the background; without it iOS suspends the app there.
    ///
    /// 30 seconds after the app has entered the background the handlers of work that goes on are called, the latest first; they are to end
    /// it. Timers and tasks run here in any case. May be called off the main thread on iOS; here on the main actor.
    @preconcurrency open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        let task = backgroundTasks.begin(taskName, handler)
        startBackgroundTime()
        return task
    }

    /// Begins work without a name.
    @preconcurrency open func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Ends work; does nothing for one that has ended, or for `invalid`.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
        if backgroundTasks.isEmpty { stopBackgroundTime() }
    }

    /// The seconds that the app has left in the background; the greatest finite number in the foreground.
    open var backgroundTimeRemaining: TimeInterval { remainingBackgroundTime }

    /// Whether the system starts the app in the background: denied, as on a device whose user has switched it off.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

    /// Whether protected files can be read: true, as on a device that is not locked.
    open var isProtectedDataAvailable: Bool { true }

    /// The number on the app's icon, which nothing shows; 0 by default.
    open var applicationIconBadgeNumber = 0

    /// Whether the device stays awake without touches; false by default. Nothing here dims it.
    open var isIdleTimerDisabled = false

    // MARK: Remote notifications

    /// Asks for remote notifications. There is no service: the delegate is notified of an error in the next turn of the run loop, as in a
    /// simulator without one.
    open func registerForRemoteNotifications() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            let error = NSError(
                domain: NSCocoaErrorDomain, code: 3010,
                userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Asks for no more remote notifications; there are none.
    open func unregisterForRemoteNotifications() {}

    /// Whether the app gets remote notifications: false.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// The name of the icon that the app has chosen; nil for the primary one.
    open internal(set) var alternateIconName: String?

    /// Whether the app has alternate icons: in `CFBundleIcons` of its `Info.plist`, or icon sets of its catalogs besides the primary one.
    open var supportsAlternateIcons: Bool { !Self.alternateIcons.isEmpty }

    /// Chooses an alternate icon by name, or the primary one by nil; the completion handler is called after this turn of the run loop, with
    /// an error if there is no such icon. Differs from UIKit: no alert tells the user, and hosts show no icon.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
        chooseIcon(alternateIconName, completionHandler)
    }

    /// The URLs that the app has opened, in order.
    package static var openedURLs: [URL] { UIKitState.current.openedURLs }

    /// Presentations that were refused because their presenter was busy or off the screen, as sentences, in order; at most a hundred.
    package static var refusedPresentations: [String] { UIKitState.current.refusedPresentations }

    static func noteRefusedPresentation(_ sentence: String) {
        guard UIKitState.current.refusedPresentations.count < 100 else { return }
        UIKitState.current.refusedPresentations.append(sentence)
    }

    /// A key of options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only an app that has registered the URL may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The quick actions of the app's icon besides those of its `Info.plist`; nil by default. Nothing shows them.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Returns the orientations of the view controllers of a window where the delegate does not say: those of the main bundle's
    /// `Info.plist`, or all if that names none.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { Self.statedOrientations ?? .all }

    /// The app's windows, including hidden ones, back to front: by level, then by the order in which they were shown.
    ///
    /// - Complexity: O(*w*), where *w* is the number of windows.
    open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

    /// The key window, or nil.
    open var keyWindow: UIWindow? { windowWithKeys }

    /// The app's state: inactive during launch and without a screen; active on a stage without an app.
    open var applicationState: State {
        switch windowScene?.activationState {
        case .foregroundActive: .active
        case .background: hasLaunched || !isRunning ? .background : .inactive
        case .foregroundInactive, .unattached, nil: .inactive
        }
    }

    /// The user's preferred text size; `large` unless the stage changes it.
    open var preferredContentSizeCategory: UIContentSizeCategory { SystemAppearance.traits.preferredContentSizeCategory }

    /// The layout direction of the user's language; left to right unless the stage changes it.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIView.userInterfaceLayoutDirection(for: .unspecified) }

    /// Dispatches an event to its windows. An override receives every event first, and calls super.
    open func sendEvent(_ event: UIEvent) {
        if let other = _replacement(of: "sendEvent:", UIApplication.self) { return other.call([event]) }
        dispatch(event)
    }

    /// Sends an action; with a nil target to the first responder up the chain that implements it, from the key window's first responder
    /// or else from the sender. Returns whether it was handled.
    ///
    /// - Complexity: O(*r* · *c*) and the action, where *r* is the number of responders up the chain, if there is no target, and *c*
    ///   that of superclasses.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        carryOut(action, target, sender, event)
    }

    /// Ignores new touches and cancels the current ones. Calls nest.
    open func beginIgnoringInteractionEvents() { touchDelivery.beginIgnoring() }

    /// Balances one call of `beginIgnoringInteractionEvents`; a surplus call has no effect.
    open func endIgnoringInteractionEvents() { touchDelivery.endIgnoring() }

    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { touchDelivery.ignoreCount > 0 }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Scenes

    /// The app's connected scenes: one, after launch.
    open var connectedScenes: Set<UIScene> { presentScenes }
    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { windowScene.map { [$0.session] } ?? [] }
    /// Whether the app supports several scenes on this device: false.
    open var supportsMultipleScenes: Bool { false }

    // MARK: Before scenes

    /// The status bar's frame in screen coordinates, zero while it is hidden.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    open var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }

    /// The interface orientation.
    @available(iOS, deprecated: 13, message: "use the scene's interfaceOrientation")
    open var statusBarOrientation: UIInterfaceOrientation { windowScene?.interfaceOrientation ?? .unknown }

    /// Whether the status bar shows that the app uses the network. Kept and not shown, as on phones without a home button.
    @available(iOS, deprecated: 13, message: "show progress in the app's own interface")
    open var isNetworkActivityIndicatorVisible: Bool {
        get { UIKitState.current.showsNetworkActivity }
        set { UIKitState.current.showsNetworkActivity = newValue }
    }

    /// Whether the status bar is hidden.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    ///
    /// Setting it has no effect and is logged once, as on iOS in apps whose view controllers determine the status bar; that is the default.
    open var isStatusBarHidden: Bool {
        get { windowScene?.statusBarManager?.isStatusBarHidden ?? true }
        set { reportStatusBarSetter() }
    }

    /// The status bar style requested by the view controllers.
    @available(iOS, deprecated: 13, message: "use the scene's statusBarManager")
    ///
    /// Setting it has no effect and is logged once, as on iOS in apps whose view controllers determine the status bar; that is the default.
    open var statusBarStyle: UIStatusBarStyle {
        get { windowScene?.statusBarManager?.statusBarStyle ?? .default }
        set { reportStatusBarSetter() }
    }

    /// Has no effect and is logged once, as on iOS in apps whose view controllers determine the status bar.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { reportStatusBarSetter() }
    /// Has no effect and is logged once, as on iOS in apps whose view controllers determine the status bar.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { reportStatusBarSetter() }
}

extension UIApplication {
    /// Posted when the system is short of memory, before the view controllers are notified; `Stage.sendMemoryWarning()` is the one reason.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Posted before the interface rotates, and with it the status bar. The user info has `statusBarOrientationUserInfoKey`.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")

    /// Posted when the interface has rotated. The user info has the old `statusBarOrientationUserInfoKey`.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")

    /// Posted before the status bar's frame changes. The user info has `statusBarFrameUserInfoKey`.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")

    /// Posted when the status bar's frame has changed. The user info has the old `statusBarFrameUserInfoKey`.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")

    /// Key of an orientation's raw value, an `NSNumber`.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Key of the status bar's frame in screen coordinates, an `NSValue`.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// Posted when the app has launched. The object is the application, as for the others.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")

    /// Posted when the app becomes active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")

    /// Posted before the app becomes inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")

    /// Posted when the app has entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")

    /// Posted before the app enters the foreground; also at launch in apps with a scene delegate.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")

    /// Posted before the app terminates.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

extension UIApplication {
    /// The state of an app.
    public enum State: Int, Sendable {
        /// In the foreground, with events.
        case active = 0
        /// In the foreground, without events: starting, or interrupted.
        case inactive = 1
        /// In the background.
        case background = 2
    }

    /// A launch option's name.
    ///
    /// Differs from UIKit: hosts start an app as the user does, by its icon, so that its options are nil.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a name from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL to open, a `URL`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the app that asked for the launch, a `String`.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A property list of the app that asked for the launch.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The remote notification, a dictionary.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification.
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A number if a change of the location launched the app.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The chosen quick action, a `UIApplicationShortcutItem`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The activity to continue, a dictionary.
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity to continue, a `String`.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }
}

// Deprecated properties from before scenes.
extension UIApplication {
    private func reportStatusBarSetter() {
        reportOnce(
            "status bar setter",
            "UIApplication's setters of the status bar have no effect; override preferredStatusBarStyle and prefersStatusBarHidden instead")
    }
}

extension UIApplication {
    /// Called by the host: changes the traits of the user's settings or the device, and notifies all windows, back to front, also hidden
    /// ones.
    package static func changeSystemTraits(_ change: (inout any UIMutableTraits) -> Void) {
        let before = SystemAppearance.traits
        SystemAppearance.change(change)
        let traits = SystemAppearance.traits
        guard traits != before else { return }
        for window in process.windows { window.traitSourceDidChange() }
        process.storedScene?.traitCollectionDidChange(before)
        process.storedScene?.updateStatusBar()
        if traits.legibilityWeight != before.legibilityWeight {
            NotificationCenter.default.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
        }
        if traits.accessibilityContrast != before.accessibilityContrast {
            NotificationCenter.default.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
        guard traits.preferredContentSizeCategory != before.preferredContentSizeCategory else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: process,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory])
        if traits.preferredContentSizeCategory.isAccessibilityCategory != before.preferredContentSizeCategory.isAccessibilityCategory {
            NotificationCenter.default.post(name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
    }
}
