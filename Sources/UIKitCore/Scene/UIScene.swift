/// An instance of the app's user interface, which connects windows with the system.
///
/// An app has one, a `UIWindowScene`, from launch to termination; a stage without an app has one from the start. Source: Apple,
/// [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
    var storedState = ActivationState.unattached

    /// Creates a scene for a session; called by the system.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The scene's session.
    open private(set) var session: UISceneSession

    /// The scene's delegate, retained; created by the system from the session's configuration.
    open var delegate: (any UISceneDelegate)?

    /// The scene's activation state.
    open var activationState: ActivationState { storedState }

    /// The title that the system shows for the scene; empty by default.
    open var title: String! = ""

    /// The application.
    open override var next: UIResponder? { UIApplication.process }
}

extension UIScene {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// Visible and receiving events.
        case foregroundActive = 0
        /// Visible without receiving events.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }

    /// The reasons for connecting a scene.
    ///
    /// Differs from UIKit: empty, since hosts start an app as the user does, by its icon.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// The URLs to open: none.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The activities to continue: none.
        public let userActivities: Set<NSUserActivity> = []
        /// The quick action of the icon: nil.
        public let shortcutItem: UIApplicationShortcutItem? = nil
        /// The type of an activity that is fetched from another device: nil.
        public let handoffUserActivityType: String? = nil
        /// The bundle identifier of the app that asked for the launch: nil.
        public let sourceApplication: String? = nil

        init(none: Void) { super.init() }
    }
}

extension UIScene {
    /// Posted after a scene was connected. The object is the scene, as for the others.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")

    /// Posted after a scene was disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    /// Posted when a scene becomes active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

    /// Posted before a scene becomes inactive.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    /// Posted before a scene becomes visible.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")

    /// Posted when a scene has entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
