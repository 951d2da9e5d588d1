/// One instance of the app's interface: what connects windows with the system.
///
/// An app has one, a `UIWindowScene`, from its launch to its end; a stage without an app has one from the start.
/// Source: Apple, [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
    var storedState = ActivationState.unattached

    /// Makes a scene for a session; the system does so.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// What the system remembers of the scene.
    public final let session: UISceneSession

    /// Hears of the scene's life; the scene keeps it alive. The system makes it from the session's configuration.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is seen and gets events.
    open var activationState: ActivationState { storedState }

    /// What the user sees as the scene's name where there are several windows; empty unless set.
    open var title: String! = ""

    /// The application.
    open override var next: UIResponder? { UIApplication.process }
}
