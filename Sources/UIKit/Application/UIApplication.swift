import Display

/// The running app: its delegate, its windows, its state.
///
/// There is one application while a stage or an app exists, made when first needed; the next stage has another.
/// Source: Apple, [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static var current: UIApplication?
    /// How many applications, each asked for by an object that died with the one before, a reset forgets.
    private static let resetLimit = 10

    /// What runs apps in this process, installed before an app starts; nil runs them in real time without a window.
    package static var host: (any ApplicationHost)?

    var isRunning = false
    var hasLaunched = false
    /// The delegate of an app launched on a stage, kept.
    var launchedDelegate: (any UIApplicationDelegate)?
    var storedScene: UIWindowScene?
    /// The scene's delegate is being told of it.
    var isConnectingScene = false
    var windowReferences: [WindowReference] = []
    weak var windowWithKeys: UIWindow?
    let touchDelivery = TouchDelivery()
    let pointerDelivery = PointerDelivery()
    let pressDelivery = PressDelivery()
    var deviceOrientation = UIDeviceOrientation.portrait
    /// How many calls of `beginGeneratingDeviceOrientationNotifications` have not been taken back.
    var orientationListeners = 0
    /// Who writes down what fingers do.
    package final var touchObservers: [any TouchObserver] = []
    package internal(set) var haptics = HapticRecord()

    /// The process's application. A second one traps.
    public override init() {
        super.init()
        guard UIApplication.current == nil else {
            trap(object: "UIApplication", value: "a second application is made", remedy: "Use UIApplication.shared")
        }
        UIApplication.current = self
    }

    /// The app. Without a stage and outside an app it traps.
    public class var shared: UIApplication {
        let application = process
        guard application.isRunning || Screen.current != nil else {
            trap(
                object: "UIApplication.shared", value: "there is no app and no screen",
                remedy: "Keep a Stage alive (import Kinora; let stage = Stage()) or start an app, and ask again")
        }
        return application
    }

    /// The application, made when there is none: windows may exist before a screen does.
    static var process: UIApplication {
        current ?? UIApplication()
    }

    /// Forgets the application, its windows and the screen object: the next stage begins anew.
    ///
    /// Objects that die with the app may ask for the application: they get it while it lives and another one after that, which is forgotten too.
    package static func reset() {
        ControllerTurn.reset()
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
    }

    /// The app's delegate; a running app keeps its own alive, anyone else's is held weakly.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The app's windows, hidden ones too, back to front: by level, and of one level the one shown last in front.
    open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

    /// The window that gets keys, or nil.
    open var keyWindow: UIWindow? { windowWithKeys }

    /// Whether the app gets events: inactive while it launches and without a screen; on a stage without an app active.
    open var applicationState: State {
        switch windowScene?.activationState {
        case .foregroundActive: .active
        case .background: hasLaunched || !isRunning ? .background : .inactive
        case .foregroundInactive, .unattached, nil: .inactive
        }
    }

    /// How large the user wants text; `large` unless the stage says otherwise.
    open var preferredContentSizeCategory: UIContentSizeCategory { SystemAppearance.traits.preferredContentSizeCategory }

    /// The direction of the user's language; left to right unless the stage says otherwise.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIView.userInterfaceLayoutDirection(for: .unspecified) }

    /// Hands an event to the windows that it concerns. An override sees every event first, and calls super.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Has an action carried out; with a nil target by the first responder up the chain that can: from the key window's first responder, or where there is
    /// none from the sender. Returns whether somebody did.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        carryOut(action, target, sender, event)
    }

    /// Leaves out all touches that come down from now on, and cancels those that are down. Calls nest.
    open func beginIgnoringInteractionEvents() { touchDelivery.beginIgnoring() }

    /// Takes one call of `beginIgnoringInteractionEvents` back; one too many does nothing.
    open func endIgnoringInteractionEvents() { touchDelivery.endIgnoring() }

    /// Whether touches are left out now.
    open var isIgnoringInteractionEvents: Bool { touchDelivery.ignoreCount > 0 }

    /// The delegate, where it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }
}
