import Foundation

/// Exponential deceleration: velocity is multiplied by a rate each millisecond, until it is below `ScrollPhysics.stopSpeed`.
package struct ScrollDecay {
    /// Fraction of the velocity left after one millisecond.
    package let rate: Double

    /// A rate not between 0 and 1 counts as the normal one, 0.998.
    package init(rate: Double) { self.rate = rate > 0 && rate < 1 ? rate : 0.998 }

    /// Total distance per unit of initial velocity, in seconds: r / (1000 (1 - r)).
    package var reach: Double { rate / (1000 * (1 - rate)) }

    /// Fraction of the velocity left after a time in seconds.
    package func remainder(after time: Double) -> Double { pow(rate, 1000 * time) }

    /// Time in seconds after which a fraction of the velocity is left.
    package func time(leaving fraction: Double) -> Double { log(fraction) / (1000 * log(rate)) }

    /// Total distance for an initial velocity.
    package func travel(from velocity: Double) -> Double {
        abs(velocity) <= ScrollPhysics.stopSpeed ? 0 : (velocity - (velocity < 0 ? -1 : 1) * ScrollPhysics.stopSpeed) * reach
    }

    /// Initial velocity for a total distance.
    package func velocity(travelling distance: Double) -> Double {
        distance == 0 ? 0 : distance / reach + (distance < 0 ? -1 : 1) * ScrollPhysics.stopSpeed
    }
}
