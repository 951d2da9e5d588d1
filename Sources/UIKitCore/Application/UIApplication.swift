import Display

/// The running app: its delegate, windows and state.
///
/// There is one application while a stage or an app exists, created on first access; the next stage has a new one. Source: Apple,
/// [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static var current: UIApplication?
    /// Maximum number of applications that one reset releases, each created by deinits of the one before.
    private static let resetLimit = 10

    /// The process's app host, installed before an app starts; nil runs apps in real time without a window.
    package static var host: (any ApplicationHost)?

    var isRunning = false
    var hasLaunched = false
    /// The delegate of an app launched on a stage, retained.
    var launchedDelegate: (any UIApplicationDelegate)?
    var storedScene: UIWindowScene?
    /// Whether the scene is connecting.
    var isConnectingScene = false
    var windowReferences: [WindowReference] = []
    weak var windowWithKeys: UIWindow?
    let touchDelivery = TouchDelivery()
    let pointerDelivery = PointerDelivery()
    let pressDelivery = PressDelivery()
    var deviceOrientation = UIDeviceOrientation.portrait
    /// Count of unbalanced `beginGeneratingDeviceOrientationNotifications` calls.
    var orientationListeners = 0
    /// Observers of touches.
    package final var touchObservers: [any TouchObserver] = []

    /// Creates the process's application. A second one traps.
    public override init() {
        super.init()
        guard UIApplication.current == nil else {
            trap(object: "UIApplication", value: "a second application is made", remedy: "Use UIApplication.shared")
        }
        UIApplication.current = self
    }

    /// The app. Traps outside a stage or an app.
    public class var shared: UIApplication {
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
        current ?? UIApplication()
    }

    /// Releases the application, its windows and the screen object, so that the next stage starts with new ones.
    ///
    /// Objects released with the app may access the application: they get the current one while it exists, then a new one, which is
    /// released too.
    package static func reset() {
        ControllerRequestQueue.reset()
        for _ in 0..<resetLimit {
            guard let application = current else { break }
            _ = exchange(&application.launchedDelegate, with: nil)
            _ = exchange(&application.storedScene, with: nil)
            _ = exchange(&current, with: nil)
        }
        DisplayLinks.areSuspended = false
        UIScreen.forget()
        UIAccessibility.reset()
        SystemAppearance.reset()
        _ = exchange(&CurrentTint.ofThread.color, with: nil)
        HapticRecord.reset()
    }

    /// The app's delegate; retained for a running app, otherwise weak.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The app's windows, including hidden ones, back to front: by level, then by the order in which they were shown.
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
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Sends an action; with a nil target to the first responder up the chain that implements it, from the key window's first responder
    /// or else from the sender. Returns whether it was handled.
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
}
