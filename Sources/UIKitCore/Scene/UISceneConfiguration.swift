/// The classes with which the system creates a scene.
///
/// Source: Apple, [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// Creates a configuration with the classes of the named entry in the app's `Info.plist`; nil is the first of the role.
    ///
    /// Differs from UIKit: without such an entry, the delegate is the class `SceneDelegate` of the app delegate's module, as in Xcode's
    /// template; storyboards are not supported.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = SceneManifest.entry(named: name, role: sessionRole)
        self.name = name ?? entry?.name
        role = sessionRole
        delegateClass = entry?.delegateClass
        sceneClass = entry?.sceneClass
        super.init()
    }

    /// The name in the app's `Info.plist`, or nil.
    open private(set) var name: String?

    /// The role of the scene.
    open private(set) var role: UISceneSession.Role

    /// The scene's class, a subclass of `UIWindowScene`; nil is that class. Another class traps when the scene is created.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate, instantiated with `init()`. It must be a `UIResponder` that conforms to `UISceneDelegate`,
    /// otherwise it traps.
    open var delegateClass: AnyClass?
}

/// The scene manifest in the main bundle's `Info.plist`, if there is one.
enum SceneManifest {
    struct Entry {
        var name: String?
        var delegateClass: AnyClass?
        var sceneClass: AnyClass?
    }

    private static var roles: [String: Any]? {
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        return manifest?["UISceneConfigurations"] as? [String: Any]
    }

    /// Returns the configuration with the name in a role, or else the first one.
    static func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
        guard let entries = roles?[role.rawValue] as? [[String: Any]] else { return nil }
        let found = name.map { name in entries.first { $0["UISceneConfigurationName"] as? String == name } } ?? entries.first
        guard let found else { return nil }
        return Entry(
            name: found["UISceneConfigurationName"] as? String, delegateClass: loaded(found["UISceneDelegateClassName"]),
            sceneClass: loaded(found["UISceneClassName"]))
    }

    private static func loaded(_ name: Any?) -> AnyClass? { (name as? String).flatMap(NSClassFromString) }
}
