import Foundation
import Resources

/// The classes with which the system creates a scene.
///
/// Source: Apple, [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// Creates a configuration with the classes of the named entry in the app's `Info.plist`; nil is the first of the role.
    ///
    /// Differs from UIKit: without such an entry, the delegate is the class `SceneDelegate` of the app delegate's module, as in Xcode's
    /// template.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = SceneManifest.entry(named: name, role: sessionRole)
        self.name = name ?? entry?.name
        role = sessionRole
        delegateClass = entry?.delegateClass
        sceneClass = entry?.sceneClass
        super.init()
        if let name = entry?.storyboard { storyboard = UIStoryboard(name: name, bundle: nil) }
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

    /// The storyboard whose initial controller the scene's window shows, before the delegate's `scene(_:willConnectTo:options:)` is called;
    /// nil for none.
    open var storyboard: UIStoryboard?
}

/// The scene manifest in the main bundle's `Info.plist`, if there is one.
enum SceneManifest {
    struct Entry {
        var name: String?
        var delegateClass: AnyClass?
        var sceneClass: AnyClass?
        var storyboard: String?
    }

    private static var roles: [String: Any]? {
        let manifest = AppInformation.value("UIApplicationSceneManifest") as? [String: Any]
        return manifest?["UISceneConfigurations"] as? [String: Any]
    }

    /// Whether the app names no scenes.
    static var isEmpty: Bool { roles?.isEmpty ?? true }

    /// Returns the configuration with the name in a role, or else the first one.
    @MainActor
    static func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
        guard let entries = roles?[role.rawValue] as? [[String: Any]] else { return nil }
        let found = name.map { name in entries.first { $0["UISceneConfigurationName"] as? String == name } } ?? entries.first
        guard let found else { return nil }
        return Entry(
            name: found["UISceneConfigurationName"] as? String, delegateClass: loaded(found["UISceneDelegateClassName"]),
            sceneClass: loaded(found["UISceneClassName"]), storyboard: found["UISceneStoryboardFile"] as? String)
    }

    /// Xcode writes the module's name as a setting of its own.
    @MainActor
    private static func loaded(_ name: Any?) -> AnyClass? {
        guard let name = name as? String else { return nil }
        return NibClasses.own(name.replacing("$(PRODUCT_MODULE_NAME).", with: ""), nil, near: nil) ?? NSClassFromString(name)
    }
}
