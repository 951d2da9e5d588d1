import UIKit

/// Where a finger can be put: a point of the stage's window, or a view, which means its centre.
@MainActor
public protocol TouchPlace {
    /// Where it is in the stage's window, points; NaN where it is in none, and `touchObstacle(at:on:)` says why.
    func touchLocation(on stage: Stage) -> CGPoint

    /// Why a finger that comes down at a location in the stage's window does not reach it, as the end of a sentence; nil when it does.
    func touchObstacle(at location: CGPoint, on stage: Stage) -> String?
}

extension CGPoint: TouchPlace {
    /// The point itself.
    public func touchLocation(on stage: Stage) -> CGPoint { self }

    /// Nothing keeps a finger from a point; what is under it, it reaches.
    public func touchObstacle(at location: CGPoint, on stage: Stage) -> String? { nil }
}
