import CoreGraphics
import Foundation

/// The path of one finger on the screen, from touch down to lift.
struct FingerTrail {
    /// A round finger mark, opaque in the middle and soft at its edge.
    struct Dot: Equatable {
        /// In screen points.
        let center: CGPoint
        /// In points.
        let radius: CGFloat
        /// Opacity, 0 to 1.
        let alpha: Double
    }

    /// The dot's radius while the finger is down, in points.
    static let radius: CGFloat = 12
    /// The duration covered by the trail, in seconds.
    static let length: TimeInterval = 0.16
    /// The duration of the fade after the finger is lifted, in seconds.
    static let fadeDuration: TimeInterval = 0.2
    /// The number of dots behind the first.
    private static let count = 14

    private var points: [(time: TimeInterval, location: CGPoint)]
    private var end: TimeInterval?

    /// Begins the trail of a finger at a time in seconds.
    init(at time: TimeInterval, _ location: CGPoint) { points = [(time, location)] }

    /// Moves the finger, at a time not before the last one.
    mutating func move(at time: TimeInterval, _ location: CGPoint) {
        points.append((time, location))
        // One point before the trail's beginning is enough.
        while points.count > 2, points[1].time < time - Self.length { points.removeFirst() }
    }

    /// Lifts the finger.
    mutating func lift(at time: TimeInterval, _ location: CGPoint) {
        move(at: time, location)
        end = time
    }

    /// Whether the trail has faded completely.
    func isOver(at time: TimeInterval) -> Bool { end.map { time >= $0 + Self.fadeDuration } ?? false }

    /// The visible dots at a time, the finger's own first.
    func dots(at time: TimeInterval) -> [Dot] {
        guard let start = points.first?.time, time >= start, !isOver(at: time) else { return [] }
        let left = end.map { max(time - $0, 0) / Self.fadeDuration } ?? 0
        let shown = 1 - left
        // A lifted finger's dot grows slightly as it fades.
        var dots = [Dot(center: location(at: time), radius: Self.radius * (1 + 0.35 * left), alpha: 0.65 * shown)]
        for index in 1...Self.count {
            let age = Double(index) / Double(Self.count)
            let moment = time - age * Self.length
            guard moment >= start else { break }
            let center = location(at: moment)
            guard center != dots[dots.count - 1].center else { continue }
            dots.append(Dot(center: center, radius: Self.radius * (1 - 0.6 * age), alpha: 0.45 * (1 - age) * shown))
        }
        return dots
    }

    /// The location at a time, interpolated linearly.
    private func location(at time: TimeInterval) -> CGPoint {
        guard let index = points.firstIndex(where: { $0.time > time }) else { return points[points.count - 1].location }
        guard index > 0 else { return points[0].location }
        let (from, to) = (points[index - 1], points[index])
        let fraction = (time - from.time) / (to.time - from.time)
        return CGPoint(
            x: from.location.x + (to.location.x - from.location.x) * fraction,
            y: from.location.y + (to.location.y - from.location.y) * fraction)
    }
}
