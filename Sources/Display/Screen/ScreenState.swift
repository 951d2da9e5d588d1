import QuartzCore
import Synchronization

/// The current screen in the environment, and what other threads may read of it.
final class ScreenState: EnvironmentState, @unchecked Sendable {
    private static let slot = EnvironmentSlot<ScreenState>()

    static var current: ScreenState { Environment.current.sharedState(in: slot) }

    /// Used on the main actor.
    var screen: Screen?
    let metrics = Mutex((scale: CGFloat(1), size: CGSize.zero))

    /// Does nothing: objects that other states release may use the screen.
    func end() {}
}
