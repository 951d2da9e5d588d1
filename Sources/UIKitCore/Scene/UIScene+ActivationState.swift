extension UIScene {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// Visible and receiving events.
        case foregroundActive = 0
        /// Visible without receiving events.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }

    /// The reasons for connecting a scene.
    ///
    /// Differs from UIKit: empty, since hosts open no URLs or shortcuts.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        init(none: Void) { super.init() }
    }
}
