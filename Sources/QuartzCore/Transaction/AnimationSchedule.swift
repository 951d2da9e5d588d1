import Foundation
import RenderScene

/// Start and end events of a committed tree's animations and drivers, in media time; computed by inverting the time maps above them, and
/// again when one of those changes. The cost of a commit or event depends on the number of due or changed animations, not of running ones.
struct AnimationSchedule {
    /// One start or end. Events closer than the clock's resolution are simultaneous, and run in the order of adding.
    private struct Event {
        enum Subject {
            case start(ScheduledAnimation)
            case end(ScheduledAnimation)
            case driverEnd(DriverEnd)
        }

        let moment: Double
        let order: Int
        let subject: Subject

        init(time: Double, entry: ScheduledAnimation, isEnd: Bool) {
            moment = (time / MediaTiming.resolution).rounded()
            order = 2 * entry.order + (isEnd ? 1 : 0)
            subject = isEnd ? .end(entry) : .start(entry)
        }

        init(time: Double, end: DriverEnd) {
            moment = (time / MediaTiming.resolution).rounded()
            order = 2 * (end.order ?? 0)
            subject = .driverEnd(end)
        }
    }

    /// In order of adding; ended ones are purged now and then.
    private var entries: [ScheduledAnimation] = []
    private var lastOrder = 0
    private var cleaningCount = 16
    private var starts = EventHeap { $0.animation?.hasStarted == false ? $0.start : nil }
    private var ends = EventHeap { $0.animation == nil ? nil : $0.end }
    private var stale = StaleTracks()
    /// Pending ends of drivers' runs, in the order of adding: one for each interactive transition.
    private var driverEnds: [DriverEnd] = []

    // MARK: Entries

    /// - Parameter index: index of the layer in the committed tree; nil if it is not in it.
    mutating func add(_ layer: CALayer, _ animation: AttachedAnimation, at index: Int?, by times: inout TreeTimes) {
        if entries.count >= cleaningCount { clean() }
        lastOrder += 1
        let entry = ScheduledAnimation(order: lastOrder, layer: layer, animation: animation)
        animation.scheduled = entry
        entries.append(entry)
        insert(entry, at: index, by: &times)
    }

    /// Recomputes the times of a layer's animations.
    mutating func reschedule(_ layer: CALayer, at index: Int?, by times: inout TreeTimes) {
        for one in layer.attached { if let entry = one.scheduled { insert(entry, at: index, by: &times) } }
    }

    /// Adds the end of a driver's run; the next commit computes its time.
    mutating func add(_ end: DriverEnd) { driverEnds.append(end) }

    /// Computes the times of drivers' ends; those whose layer has left this context come now.
    ///
    /// - Parameter isMoved: whether layers' times have changed; otherwise only new ends are computed.
    mutating func locateDriverEnds(
        isMoved: Bool, in context: LayerContext, by times: inout TreeTimes, queue: CallbackQueue
    ) {
        guard !driverEnds.isEmpty else { return }
        driverEnds.removeAll { !$0.isPending }
        for end in driverEnds {
            guard let layer = end.layer, layer.context === context else {
                end.come(in: queue)
                continue
            }
            if end.order == nil {
                lastOrder += 1
                end.order = lastOrder
            } else if !isMoved {
                continue
            }
            end.locate(at: context.committedIndex(of: layer), by: &times)
        }
        driverEnds.removeAll { $0.layer?.context !== context }
    }

    /// Whether an end waits for a commit.
    var hasNewDriverEnds: Bool { driverEnds.contains { $0.isPending && ($0.order == nil || $0.layer?.context == nil) } }

    /// Removes everything without ending it.
    mutating func removeAll() {
        for entry in entries { entry.animation = nil }
        for end in driverEnds { end.cancel() }
        self = AnimationSchedule()
    }

    private mutating func insert(_ entry: ScheduledAnimation, at index: Int?, by times: inout TreeTimes) {
        guard entry.animation != nil, let index else { return }
        let (start, end) = (entry.start, entry.end)
        entry.locate(at: index, by: &times)
        if entry.start != start { starts.add(entry) }
        if entry.end != end { ends.add(entry) }
    }

    private mutating func clean() {
        entries.removeAll { $0.animation == nil }
        cleaningCount = max(2 * entries.count, 16)
    }

    // MARK: Events

    var nextTime: Double? {
        mutating get {
            var next = starts.first
            if let end = ends.first { next = min(next ?? end, end) }
            for end in driverEnds where end.isPending {
                if let time = end.mediaTime { next = min(next ?? time, time) }
            }
            return next
        }
    }

    mutating func startDue(at now: Double, in queue: CallbackQueue) {
        let due = starts.removeAll(upTo: now + MediaTiming.resolution)
        for entry in due.sorted(by: { $0.order < $1.order }) { entry.animation?.start(in: queue) }
    }

