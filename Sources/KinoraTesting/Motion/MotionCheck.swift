import Foundation

/// A property of a motion that `expectMotion` checks.
///
/// Times are seconds since the call of `expectMotion`; values are in the unit of the property, such as points.
///
/// ```swift
/// let stage = Stage()
/// let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// stage.window.addSubview(card)
/// expectMotion(of: card, \.center.y, .monotonic(.increasing), .settles(within: 0.4, at: 600)) {
///     UIView.animate(withDuration: 0.3) { card.center.y = 600 }
///     stage.settle()
/// }
/// ```
public struct MotionCheck: Sendable {
    /// The first violation.
    struct Violation: Sendable {
        /// The complete sentence.
        let sentence: String
        /// The time at which it shows.
        let time: Double
    }

    let name: String
    /// The expected value at a time, for the table; nil for checks without one.
    let expected: (@Sendable (Double) -> Double?)?
    /// Whether the check says that the view leaves its window.
    let isOfDeparture: Bool
    let violation: @Sendable (MotionCurve) -> Violation?

    init(
        _ name: String, expected: (@Sendable (Double) -> Double?)? = nil, isOfDeparture: Bool = false,
        violation: @escaping @Sendable (MotionCurve) -> Violation?
    ) {
        (self.name, self.expected, self.isOfDeparture, self.violation) = (name, expected, isOfDeparture, violation)
    }
}

extension MotionCheck {
    /// The direction of a monotonic motion.
    public enum Direction: Sendable {
        /// Values never become smaller.
        case increasing
        /// Values never become larger.
        case decreasing
    }

    /// The motion has these values at these times.
    ///
    /// Between two frames values are interpolated linearly. A time outside of the motion is a violation.
    /// - Parameters:
    ///   - points: Values by time.
    ///   - tolerance: The difference that is allowed.
    public static func passes(through points: [Double: Double], within tolerance: Double = 0.5) -> MotionCheck {
        MotionCheck("passes(through:)", expected: { points[$0] }) { curve in
            for (time, expected) in points.sorted(by: { $0.key < $1.key }) {
                guard let value = curve.value(at: time) else {
                    let reason = curve.absence(at: time).map(curve.words) ?? "it was sampled from 0 to \(seconds(curve.end))"
                    return Violation(
                        sentence: "at \(seconds(time)) it should be \(number(expected)), but \(reason).",
                        time: min(max(time, 0), curve.end))
                }
                if !(abs(value - expected) <= tolerance) { return different(time, value, expected, tolerance) }
            }
            return nil
        }
    }

    /// The motion follows a function of time, at every frame.
    /// - Parameters:
    ///   - tolerance: The difference that is allowed.
    ///   - value: The expected value at a time.
    public static func follows(within tolerance: Double = 0.5, _ value: @escaping @Sendable (Double) -> Double) -> MotionCheck {
        MotionCheck("follows", expected: { value($0) }) { curve in
            let worst = curve.samples.max { abs($0.value - value($0.time)) < abs($1.value - value($1.time)) }
            for sample in curve.samples where !(abs(sample.value - value(sample.time)) <= tolerance) {
                let first = different(sample.time, sample.value, value(sample.time), tolerance)
                guard let worst, worst.time != sample.time else { return first }
                let largest = number(abs(worst.value - value(worst.time)))
                return Violation(
                    sentence: "\(first.sentence) The largest difference is \(largest), at \(seconds(worst.time)).", time: sample.time)
            }
            return nil
        }
    }

    /// The motion goes in one direction alone.
    ///
    /// The tolerance lets UIKit's calm springs pass: one of damping 0.9 goes back by 0.15 to 0.35 percent of its distance after it arrives,
    /// too little to see. One of damping 0.8 goes back by 1.5 percent, and fails.
    /// - Parameters:
    ///   - direction: The direction of the motion.
    ///   - tolerance: How far it may be behind the farthest value until then; nil for half a percent of the range of its values.
    public static func monotonic(_ direction: Direction, tolerance: Double? = nil) -> MotionCheck {
        MotionCheck("monotonic(.\(direction))") { curve in
            let range = curve.range
            let allowed = tolerance ?? max(0.005 * (range.upperBound - range.lowerBound), 1e-6)
            var farthest = curve.samples[0].value
            for sample in curve.samples {
                let advance = direction == .increasing ? sample.value - farthest : farthest - sample.value
                if !(advance >= -allowed) {
                    return Violation(
                        sentence: "at \(seconds(sample.time)) it goes back, from \(number(farthest)) to \(number(sample.value)).",
                        time: sample.time)
                }
                if advance > 0 { farthest = sample.value }
            }
            return nil
        }
    }

    /// No step from one frame to the next is longer than a distance.
    /// - Parameter distance: The longest step, per frame: at 60 frames per second 20 points are 1,200 points per second.
    public static func noJump(beyond distance: Double) -> MotionCheck {
        MotionCheck("noJump(beyond: \(number(distance)))") { curve in
            let steps = zip(curve.samples, curve.samples.dropFirst())
            guard let (before, after) = steps.first(where: { !(abs($1.value - $0.value) <= distance) }) else { return nil }
            return Violation(
                sentence: "at \(seconds(after.time)) it jumps by \(number(after.value - before.value)), from \(number(before.value)) to "
                    + "\(number(after.value)); at most \(number(distance)) per frame is expected.",
                time: after.time)
        }
    }

