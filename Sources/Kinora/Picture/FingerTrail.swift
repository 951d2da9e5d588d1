import CoreGraphics
import Foundation

/// The course of one finger on the screen, from coming down to being lifted.
struct FingerTrail {
    /// A round mark of a finger, opaque in the middle and soft at its edge.
    struct Dot: Equatable {
        /// In the screen's points.
        let center: CGPoint
        /// Points.
        let radius: CGFloat
        /// 0 to 1.
        let alpha: Double
    }

    /// The dot's radius while the finger is down, in points.
    static let radius: CGFloat = 12
    /// How far back the trail reaches, in seconds.
    static let length: TimeInterval = 0.16
    /// How long the dot takes to go once the finger is lifted, in seconds.
    static let fadeDuration: TimeInterval = 0.2
    /// The number of dots behind the first.
    private static let count = 14

    private var points: [(time: TimeInterval, location: CGPoint)]
    private var end: TimeInterval?

    /// A finger comes down, at a time in seconds.
    init(at time: TimeInterval, _ location: CGPoint) { points = [(time, location)] }

    /// The finger is at a place at a time not before the last.
    mutating func move(at time: TimeInterval, _ location: CGPoint) {
        points.append((time, location))
        // One point from before the trail's beginning is enough.
        while points.count > 2, points[1].time < time - Self.length { points.removeFirst() }
    }

    /// The finger is lifted.
    mutating func lift(at time: TimeInterval, _ location: CGPoint) {
        move(at: time, location)
        end = time
    }

    /// Whether nothing of it is seen any more.
    func isOver(at time: TimeInterval) -> Bool { end.map { time >= $0 + Self.fadeDuration } ?? false }

    /// What is seen of it at a time, the finger's own dot first.
    func dots(at time: TimeInterval) -> [Dot] {
        guard let start = points.first?.time, time >= start, !isOver(at: time) else { return [] }
        let left = end.map { max(time - $0, 0) / Self.fadeDuration } ?? 0
        let shown = 1 - left
        // A finger that is lifted grows a little as it goes.
        var dots = [Dot(center: location(at: time), radius: Self.radius * (1 + 0.35 * left), alpha: 0.65 * shown)]
        for index in 1...Self.count {
            let age = Double(index) / Double(Self.count)
            let moment = time - age * Self.length
            guard moment >= start else { break }
            let place = location(at: moment)
            guard place != dots[dots.count - 1].center else { continue }
            dots.append(Dot(center: place, radius: Self.radius * (1 - 0.6 * age), alpha: 0.45 * (1 - age) * shown))
        }
        return dots
    }

    /// On the line between the points around a time.
    private func location(at time: TimeInterval) -> CGPoint {
        guard let index = points.firstIndex(where: { $0.time > time }) else { return points[points.count - 1].location }
        guard index > 0 else { return points[0].location }
        let (from, to) = (points[index - 1], points[index])
        let part = (time - from.time) / (to.time - from.time)
        return CGPoint(
            x: from.location.x + (to.location.x - from.location.x) * part, y: from.location.y + (to.location.y - from.location.y) * part)
    }
}
