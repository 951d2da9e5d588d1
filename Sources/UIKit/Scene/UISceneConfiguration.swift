/// How the system makes a scene: of which class, with which delegate.
///
/// Source: Apple, [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// A configuration by the name it has in the app's `Info.plist`, whose classes it takes over; nil is the first of the role.
    ///
    /// Differs from UIKit: where there is no such entry, the delegate is the class `SceneDelegate` of the module of the app's delegate, which is what
    /// Xcode's template writes there; storyboards are not read.
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

    /// What the scene is for.
    public final let role: UISceneSession.Role

    /// The scene's class, a subclass of `UIWindowScene`; nil is that class. Another one traps when the scene is made.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate; it is made by its `init()`. A class that is no `UIResponder` conforming to `UISceneDelegate` traps.
    open var delegateClass: AnyClass?
}
