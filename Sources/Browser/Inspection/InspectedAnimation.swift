import CoreGraphics
import Headless
import RenderScene

/// An animation of a layer, resolved: one property from a value to another.
struct InspectedAnimation: Encodable {
    let keyPath: String
    let kind: String
    /// Values at the beginning and the end of a run; differences for an additive animation.
    let from: PropertyValue
    let to: PropertyValue
    /// The time since the app's start at which it begins; nil if the layer's time never gets there.
    let begin: Double?
    /// Seconds of one run.
    let duration: Double
    /// Passes; nil for no end.
    let repeats: Double?
    let autoreverses: Bool
    let isAdditive: Bool
    /// The curve or the spring.
    let curve: String
    /// The fraction of the run at the moment; nil if it has no effect then.
    let progress: Double?

    /// - Parameters:
    ///   - localTime: The layer's time at the moment.
    ///   - mediaTime: The media time at a time of the layer.
    init(_ track: Track, at localTime: Double, mediaTime: (Double) -> Double?) {
        let timing = track.own.timing
        keyPath = track.path.keyPath
        let (first, last) = (
            track.motion.value(at: 0, duration: timing.duration), track.motion.value(at: timing.duration, duration: timing.duration)
        )
        kind = first.kindName
        (from, to) = (PropertyValue(first), PropertyValue(last))
        duration = timing.duration.isFinite ? timing.duration : 0
        let outer = track.groups.first?.timing ?? timing
        begin = outer.begin.flatMap { track.driver == nil ? mediaTime($0) : nil }.map { $0 - PacedHost.mediaTime(0) }
        repeats = timing.activeDuration.isFinite ? (timing.cycleDuration > 0 ? timing.activeDuration / timing.cycleDuration : 1) : nil
        autoreverses = timing.autoreverses
        isAdditive = track.isAdditive
        curve = track.motion.curveText(of: track.own.curve)
        progress = track.phase(at: localTime).map { timing.duration > 0 && timing.duration.isFinite ? $0.time / timing.duration : 1 }
    }
}

extension Motion {
    /// The curve as a text.
    fileprivate func curveText(of curve: TimingCurve) -> String {
        switch self {
        case .spring(_, let spring):
            let numbers = [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity].map(\.printed)
            return "spring(mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), velocity: \(numbers[3]))"
        case .keyframes(let keys): return "keyframes at \(keys.times.prefix(20).map(\.printed).joined(separator: ", "))"
        case .heading: return "along a path"
        case .transition(let transition): return "transition(\(transition.kind))"
        case .paced(let motion, _): return "animator, \(motion.curveText(of: curve))"
        case .between:
            if curve.isLinear { return "linear" }
            let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(\.printed)
            return "cubic(\(numbers.joined(separator: ", ")))"
        }
    }
}
