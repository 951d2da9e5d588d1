import QuartzCore
import Synchronization

/// The current screen, and what other threads may read of it.
final class ScreenState: SharedEnvironmentState, @unchecked Sendable {
    static let current = Environment.current.share(ScreenState())

    /// Used on the main actor.
    var screen: Screen?
    let metrics = Mutex((scale: CGFloat(1), size: CGSize.zero))

    func reset() {
        _ = exchange(&screen, with: nil)
        metrics.withLock { $0 = (1, .zero) }
    }
}
