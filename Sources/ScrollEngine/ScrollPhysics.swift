import Foundation

/// Constants of scrolling and rubber banding (`Documentation/Behavior.md#scrolling`).
package enum ScrollPhysics {
    /// Rubber-band coefficient: c in x·c·d / (x·c + d).
    package static let rubberBand = 0.55
    /// Velocity below which a deceleration ends, in points per second.
    package static let stopSpeed = 10.0
    /// Rate of the critically damped bounce with an initial velocity, per second.
    package static let bounceRate = 11.0
    /// Below this velocity, a release beyond the edge returns as from rest; in points per second.
    package static let restSpeed = 50.0
    /// The two rates of the overdamped return from rest, per second.
    package static let (slowReturn, fastReturn) = (9.0, 46.0)
    /// Distance from the edge at which a bounce ends, in points (an estimate: a sixth of a pixel at scale 3).
    package static let bounceEnd = 0.05
    /// Velocity beyond which a flick changes the page, in points per second.
    package static let pageFlick = 300.0
    /// Duration of `setContentOffset(_:animated:)` and similar animations, in seconds.
    package static let animationDuration = 0.3
    /// Delay of touches to the content, in seconds (Apple: `delaysContentTouches`, 150 ms).
    package static let contentDelay = 0.15
    /// Maximum angle from an axis at which a drag is locked to it, in radians (an estimate: 30°).
    package static let lockAngle = Double.pi / 6
    /// Resistance of zooming beyond its limits: the fraction of the excess that is followed, on a logarithmic scale (an estimate).
    package static let zoomResistance = 0.5

    /// Displayed distance for a pull beyond the edge (rubber banding); an odd function, 0 for an empty viewport, and at most the viewport.
    package static func stretched(_ pull: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let distance = abs(pull)
        guard distance * rubberBand * viewport < .infinity else { return pull < 0 ? -viewport : viewport }
        return (pull < 0 ? -1 : 1) * distance * rubberBand * viewport / (distance * rubberBand + viewport)
    }

    /// The pull for a displayed distance; inverse of `stretched`.
    package static func pull(showing distance: Double, viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let seen = min(abs(distance), viewport * 0.999)
        return (distance < 0 ? -1 : 1) * seen * viewport / (rubberBand * (viewport - seen))
    }

    /// Velocity that a drag adds to its own from a deceleration that it caught, in points per second: 0 unless it goes on in the same
    /// direction with more than half of the velocity.
    package static func carried(from caught: Double, by velocity: Double) -> Double {
        guard caught * velocity > 0, abs(velocity) > abs(caught) / 2 else { return 0 }
        return (caught < 0 ? -1 : 1) * min(0.000816 * pow(abs(caught), 1.967), 40_000)
    }
}
