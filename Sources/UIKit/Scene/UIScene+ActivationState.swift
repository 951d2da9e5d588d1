extension UIScene {
    /// Whether a scene is seen and gets events.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// Seen, and gets events.
        case foregroundActive = 0
        /// Seen, but gets no events.
        case foregroundInactive = 1
        /// Not seen.
        case background = 2
    }

    /// Why the system connects a scene.
    ///
    /// Differs from UIKit: no host opens addresses or shortcuts, so there is nothing in it.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        init(none: Void) { super.init() }
    }
}
