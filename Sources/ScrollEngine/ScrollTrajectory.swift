import Foundation
import RenderScene

/// Trajectory of one coordinate of the content offset: consecutive closed forms, so that the value at a time depends on the time alone.
package struct ScrollTrajectory: Equatable {
    enum Form: Equatable {
        case still(Double)
        /// Exponential deceleration.
        case decay(from: Double, velocity: Double, rate: Double)
        /// Critically damped spring about an edge.
        case bounce(edge: Double, distance: Double, velocity: Double)
        /// Overdamped return from rest to an edge.
        case recoil(edge: Double, distance: Double)
        /// Ease-in-out between two values.
        case ease(from: Double, to: Double, duration: Double)
    }

    private struct Leg: Equatable {
        var start: Double
        var form: Form
    }

    private var legs: [Leg]
    /// Time until rest, in seconds.
    package private(set) var duration: Double
    /// Value at rest.
    package private(set) var end: Double

    /// Creates a trajectory at rest.
    package init(at value: Double) {
        legs = [Leg(start: 0, form: .still(value))]
        duration = 0
        end = value
    }

    /// Creates an ease-in-out animation.
    package init(from start: Double, to end: Double, duration: Double) {
        legs = [Leg(start: 0, form: .ease(from: start, to: end, duration: duration))]
        self.duration = start == end ? 0 : duration
        self.end = end
    }

    /// Creates the movement that follows a drag.
    ///
    /// - Parameters:
    ///   - value: the value at the end of the drag; may be outside the range.
    ///   - velocity: in points per second.
    ///   - range: the range of values at rest.
    ///   - bounces: whether the movement may leave the range and return.
    ///   - target: the value to rest at, clamped to the range; nil lets the velocity decide.
    package init(from value: Double, velocity: Double, in range: ClosedRange<Double>, bounces: Bool, decay: ScrollDecay, target: Double?) {
        self.init(at: value)
        if !range.contains(value) {
            let edge = min(max(value, range.lowerBound), range.upperBound)
            let distance = value - edge
            // With enough velocity towards the range, it passes the edge and continues.
            let returns = velocity * distance < 0 && abs(velocity) > ScrollPhysics.bounceRate * abs(distance)
            guard returns, abs(decay.travel(from: velocity)) > abs(distance) else {
                append(edge, distance, abs(velocity) < ScrollPhysics.restSpeed ? 0 : velocity, bounces: true)
                return
            }
        }
        let goal = target.map { min(max($0, range.lowerBound), range.upperBound) }
        let velocity = goal.map { $0 == value ? 0 : decay.velocity(travelling: $0 - value) } ?? velocity
        slowDown(from: value, velocity: velocity, in: range, bounces: bounces, decay: decay)
        if let goal, abs(end - goal) < 1e-6 { end = goal }
    }

    private mutating func slowDown(
        from value: Double, velocity: Double, in range: ClosedRange<Double>, bounces: Bool, decay: ScrollDecay
    ) {
        guard abs(velocity) > ScrollPhysics.stopSpeed else { return }
        legs = [Leg(start: 0, form: .decay(from: value, velocity: velocity, rate: decay.rate))]
        end = value + decay.travel(from: velocity)
        duration = decay.time(leaving: ScrollPhysics.stopSpeed / abs(velocity))
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        guard velocity > 0 ? end > edge : end < edge else { return }
        // Fraction of the velocity that is left at the edge.
        let left = 1 - (edge - value) / (velocity * decay.reach)
        duration = max(decay.time(leaving: left), 0)
        end = edge
        append(edge, 0, velocity * left, bounces: bounces)
    }

    private mutating func append(_ edge: Double, _ distance: Double, _ velocity: Double, bounces: Bool) {
        guard bounces else {
            legs.append(Leg(start: duration, form: .still(edge)))
            end = edge
            return
        }
        let form = velocity == 0 ? Form.recoil(edge: edge, distance: distance) : .bounce(edge: edge, distance: distance, velocity: velocity)
        if duration == 0 { legs = [] }
        legs.append(Leg(start: duration, form: form))
        duration += form.settlingTime
        end = edge
    }

    /// The value at a time in seconds since the start; exactly `end` once the duration has passed.
    package func value(at time: Double) -> Double {
        guard time < duration else { return end }
        let leg = legs.last { $0.start <= time } ?? legs[0]
        return leg.form.value(at: max(time - leg.start, 0))
    }

    /// The same trajectory, offset by a constant.
    package func shifted(by shift: Double) -> ScrollTrajectory {
        var moved = self
        moved.end += shift
        moved.legs = legs.map { Leg(start: $0.start, form: $0.form.shifted(by: shift)) }
        return moved
    }

    /// Velocity in points per second; 0 once the duration has passed.
    package func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        let leg = legs.last { $0.start <= time } ?? legs[0]
        return leg.form.velocity(at: max(time - leg.start, 0))
    }
}