    /// The motion is within a range of values, at every frame. A millionth beyond its bounds is allowed for rounding.
    public static func stays(in range: ClosedRange<Double>) -> MotionCheck {
        MotionCheck("stays(in:)") { curve in
            let allowed = range.lowerBound - 1e-6...range.upperBound + 1e-6
            guard let outside = curve.samples.first(where: { !allowed.contains($0.value) }) else { return nil }
            return Violation(
                sentence: "at \(seconds(outside.time)) it is \(number(outside.value)), outside of \(number(range.lowerBound))..."
                    + "\(number(range.upperBound)).",
                time: outside.time)
        }
    }

    /// From a time on the value stays what it is at the end.
    ///
    /// A motion that is sampled for less time is a violation, as is one whose view enters its window later or leaves it before.
    /// - Parameters:
    ///   - time: The time by which the motion has settled.
    ///   - value: The expected final value; nil for that of the last frame.
    ///   - tolerance: The difference that is allowed.
    public static func settles(within time: Double, at value: Double? = nil, tolerance: Double = 0.5) -> MotionCheck {
        MotionCheck("settles(within: \(number(time)))", expected: { at in at >= time ? value : nil }) { curve in
            if let absence = curve.absence(at: time) {
                return Violation(
                    sentence: "it should have settled by \(seconds(time)), but \(curve.words(for: absence)).", time: min(time, curve.end))
            }
            guard curve.end >= time - 1e-9 else {
                return Violation(
                    sentence: "it was sampled for \(seconds(curve.end)) alone; advance the stage for more than \(seconds(time)).",
                    time: curve.end)
            }
            let final = value ?? curve.last
            guard let late = curve.samples.last(where: { $0.time >= time - 1e-9 && !(abs($0.value - final) <= tolerance) }) else {
                return nil
            }
            if late.time == curve.end, value != nil { return different(late.time, late.value, final, tolerance) }
            return Violation(
                sentence: "it should have settled at \(number(final)) ± \(number(tolerance)) by \(seconds(time)), but at "
                    + "\(seconds(late.time)) it is still \(number(late.value)).",
                time: late.time)
        }
    }

    /// The velocity does not change suddenly at a time, such as that of the hand-over from a finger to a spring.
    ///
    /// The velocities are the slopes of curves through three to eight frames before, up to that time, and as many after; three are needed.
    /// Of the curves, those through more frames follow the stiff beginning of a spring, those through few the jitter of a finger: the one
    /// counts that the next shorter one confirms best. At 60 frames per second the velocity of a spring of half a second is measured to
    /// some 10 points per second.
    /// - Parameters:
    ///   - time: The time of the hand-over.
    ///   - tolerance: The change of the velocity that is allowed, in units per second; nil for a tenth of the higher speed, at least 20.
    public static func continuousVelocity(at time: Double, within tolerance: Double? = nil) -> MotionCheck {
        MotionCheck("continuousVelocity(at: \(number(time)))") { curve in
            guard let (before, after) = curve.velocities(at: time) else {
                return Violation(
                    sentence: "the velocity at \(seconds(time)) cannot be measured: it needs three frames before and after, and the "
                        + "motion was sampled from 0 to \(seconds(curve.end)).",
                    time: min(max(time, 0), curve.end))
            }
            let allowed = tolerance ?? max(20, 0.1 * max(abs(before), abs(after)))
            guard !(abs(after - before) <= allowed) else { return nil }
            return Violation(
                sentence: "at \(seconds(time)) the velocity changes from \(number(before)) to \(number(after)) per second; a change of at "
                    + "most \(number(allowed)) is expected.",
                time: time)
        }
    }

    /// The view leaves its window, and does not return.
    ///
    /// Without this check a view may leave only as an animation ends, and before none of its own would have gone on: at the end of a
    /// dismissal, for example. Other checks hold for the frames before it leaves. Of a closure it means that the values end.
    /// - Parameters:
    ///   - time: The time of the first frame without the view; nil for any.
    ///   - tolerance: The difference that is allowed, in seconds; a frame, unless given.
    public static func leaves(at time: Double? = nil, within tolerance: Double = 0.02) -> MotionCheck {
        MotionCheck(time.map { "leaves(at: \(number($0)))" } ?? "leaves()", isOfDeparture: true) { curve in
            let expected = time.map { " at \(seconds($0))" } ?? ""
            guard let departure = curve.departureTime else {
                return Violation(
                    sentence: curve.isOfView
                        ? "the view should leave its window\(expected), but is in it at \(seconds(curve.end))."
                        : "its values should end\(expected), but it has one at \(seconds(curve.end)).",
                    time: curve.end)
            }
            guard let time, !(abs(departure - time) <= tolerance), let absence = curve.absences.last else { return nil }
            let sentence = "\(curve.words(for: absence)) instead of \(seconds(time)) ± \(number(tolerance)) s."
            return Violation(sentence: sentence, time: departure)
        }
    }

    private static func different(_ time: Double, _ value: Double, _ expected: Double, _ tolerance: Double) -> Violation {
        Violation(
            sentence: "at \(seconds(time)) it is \(number(value)) instead of \(number(expected)) ± \(number(tolerance)), a difference of "
                + "\(number(value - expected)).",
            time: time)
    }

    static func seconds(_ time: Double) -> String { String(format: "%.3f s", time) }

    /// Four significant digits after rounding to a thousandth.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return String(format: "%.10g", rounded == 0 ? 0 : rounded)
    }
}
