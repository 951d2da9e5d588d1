import RenderScene

/// Collects the changes of `animateKeyframes` with their times, and creates one keyframe animation per property.
@MainActor
final class KeyframeRecorder {
    /// An interval of the run, in fractions.
    struct Frame {
        var start = 0.0
        var length = 1.0
    }

    private struct Entry {
        let frame: Frame
        let new: AnimatableValue
    }

    private struct Property {
        let first: ViewChange
        var entries: [Entry]
    }

    private let mode: CAAnimationCalculationMode
    /// In the order of first changes.
    private var properties: [Property] = []
    /// The current keyframe; the whole run outside of one.
    private var frame = Frame()
    /// The interval of the enclosing `animateKeyframes`; an inner one fills its keyframe.
    private var base = Frame()

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    // MARK: Recording

    /// Makes changes for an interval, in fractions of the enclosing `animateKeyframes`.
    func record(start: Double, length: Double, _ changes: () -> Void) {
        let outer = frame
        let first = Self.admitted("relative start time", start)
        let second = min(Self.admitted("relative duration", length), 1 - first)
        frame = Frame(start: base.start + first * base.length, length: second * base.length)
        changes()
        frame = outer
    }

    /// Makes the changes of an `animateKeyframes` inside a keyframe of this one.
    func recordInner(_ changes: () -> Void) {
        let outer = base
        base = frame
        changes()
        base = outer
    }

    private static func admitted(_ name: String, _ value: Double) -> Double {
        if value >= 0, value <= 1 { return value }
        let used = value.isNaN ? 0 : min(max(value, 0), 1)
        reportOnce("addKeyframe \(name)", "UIView.addKeyframe: a \(name) of \(value) counts as \(used)")
        return used
    }

    func note(_ change: ViewChange) {
        let entry = Entry(frame: frame, new: change.new)
        if let index = properties.firstIndex(where: { $0.first.layer === change.layer && $0.first.path == change.path }) {
            properties[index].entries.append(entry)
        } else {
            properties.append(Property(first: change, entries: [entry]))
        }
    }

    // MARK: Making animations

    func animate(in block: AnimationBlock) {
        let all = properties
        properties = []
        for property in all { animate(property, in: block) }
    }

    private func animate(_ property: Property, in block: AnimationBlock) {
        let (first, layer) = (property.first, property.first.layer)
        // Ordered by time, then by creation.
        let entries = property.entries.enumerated()
            .sorted { ($0.element.frame.start, $0.offset) < ($1.element.frame.start, $1.offset) }.map(\.element)
        guard let last = property.entries.last else { return }
        // The model keeps the value set last, which may not be the last keyframe in time.
        let change = ViewChange(
            layer: layer, key: first.key, path: first.path, kind: first.kind, old: first.old, new: last.new, shown: first.shown)
        let keys = Self.keys(from: change.shown ?? change.old, through: entries)
        let animation = CAKeyframeAnimation(keyPath: change.key)
        animation.values = keys.map { change.animated($0.value) }
        animation.keyTimes = keys.map { NSNumber(value: $0.time) }
        animation.calculationMode = mode
        block.animate(change, with: animation)
    }

    /// Values with times from 0 to 1: each holds from the end of its keyframe to the start of the next, which truncates it if it starts
    /// early.
    private static func keys(from start: AnimatableValue, through entries: [Entry]) -> [(time: Double, value: AnimatableValue)] {
        var keys = [(time: 0.0, value: start)]
        for entry in entries {
            let begin = entry.frame.start
            let end = keys[keys.count - 1]
            if begin > end.time {
                keys.append((begin, end.value))
            } else if begin < end.time, keys.count > 1 {
                let before = keys[keys.count - 2]
                let length = end.time - before.time
                let interpolation = Interpolation(from: before.value, to: end.value)
                keys[keys.count - 1] = (begin, length > 0 ? interpolation((begin - before.time) / length) : end.value)
            }
            keys.append((min(begin + entry.frame.length, 1), entry.new))
        }
        let end = keys[keys.count - 1]
        if end.time < 1 { keys.append((1, end.value)) }
        return keys
    }
}
