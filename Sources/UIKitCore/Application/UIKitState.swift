import Display
import Foundation

/// UIKit's state in the environment; each property belongs to the type named by its own.
@MainActor
final class UIKitState: EnvironmentState {
    nonisolated private static let slot = EnvironmentSlot<UIKitState>()

    static var current: UIKitState { Environment.current.state(in: slot) }

    @exclusivity(unchecked) var application: UIApplication?
    var applicationHost: (any ApplicationHost)?
    var screen: UIScreen?
    @exclusivity(unchecked) var animations = AnimationState()
    /// The proxies of classes, see `UIAppearance`.
    var appearances: (any AppearanceSource)?
    /// Whether any view has stated a `tintAdjustmentMode`.
    @exclusivity(unchecked) var hasTintAdjustments = false
    var showsNetworkActivity = false
    let inputViews = InputViews()
    let controllerRequests = ControllerRequestQueue()
    let autoresizing = AutoresizingQueue()
    /// Whether any tree has had constraints.
    @exclusivity(unchecked) var hasConstraintSystems = false
    /// Whether any list follows the constraints in its cells.
    @exclusivity(unchecked) var followsCellContents = false
    /// Views whose `updateConstraints()` waits for the next layout.
    @exclusivity(unchecked) var constraintUpdates: [ConstraintUpdates.WeakView] = []
    /// The `show` call that is being passed up: the controller to show, and the one on which the call began.
    var passedUp: (shown: UIViewController, origin: UIViewController)?
    var generalPasteboard: UIPasteboard?
    /// The contents of the pasteboards, by their names.
    var pasteboards: [String: PasteboardContent] = [:]
    /// The URLs that the app has opened.
    var openedURLs: [URL] = []
    /// Descriptions of refused presentations; the first hundred.
    var refusedPresentations: [String] = []
    /// nil until it is used.
    @exclusivity(unchecked) var focusSystem: UIFocusSystem?
    var accessibilitySettings = AccessibilitySettings()
    /// Receives keys without a property while attributes of an Interface Builder file are set, which UIKit logs; nil traps.
    var undefinedKeyReport: ((AnyObject, String) -> Void)?
    var accessibilityPosts: [UIAccessibility.Post] = []
    /// The element with VoiceOver's focus.
    weak var accessibilityFocus: UIResponder?

    nonisolated init() {}

    /// Maximum number of applications that are released, each created by deinits of the one before.
    private static let applicationLimit = 10

    /// Releases the application, its delegate and scene, and with them the app's windows. Objects released with the app may access the
    /// application: they get the current one while it exists, then a new one, which is released too.
    func end() {
        controllerRequests.removeAll()
        _ = exchange(&animations, with: AnimationState())
        for _ in 0..<Self.applicationLimit {
            guard let ended = application else { break }
            _ = exchange(&ended.launchedDelegate, with: nil)
            _ = exchange(&ended.storedScene, with: nil)
            _ = exchange(&application, with: nil)
        }
    }
}
