import UIKit

/// One touch of a scene, from touch down on an element to lift. ``FingerStory`` makes it.
public struct FingerStroke: Sendable {
    /// A segment of the finger's path, at constant speed.
    public struct Leg: Sendable {
        /// In seconds.
        public let duration: TimeInterval
        /// In points, `dx` towards the trailing edge; zero for a rest.
        public let distance: CGVector

        /// A segment; without a distance the finger rests.
        public init(duration: TimeInterval, distance: CGVector = .zero) {
            self.duration = duration
            self.distance = distance
        }
    }

    /// The location of a finger at a time.
    package struct Position: Sendable {
        /// Seconds since touch down.
        package let time: TimeInterval
        /// In points, in the window.
        package let location: CGPoint
    }

    /// The time of touch down, in seconds from the scene's start.
    public let time: TimeInterval
    /// The element under the touch.
    public let element: SceneElement
    /// Comment on the stroke in scripts; nil for none.
    public let note: String?
    /// The location of touch down, as a fraction of the element's visible part.
    public let anchor: CGPoint
    /// The path, in order.
    public let legs: [Leg]
    /// The condition for playing the stroke, evaluated at its time; nil if it is always played.
    let condition: (@MainActor @Sendable (UIWindow) -> Bool)?

    /// The time of lift, in seconds from the scene's start.
    ///
    /// - Complexity: O(*n*), where *n* is the number of legs.
    public var end: TimeInterval { legs.reduce(time) { $0 + $1.duration } }

    /// Whether the stroke is played; evaluated at its time.
    @MainActor
    package func isPlayed(in window: UIWindow) -> Bool { condition?(window) ?? true }

    /// The finger's positions, 120 per second while it moves, from touch down to lift.
    ///
    /// Each frame of a film with 24, 30, 60 or 120 frames per second has a whole number of positions, so that a constant speed moves the
    /// finger equally far in every frame.
    /// - Returns: Nil if the finger cannot reach the element.
    @MainActor
    package func positions(in window: UIWindow) -> [Position]? {
        guard let start = element.point(at: anchor, in: window) else { return nil }
        let sign: CGFloat = window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        var positions = [Position(time: 0, location: start)]
        var (elapsed, current) = (0.0, start)
        for leg in legs {
            if leg.distance != .zero {
                let count = max(Int((leg.duration * 120 - 1e-6).rounded(.up)), 1)
                for step in 1...count {
                    let fraction = Double(step) / Double(count)
                    let location = CGPoint(x: current.x + sign * leg.distance.dx * fraction, y: current.y + leg.distance.dy * fraction)
                    positions.append(Position(time: elapsed + leg.duration * fraction, location: location))
                }
                current = positions[positions.count - 1].location
            }
            elapsed += leg.duration
        }
        positions.append(Position(time: elapsed, location: current))
        return positions
    }
}
