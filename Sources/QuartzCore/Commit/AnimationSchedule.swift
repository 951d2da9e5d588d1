import Foundation
import RenderScene

/// When the animations of a committed tree start and end, in media time; found by inverting the time maps above them, and found again when
/// one of those changes.
struct AnimationSchedule {
    private struct Entry {
        unowned(unsafe) let layer: CALayer
        let animation: AttachedAnimation
        /// Media times; nil while it never happens (speed 0, endless, running backwards).
        var start: Double?
        var end: Double?
    }

    private struct Stale {
        weak var layer: CALayer?
        let tracks: [Track]
        let end: Double
    }

    /// One start or end; events closer than the clock's resolution are at one time, and run in the order of adding.
    private struct Event: Comparable {
        let moment: Double
        let order: Int
        let isEnd: Bool

        init(time: Double, order: Int, isEnd: Bool) {
            moment = (time / MediaTiming.resolution).rounded()
            self.order = order
            self.isEnd = isEnd
        }

        static func < (a: Event, b: Event) -> Bool { (a.moment, a.order, a.isEnd ? 1 : 0) < (b.moment, b.order, b.isEnd ? 1 : 0) }
    }

    /// In order of adding.
    private var entries: [Entry] = []
    /// Ended and taken off, but still in their layers' nodes, which show the last value at exactly the end.
    private var stale: [Stale] = []
    private var cachedNext: Double??

    // MARK: Keeping

    mutating func add(_ layer: CALayer, _ animation: AttachedAnimation, in context: LayerContext) {
        var entry = Entry(layer: layer, animation: animation)
        locate(&entry, in: context)
        entries.append(entry)
        cachedNext = nil
    }

    mutating func reschedule(in context: LayerContext) {
        for index in entries.indices where Self.isCurrent(entries[index]) {
            var entry = entries[index]
            locate(&entry, in: context)
            entries[index] = entry
        }
        cachedNext = nil
    }

    private func locate(_ entry: inout Entry, in context: LayerContext) {
        guard let timing = entry.animation.timing, let begin = timing.begin, let index = context.committedIndex(of: entry.layer) else {
            return
        }
        let driver = entry.animation.animation.driver?.map
        func mediaTime(_ time: Double) -> Double? {
            guard let driver else { return context.tree.mediaTime(ofLocalTime: time, at: index) }
            return driver.timeReaching(time).flatMap { context.tree.mediaTime(ofLocalTime: $0, at: index) }
        }
        entry.start = mediaTime(begin)
        entry.end = timing.end.flatMap(mediaTime)
    }

    /// Ended animations stay listed until here, so an entry is current as long as its animation has not ended. A layer ends its
    /// animations before it goes away, so the reference to it is good that long.
    private static func isCurrent(_ entry: Entry) -> Bool { !entry.animation.hasEnded }

    private mutating func sweep() {
        if entries.contains(where: { !Self.isCurrent($0) }) {
            entries.removeAll { !Self.isCurrent($0) }
            cachedNext = nil
        }
    }

    // MARK: Events

    var nextTime: Double? {
        mutating get {
            sweep()
            if let cached = cachedNext { return cached }
            var next: Double?
            for entry in entries {
                let time = entry.animation.hasStarted ? entry.end : entry.start
                if let time { next = min(next ?? time, time) }
            }
            cachedNext = .some(next)
            return next
        }
    }

    mutating func startDue(at now: Double, in queue: CallbackQueue) {
        for entry in entries where !entry.animation.hasStarted {
            guard Self.isCurrent(entry), let start = entry.start, start <= now + MediaTiming.resolution else { continue }
            entry.animation.start(in: queue)
            cachedNext = nil
        }
    }

    mutating func process(at now: Double, in queue: CallbackQueue) {
        sweep()
        let limit = now + MediaTiming.resolution
        var due: [Event] = []
        for (order, entry) in entries.enumerated() {
            if let start = entry.start, start <= limit, !entry.animation.hasStarted {
                due.append(Event(time: start, order: order, isEnd: false))
            }
            if let end = entry.end, end <= limit { due.append(Event(time: end, order: order, isEnd: true)) }
        }
        guard !due.isEmpty else { return }
        for event in due.sorted() {
            let entry = entries[event.order]
            if event.isEnd { finish(entry, in: queue) } else { entry.animation.start(in: queue) }
        }
        cachedNext = nil
        sweep()
    }

    private mutating func finish(_ entry: Entry, in queue: CallbackQueue) {
        let one = entry.animation
        let layer = entry.layer
        if one.animation.isRemovedOnCompletion, let at = layer.attached.firstIndex(where: { $0 === one }) {
            var tracks = one.resolvedTracks(model: layer.values)
            if tracks.contains(where: { $0.own.timing.fill.fillsForwards }) {
                // It must not fill once it is removed, even where no commit follows this turn's.
                for index in tracks.indices { tracks[index].own.timing.fill = .removed }
                layer.markDirty()
            }
            stale.append(Stale(layer: layer, tracks: tracks, end: entry.end ?? 0))
            layer.attached.remove(at: at)
        }
        one.end(finished: true, in: queue)
    }

    // MARK: The moment of the end

    var hasStale: Bool { !stale.isEmpty }

    /// Whether tracks are left in nodes that show nothing any more.
    func hasStale(at now: Double) -> Bool { stale.contains { $0.end < now - MediaTiming.resolution } }

    mutating func takeStale(at now: Double) -> [CALayer] {
        let old = stale.filter { $0.end < now - MediaTiming.resolution }
        stale.removeAll { $0.end < now - MediaTiming.resolution }
        return old.compactMap(\.layer)
    }

    /// The tracks of a layer that end at exactly this time.
    func endingTracks(of layer: CALayer, at now: Double) -> [Track] {
        stale.flatMap { $0.layer === layer && $0.end >= now - MediaTiming.resolution ? $0.tracks : [] }
    }

    // MARK: Asking

    var hasAnimations: Bool {
        mutating get {
            sweep()
            return !entries.isEmpty
        }
    }

    var pendingNames: [String] {
        mutating get {
            sweep()
            return entries.filter { $0.end != nil && $0.animation.timing?.end != nil }.map {
                let key = $0.animation.key ?? ($0.animation.animation as? CAPropertyAnimation)?.keyPath ?? "animation"
                let name = $0.layer.name ?? $0.layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: $0.layer))"
                return "\(name).\(key)"
            }
        }
    }
}
