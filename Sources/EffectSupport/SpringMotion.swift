import UIKit

/// A movement of numbers by springs of one response: the first ones may overshoot, the others may not.
public struct SpringMotion {
    private let elastic: DampedSpring
    private let elasticCount: Int
    public let from, to, velocity: [CGFloat]
    /// In the time of the layers that move.
    public let begin: TimeInterval

    /// Creates a movement; velocities of numbers that may not overshoot are as large as that allows.
    ///
    /// - Parameters:
    ///   - spring: The spring of the numbers that may overshoot; the others' is critically damped.
    ///   - elasticCount: The count of numbers that may overshoot.
    ///   - from: The numbers at the beginning.
    ///   - to: Those at the end.
    ///   - velocity: Changes a second at the beginning.
    ///   - begin: The beginning, in the time of the layers that move.
    public init(
        _ spring: DampedSpring, elasticCount: Int, from: [CGFloat], to: [CGFloat], velocity: [CGFloat], begin: TimeInterval
    ) {
        elastic = spring
        self.elasticCount = elasticCount
        (self.from, self.to, self.begin) = (from, to, begin)
        let stiff = DampedSpring(response: spring.response, ratio: 1)
        self.velocity = velocity.indices.map {
            $0 < elasticCount ? velocity[$0] : stiff.velocityWithoutOvershoot(velocity[$0], from: from[$0], to: to[$0])
        }
    }

    public func spring(of index: Int) -> DampedSpring {
        index < elasticCount ? elastic : DampedSpring(response: elastic.response, ratio: 1)
    }

    public func values(at time: TimeInterval) -> [CGFloat] {
        from.indices.map { spring(of: $0).value(after: time - begin, from: from[$0], to: to[$0], velocity: velocity[$0]) }
    }

    /// Changes a second.
    public func velocities(at time: TimeInterval) -> [CGFloat] {
        from.indices.map { spring(of: $0).velocity(after: time - begin, from: from[$0], to: to[$0], velocity: velocity[$0]) }
    }

    /// Seconds until all numbers stay within their tolerances of the end.
    public func settlingTime(tolerances: [CGFloat]) -> TimeInterval {
        from.indices.map {
            spring(of: $0).settlingTime(toWithin: tolerances[$0], from: from[$0], to: to[$0], velocity: velocity[$0])
        }.max() ?? 0
    }
}

extension CASpringAnimation {
    /// Sets the duration and the beginning, before which the first value holds.
    ///
    /// - Parameters:
    ///   - duration: Seconds of the layer's time.
    ///   - begin: The beginning in the time of another layer.
    ///   - clock: That layer.
    ///   - layer: The layer that gets the animation.
    public func lasting(_ duration: TimeInterval, from begin: TimeInterval, of clock: CALayer, in layer: CALayer) -> CASpringAnimation {
        self.duration = duration
        beginTime = layer.convertTime(begin, from: clock)
        fillMode = .backwards
        return self
    }
}
