/// What the system remembers of a scene.
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

    /// The scene, once it is made.
    open var scene: UIScene? { storedScene }

    /// What the scene is for.
    public final let role: Role

    /// How the scene was made.
    open var configuration: UISceneConfiguration { storedConfiguration }

    /// Names the session for good.
    public final let persistentIdentifier = UUID().uuidString

    /// What the app wants to remember with the session; nil unless set.
    open var userInfo: [String: Any]?

    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A role of any text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app's windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}
