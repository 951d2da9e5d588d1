import Foundation

/// A free deceleration: the speed goes down by a rate each millisecond, until it is slower than `ScrollPhysics.stopSpeed`.
struct ScrollDecay {
    /// What is left of the speed after a millisecond.
    let rate: Double

    /// Rates that are not between 0 and 1 count as the normal one, .998.
    init(rate: Double) { self.rate = rate > 0 && rate < 1 ? rate : 0.998 }

    /// How many seconds of the initial speed it goes: r / (1000 (1 - r)).
    var reach: Double { rate / (1000 * (1 - rate)) }

    /// What is left of the speed after seconds.
    func remainder(after time: Double) -> Double { pow(rate, 1000 * time) }

    /// When what is left of the speed is a part of it.
    func time(leaving part: Double) -> Double { log(part) / (1000 * log(rate)) }

    /// How far it goes in all.
    func travel(from velocity: Double) -> Double {
        abs(velocity) <= ScrollPhysics.stopSpeed ? 0 : (velocity - (velocity < 0 ? -1 : 1) * ScrollPhysics.stopSpeed) * reach
    }

    /// The speed that it takes to go a distance.
    func velocity(travelling distance: Double) -> Double {
        distance == 0 ? 0 : distance / reach + (distance < 0 ? -1 : 1) * ScrollPhysics.stopSpeed
    }
}
