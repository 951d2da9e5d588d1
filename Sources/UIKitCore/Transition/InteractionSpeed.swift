import GestureEngine

/// The speed of an interactive transition's progress: of the last 60th of a second, so that a release continues as the last frame was.
struct InteractionSpeed {
    private struct Sample {
        let time, progress: Double
    }

    private var samples: [Sample] = []
    /// Progress per second before the first value.
    private let initial: Double

    /// - Parameters:
    ///   - initial: progress per second until now, of a running transition that was interrupted.
    init(_ initial: Double = 0) { self.initial = initial }

    /// Adds a progress; a second one at the same time replaces the first.
    mutating func add(_ progress: Double, at time: Double) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append(Sample(time: time, progress: progress))
        let old = samples.lastIndex { time - $0.time >= Self.span } ?? 0
        samples.removeFirst(old)
    }

    /// Progress per second at a time; 0 after `GestureThresholds.restTime` without a change.
    func speed(at time: Double) -> Double {
        guard let last = samples.last, let first = samples.first, time - last.time <= GestureThresholds.restTime else { return 0 }
        return first.time < last.time ? (last.progress - first.progress) / (last.time - first.time) : initial
    }

    /// Whether the interaction has moved, rather than only interrupted.
    var hasMoved: Bool { samples.count > 1 }

    /// Seconds; less by what rounds frame times.
    private static let span = 1.0 / 60 - 1e-6
}
