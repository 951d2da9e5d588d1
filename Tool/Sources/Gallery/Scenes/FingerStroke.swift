import UIKit

/// One touch of a scene, from touch down on an element to lift.
public struct FingerStroke: Sendable {
    /// A segment of the finger's path, at constant speed.
    struct Leg: Sendable {
        /// In seconds.
        let duration: TimeInterval
        /// In points, `dx` towards the trailing edge; zero for a rest.
        var distance = CGVector.zero
    }

    /// The location of a finger at a time.
    public struct Position: Sendable {
        /// Seconds since touch down.
        public let time: TimeInterval
        /// In points, in the window.
        public let location: CGPoint
    }

    /// The time of touch down, in seconds from the scene's start.
    public let time: TimeInterval
    /// The element under the touch.
    public let element: SceneElement
    /// Comment on the stroke in scripts; nil for none.
    public let note: String?
    /// The location of touch down, as a fraction of the element's visible part.
    let anchor: CGPoint
    let legs: [Leg]
    /// Whether the stroke takes place, evaluated at its time; nil for always.
    let condition: (@MainActor @Sendable (UIWindow) -> Bool)?

    /// The time of lift, in seconds from the scene's start.
    public var end: TimeInterval { legs.reduce(time) { $0 + $1.duration } }

    /// Whether the stroke takes place; evaluated at its time.
    @MainActor
    public func takesPlace(in window: UIWindow) -> Bool { condition?(window) ?? true }

    /// The finger's positions, 120 per second while it moves, from touch down to lift.
    ///
    /// A frame of a film of 24, 30, 60 or 120 per second has a whole number of them, so that constant speed is constant travel per
    /// frame.
    /// - Returns: Nil if the finger cannot reach the element.
    @MainActor
    public func positions(in window: UIWindow) -> [Position]? {
        guard let start = element.point(at: anchor, in: window) else { return nil }
        let side: CGFloat = window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        var positions = [Position(time: 0, location: start)]
        var (elapsed, place) = (0.0, start)
        for leg in legs {
            if leg.distance != .zero {
                let count = max(Int((leg.duration * 120 - 1e-6).rounded(.up)), 1)
                for step in 1...count {
                    let part = Double(step) / Double(count)
                    let location = CGPoint(x: place.x + side * leg.distance.dx * part, y: place.y + leg.distance.dy * part)
                    positions.append(Position(time: elapsed + leg.duration * part, location: location))
                }
                place = positions[positions.count - 1].location
            }
            elapsed += leg.duration
        }
        positions.append(Position(time: elapsed, location: place))
        return positions
    }
}
