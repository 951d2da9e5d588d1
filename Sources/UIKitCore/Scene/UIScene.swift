/// An instance of the app's user interface, which connects windows with the system.
///
/// An app has one, a `UIWindowScene`, from launch to termination; a stage without an app has one from the start. Source: Apple,
/// [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
    var storedState = ActivationState.unattached

    /// Creates a scene for a session; called by the system.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The scene's session.
    public final let session: UISceneSession

    /// The scene's delegate, retained; created by the system from the session's configuration.
    open var delegate: (any UISceneDelegate)?

    /// The scene's activation state.
    open var activationState: ActivationState { storedState }

    /// The title that the system shows for the scene; empty by default.
    open var title: String! = ""

    /// The application.
    open override var next: UIResponder? { UIApplication.process }
}
