import UIKit

extension Stage {
    /// Fingers that come down and are lifted at the same location, 0.1 s between repetitions.
    func tapping(_ verb: String, _ target: some TouchPlace, _ count: Int, times: Int, _ duration: TimeInterval) -> [TouchSample] {
        let verb = Verb(name: verb, stage: self)
        guard let fingers = verb.fingers(count), verb.accepts(duration: duration), let middle = verb.location(of: target) else { return [] }
        let row = verb.row(about: middle, count)
        guard row.allSatisfy({ verb.accepts(target, isReachedAt: $0) }) else { return [] }
        return (0..<times).flatMap { repetition in
            let start = Double(repetition) * (duration + 0.1)
            return [(start, UITouch.Phase.began), (start + duration, .ended)].flatMap { time, phase in
                zip(fingers, row).map { TouchSample(time: time, finger: $0, phase: phase, location: $1) }
            }
        }
    }

    /// Fingers that move in a straight line.
    func dragging(
        _ verb: String, _ start: some TouchPlace, _ end: some TouchPlace, _ duration: TimeInterval, _ velocity: CGFloat?, _ count: Int
    ) -> [TouchSample] {
        let verb = Verb(name: verb, stage: self)
        guard let fingers = verb.fingers(count), verb.accepts(duration: duration),
            verb.accepts(velocity ?? 0, "a release velocity", "points a second"),
            let from = verb.location(of: start), let to = verb.location(of: end)
        else { return [] }
        let (starts, ends) = (verb.row(about: from, count), verb.row(about: to, count))
        guard starts.allSatisfy({ verb.accepts(start, isReachedAt: $0) }) else { return [] }
        let distance = hypot(to.x - from.x, to.y - from.y)
        let profile = MotionProfile(
            distance: distance, duration: duration, releaseSpeed: velocity ?? (duration > 0 ? 1.5 * distance / duration : 0))
        return FingerMovement(fingers: fingers, profile: profile) { index, fraction in
            let (a, b) = (starts[index], ends[index])
            return fraction == 1 ? b : CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }.samples
    }

    /// Two fingers whose distance changes.
    func pinching(
        _ center: some TouchPlace, _ start: CGFloat, _ end: CGFloat, _ duration: TimeInterval, _ angle: CGFloat, _ velocity: CGFloat
    ) -> [TouchSample] {
        let verb = Verb(name: "pinch(at:from:to:)", stage: self)
        guard [start, end].allSatisfy({ verb.accepts($0, "a distance", "points", isPositive: true) }),
            verb.accepts(angle, "an angle", "radians", isSigned: true), verb.accepts(velocity, "a release velocity", "points a second")
        else { return [] }
        return pair(verb, center, abs(end - start), duration, velocity) { fraction in
            (fraction == 1 ? end : start + (end - start) * fraction, angle)
        }
    }

    /// Two fingers that rotate about their midpoint.
    func rotating(
        _ center: some TouchPlace, _ angle: CGFloat, _ duration: TimeInterval, _ distance: CGFloat, _ velocity: CGFloat
    ) -> [TouchSample] {
        let verb = Verb(name: "rotate(at:by:)", stage: self)
        guard verb.accepts(distance, "a distance", "points", isPositive: true),
            verb.accepts(angle, "an angle", "radians", isSigned: true), verb.accepts(velocity, "a release velocity", "radians a second")
        else { return [] }
        return pair(verb, center, abs(angle), duration, velocity) { fraction in (distance, angle * fraction) }
    }

    private func pair(
        _ verb: Verb, _ target: some TouchPlace, _ distance: CGFloat, _ duration: TimeInterval, _ velocity: CGFloat,
        _ apart: @escaping (_ fraction: Double) -> (distance: CGFloat, angle: CGFloat)
    ) -> [TouchSample] {
        guard verb.accepts(duration: duration), let center = verb.location(of: target), let fingers = verb.fingers(2) else { return [] }
        let movement = FingerMovement(
            fingers: fingers, profile: MotionProfile(distance: distance, duration: duration, releaseSpeed: velocity)
        ) { index, fraction in
            let (distance, angle) = apart(fraction)
            let reach = (index == 0 ? -0.5 : 0.5) * distance
            return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        }
        guard (0..<2).allSatisfy({ verb.accepts(target, isReachedAt: movement.location($0, 0)) }) else { return [] }
        return movement.samples
    }
}
