import UIKit

/// A location for a finger: a point of the stage's window, or a view, meaning its center.
@MainActor
public protocol TouchPlace {
    /// The location in the stage's window, in points; NaN if there is none, in which case `touchObstacle(at:on:)` returns the reason.
    func touchLocation(on stage: Stage) -> CGPoint

    /// The reason why a finger at a location in the stage's window does not reach the place, worded as the end of a sentence; nil if it
    /// does.
    func touchObstacle(at location: CGPoint, on stage: Stage) -> String?
}

extension CGPoint: TouchPlace {
    /// Returns the point itself.
    public func touchLocation(on stage: Stage) -> CGPoint { self }

    /// Returns nil: a finger always reaches a point.
    public func touchObstacle(at location: CGPoint, on stage: Stage) -> String? { nil }
}
