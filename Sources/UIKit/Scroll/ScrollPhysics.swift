import Foundation

/// How scroll views move by themselves and under a finger: every number, with its source (`behaviour.md` 3).
enum ScrollPhysics {
    /// How much of a pull beyond the edge is followed: c in x·c·d / (x·c + d).
    static let rubberBand = 0.55
    /// A deceleration ends below this speed, in points a second.
    static let stopSpeed = 10.0
    /// The rate of the critically damped bounce that carries a velocity, per second.
    static let bounceRate = 11.0
    /// Let go at less than this speed beyond the edge, it returns as from rest, in points a second.
    static let restSpeed = 50.0
    /// The two rates of the overdamped return from rest, per second.
    static let (slowReturn, fastReturn) = (9.0, 46.0)
    /// A bounce is over when it is this close to the edge for good, in points (our choice: a sixth of a pixel at scale 3).
    static let bounceEnd = 0.05
    /// A flick this fast turns the page, in points a second.
    static let pageFlick = 300.0
    /// How long `setContentOffset(_:animated:)` and its like take, in seconds.
    static let animationDuration = 0.3
    /// A finger that rests this long on content is the content's, in seconds (Apple: `delaysContentTouches`, 150 ms).
    static let contentDelay = 0.15
    /// A drag whose direction is within this angle of an axis is locked to it, in radians (our choice: 30°).
    static let lockAngle = Double.pi / 6
    /// How far a zoom bounces beyond its limits: the share of the excess, on a logarithmic scale, that is followed (our choice).
    static let zoomResistance = 0.5

    /// The distance that is seen for a pull beyond the edge; odd, 0 where the viewport is empty, and at most the viewport.
    static func stretched(_ pull: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let distance = abs(pull)
        guard distance * rubberBand * viewport < .infinity else { return pull < 0 ? -viewport : viewport }
        return (pull < 0 ? -1 : 1) * distance * rubberBand * viewport / (distance * rubberBand + viewport)
    }

    /// The pull that shows a distance: the inverse of `stretched`.
    static func pull(showing distance: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let seen = min(abs(distance), viewport * 0.999)
        return (distance < 0 ? -1 : 1) * seen * viewport / (rubberBand * (viewport - seen))
    }

    /// What is left of an earlier fling's speed when the next goes the same way, points a second.
    static func carried(_ velocity: Double) -> Double {
        (velocity < 0 ? -1 : 1) * min(0.000816 * pow(abs(velocity), 1.967), 40_000)
    }
}
