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
    public final let name: String?

    /// The role of the scene.
    public final let role: UISceneSession.Role

    /// The scene's class, a subclass of `UIWindowScene`; nil is that class. Another class traps when the scene is created.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate, instantiated with `init()`. It must be a `UIResponder` that conforms to `UISceneDelegate`,
    /// otherwise it traps.
    open var delegateClass: AnyClass?
}
