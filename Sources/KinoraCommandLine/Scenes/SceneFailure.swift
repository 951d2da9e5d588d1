import Foundation

/// A touch that missed its element, or an effect that did not happen.
struct SceneFailure: Error, CustomStringConvertible {
    let scene: String
    /// Seconds from the scene's start.
    let time: TimeInterval
    /// A clause: "the offer is not open".
    let reason: String

    var description: String { String(format: "\(scene): at %.2f s ", time) + reason }
}
