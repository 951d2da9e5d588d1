import UIKit

/// One finger of a scene, from coming down on an element to being lifted.
public struct FingerStroke: Sendable {
    /// A part of the finger's way, at constant speed.
    struct Leg: Sendable {
        /// Seconds.
        let duration: TimeInterval
        /// Points, `dx` towards the trailing edge; zero for a rest.
        var distance = CGVector.zero
    }

    /// The place of a finger at a time.
    public struct Position: Sendable {
        /// Seconds since the finger came down.
        public let time: TimeInterval
        /// Points, in the window.
        public let location: CGPoint
    }

    /// When the finger comes down, in seconds from the scene's start.
    public let time: TimeInterval
    /// What it comes down on.
    public let element: SceneElement
    /// Comment on the stroke in scripts; nil for none.
    public let note: String?
    /// Where it comes down, as a fraction of the element's visible part.
    let anchor: CGPoint
    let legs: [Leg]
    /// Whether the stroke takes place, asked at its time; nil for always.
    let condition: (@MainActor @Sendable (UIWindow) -> Bool)?

    /// When the finger is lifted, in seconds from the scene's start.
    public var end: TimeInterval { legs.reduce(time) { $0 + $1.duration } }

    /// Whether the stroke takes place; asked at its time.
    @MainActor
    public func takesPlace(in window: UIWindow) -> Bool { condition?(window) ?? true }

    /// The finger's positions, 120 a second while it moves: the first where it comes down, the last where it is lifted.
    ///
    /// Frames of films of 24, 30, 60 and 120 a second have a whole number of them each, so that constant speed is constant travel.
    /// - Returns: nil if the finger cannot reach the element.
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