    mutating func process(at now: Double, in queue: CallbackQueue) {
        let limit = now + MediaTiming.resolution
        let starting = starts.removeAll(upTo: limit)
        let ending = ends.removeAll(upTo: limit)
        let arriving = takeDriverEnds(upTo: limit)
        guard !starting.isEmpty || !ending.isEmpty || !arriving.isEmpty else { return }
        let due =
            starting.map { Event(time: $0.start ?? now, entry: $0, isEnd: false) }
            + ending.map { Event(time: $0.end ?? now, entry: $0, isEnd: true) }
            + arriving.map { Event(time: $0.mediaTime ?? now, end: $0) }
        for event in due.sorted(by: { ($0.moment, $0.order) < ($1.moment, $1.order) }) {
            switch event.subject {
            case .start(let entry): entry.animation?.start(in: queue)
            case .end(let entry): finish(entry, in: queue)
            case .driverEnd(let end): end.come(in: queue)
            }
        }
    }

    private mutating func takeDriverEnds(upTo limit: Double) -> [DriverEnd] {
        guard !driverEnds.isEmpty else { return [] }
        let due = driverEnds.filter { $0.isPending && $0.mediaTime.map { $0 <= limit } ?? false }
        driverEnds.removeAll { end in due.contains { $0 === end } }
        return due
    }

    private mutating func finish(_ entry: ScheduledAnimation, in queue: CallbackQueue) {
        guard let one = entry.animation else { return }
        let layer = entry.layer
        if one.animation.driven?.driver.pauseAtEnd() == true { return }
        let isRemoved = one.animation.isRemovedOnCompletion
        if let driven = one.animation.driven {
            // The model takes over the final value of the driver in the same commit.
            layer.attached.removeAll { $0 === one }
            layer.markDirty()
            driven.settle()
        } else if isRemoved, let at = layer.attached.firstIndex(where: { $0 === one }) {
            var tracks = one.resolvedTracks(model: layer.values)
            if tracks.contains(where: { $0.transition?.endsOnNew ?? false }) {
                // At its end the transition shows the new image anyway; the old one can be released.
                tracks.removeAll { $0.transition?.endsOnNew ?? false }
                layer.markDirty()
            }
            if tracks.contains(where: { $0.own.timing.fill.fillsForwards }) {
                // No fill once it is removed, even if no commit follows in this run-loop turn.
                for index in tracks.indices { tracks[index].own.timing.fill = .removed }
                layer.markDirty()
            }
            stale.add(tracks, of: layer, endingAt: entry.end ?? 0)
            layer.attached.remove(at: at)
        }
        one.end(finished: true, in: queue, isRemoved: isRemoved)
    }

    // MARK: Exact end times

    var hasStale: Bool { !stale.isEmpty }

    /// Whether ended tracks remain in nodes that are outdated.
    func hasStale(at now: Double) -> Bool { stale.isOver(at: now) }

    mutating func takeStale(at now: Double) -> [CALayer] { stale.take(at: now) }

    mutating func takeStale(below top: CALayer) -> [CALayer] { stale.take(below: top) }

    /// Tracks of a layer that end at exactly this time.
    func endingTracks(of layer: CALayer, at now: Double) -> [Track] { stale.tracks(of: layer, at: now) }

    // MARK: Queries

    var hasAnimations: Bool { entries.contains { $0.animation != nil } || driverEnds.contains(where: \.isPending) }

    /// Whether an animation or a driver's run has an end to come.
    var hasPending: Bool { entries.contains(where: isPending) || driverEnds.contains(where: isPending) }

    var pendingNames: [String] {
        entries.compactMap { entry in isPending(entry) ? entry.animation.map { name(of: $0, on: entry.layer) } : nil }
            + driverEnds.filter(isPending).compactMap { $0.layer.map { "\(name(of: $0)), driven" } }
    }

    private func isPending(_ entry: ScheduledAnimation) -> Bool { entry.end != nil && entry.animation?.timing?.end != nil }

    private func isPending(_ end: DriverEnd) -> Bool { end.isPending && end.mediaTime != nil && end.layer != nil }

    /// Completions waiting for animations without an end, each with the first of these. Excludes animations held by a driver, as by an
    /// interactive transition, which end when it is released.
    var endlessCompletions: [String] {
        var seen: Set<ObjectIdentifier> = []
        return entries.compactMap { entry in
            guard let one = entry.animation, one.timing != nil, one.animation.driven == nil else { return nil }
            guard entry.end == nil || one.timing?.end == nil, !isHeld(one, on: entry.layer) else { return nil }
            let block = one.animation.delegate as? any AwaitsAnimationEnd
            guard let waiting: AnyObject = block ?? one.completions.first,
                let completion = block.map(\.awaitedCompletion) ?? "CATransaction's completion block",
                seen.insert(ObjectIdentifier(waiting)).inserted
            else { return nil }
            let repeats = one.timing.map { $0.speed != 0 && $0.end == nil } ?? false
            let reason = repeats ? "repeats for ever" : "never ends, because its speed or its layer's is not above 0"
            return "\(completion) was never called: \(name(of: one, on: entry.layer)) \(reason)"
        }
    }

    private func isHeld(_ one: AttachedAnimation, on layer: CALayer) -> Bool {
        one.drivenTime != nil || sequence(first: layer, next: \.superlayer).contains { $0.timing.driver != nil }
    }

    private func name(of one: AttachedAnimation, on layer: CALayer) -> String {
        let key = one.key ?? (one.animation as? CAPropertyAnimation)?.keyPath ?? "animation"
        return "\(name(of: layer)).\(key)"
    }

    private func name(of layer: CALayer) -> String { layer.name ?? layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))" }
}
