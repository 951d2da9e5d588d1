import Foundation

/// A scene whose fingers missed, or whose effect did not happen.
struct SceneFailure: Error, CustomStringConvertible {
    let scene: String
    /// Seconds from the scene's start.
    let time: TimeInterval
    /// A clause: "the offer is not open".
    let reason: String

    var description: String { String(format: "\(scene): at %.2f s ", time) + reason }
}