extension ScrollTrajectory.Form {
    fileprivate func shifted(by shift: Double) -> ScrollTrajectory.Form {
        switch self {
        case .still(let value): return .still(value + shift)
        case .decay(let from, let velocity, let rate): return .decay(from: from + shift, velocity: velocity, rate: rate)
        case .bounce(let edge, let distance, let velocity): return .bounce(edge: edge + shift, distance: distance, velocity: velocity)
        case .recoil(let edge, let distance): return .recoil(edge: edge + shift, distance: distance)
        case .ease(let from, let to, let duration): return .ease(from: from + shift, to: to + shift, duration: duration)
        }
    }

    func value(at t: Double) -> Double {
        switch self {
        case .still(let value): return value
        case .decay(let start, let velocity, let rate):
            let decay = ScrollDecay(rate: rate)
            return start + velocity * decay.reach * (1 - decay.remainder(after: t))
        case .bounce(let edge, let distance, let velocity):
            let rate = ScrollPhysics.bounceRate
            return edge + (distance + (velocity + rate * distance) * t) * exp(-rate * t)
        case .recoil(let edge, let distance):
            let (slow, fast) = (ScrollPhysics.slowReturn, ScrollPhysics.fastReturn)
            return edge + distance * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
        case .ease(let start, let end, let duration):
            return duration > 0 ? start + (end - start) * TimingCurve.easeInEaseOut(t / duration) : end
        }
    }

    func velocity(at t: Double) -> Double {
        switch self {
        case .still: return 0
        case .decay(_, let velocity, let rate): return velocity * ScrollDecay(rate: rate).remainder(after: t)
        case .bounce(_, let distance, let velocity):
            let rate = ScrollPhysics.bounceRate
            let slope = velocity + rate * distance
            return (slope - rate * (distance + slope * t)) * exp(-rate * t)
        case .recoil(_, let distance):
            let (slow, fast) = (ScrollPhysics.slowReturn, ScrollPhysics.fastReturn)
            return distance * slow * fast * (exp(-fast * t) - exp(-slow * t)) / (fast - slow)
        case .ease(let start, let end, let duration):
            let step = duration * 1e-4
            guard step > 0 else { return 0 }
            let curve = TimingCurve.easeInEaseOut
            return (end - start) * (curve((t + step) / duration) - curve((t - step) / duration)) / (2 * step)
        }
    }

    /// Time from which the value stays within `ScrollPhysics.bounceEnd` of its edge.
    fileprivate var settlingTime: Double {
        var from = 0.0
        let edge: Double
        switch self {
        case .recoil(let value, _): edge = value
        case .bounce(let value, let distance, let velocity):
            edge = value
            let slope = velocity + ScrollPhysics.bounceRate * distance
            // After its turning point the value approaches the edge monotonically.
            if slope != 0 { from = max(1 / ScrollPhysics.bounceRate - distance / slope, 0) }
        case .still, .decay, .ease: return 0
        }
        var to = from + 0.1
        func isFar(_ time: Double) -> Bool { abs(value(at: time) - edge) > ScrollPhysics.bounceEnd }
        while isFar(to), to < from + 1000 { to += 0.1 }
        guard isFar(from) else { return from }
        for _ in 0..<60 {
            let middle = (from + to) / 2
            if isFar(middle) { from = middle } else { to = middle }
        }
        return to
    }
}
