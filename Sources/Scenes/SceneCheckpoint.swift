import UIKit

/// A state that a scene must have reached at a time: evidence of its effect.
public struct SceneCheckpoint: Sendable {
    /// Seconds from the scene's start.
    public let time: TimeInterval
    /// The state, as a clause: "the offer is open".
    public let claim: String
    /// Whether the state is reached.
    public let holds: @MainActor @Sendable (UIWindow) -> Bool
}
