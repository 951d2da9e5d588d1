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
