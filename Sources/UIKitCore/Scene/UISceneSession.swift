/// The system's record of a scene.
///
/// Source: Apple, [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    weak var storedScene: UIScene?
    var storedConfiguration: UISceneConfiguration

    init(configuration: UISceneConfiguration) {
        storedConfiguration = configuration
        role = configuration.role
        super.init()
    }

    /// The scene, once it exists.
    open var scene: UIScene? { storedScene }

    /// The role of the scene.
    open private(set) var role: Role

    /// The scene's configuration.
    open var configuration: UISceneConfiguration { storedConfiguration }

    /// A unique identifier of the session.
    open private(set) var persistentIdentifier = UUID().uuidString

    /// The app's data for the session; nil by default.
    open var userInfo: [String: Any]?

    /// The activity when the scene last entered the background, as its delegate said; nil before. A stage keeps no sessions from launch to
    /// launch.
    open var stateRestorationActivity: NSUserActivity?

    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a role from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Windows of the app on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}
