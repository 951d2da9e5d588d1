import Foundation
import RenderScene

/// A displayed layer tree: records changes, and commits them as the next `RenderTree`.
///
/// A commit is a function of the previous tree and the current time: layout and display to a fixed point, new animations resolved against
/// the values shown, the tree published, events scheduled. Callbacks wait in the `CallbackQueue` until it is done. Used on the main actor.
package final class LayerContext {
    package let root: CALayer
    package let clock: any MediaClock
    /// The last committed tree.
    package private(set) var tree = RenderTree.empty
    /// Called with each newly committed tree.
    package var onPublish: ((RenderTree) -> Void)?

    @exclusivity(unchecked) private var dirty: [CALayer] = []
    @exclusivity(unchecked) private var isStructureDirty = true
    /// Layers whose animations must be rescheduled: alone, and with their subtrees.
    private var retimed: [CALayer] = []
    private var retimedSubtrees: [CALayer] = []
    /// Layers with unresolved animations.
    private var unresolved: [CALayer] = []
    /// Layers removed from the tree with animations attached.
    private var departed: [CALayer] = []
    private var tiledLayers: [CALayer] = []
    private var schedule = AnimationSchedule()
    private var isCommitting = false

    package init(root: CALayer, clock: any MediaClock) {
        self.root = root
        self.clock = clock
        adopt(root)
    }

    // Layers do not retain their context and may outlive it.
    deinit { dispose() }

    // MARK: Recording changes

    func note(_ layer: CALayer) {
        dirty.append(layer)
        setNeedsCommit()
    }

    func noteAnimations(of layer: CALayer) {
        unresolved.append(layer)
        layer.markDirty()
    }

    func structureChanged() {
        isStructureDirty = true
        setNeedsCommit()
    }

    /// Has the next commit recompute the times of a layer's animations.
    func timingChanged(of layer: CALayer, andBelow includesSubtree: Bool) {
        guard includesSubtree else { return retimed.append(layer) }
        retimedSubtrees.append(layer)
        // At another time, ended tracks would show another value than that of their end.
        if schedule.hasStale { for one in schedule.takeStale(below: layer) { one.markDirty() } }
    }

    /// Fixes the begin times of uncommitted animations on a layer and below it to their layers' present times.
    func pinBegins(below top: CALayer) {
        for layer in unresolved where layer === top || layer.isDescendant(of: top) {
            let now = layer.localTime(atMediaTime: clock.now)
            for one in layer.attached where one.timing == nil && one.animation.driven == nil && one.animation.beginTime == 0 {
                one.animation.resolveBegin(now)
            }
        }
    }

    /// Adds the end of a driver's run on a layer of this context.
    func add(_ end: DriverEnd) {
        schedule.add(end)
        setNeedsCommit()
    }

    func setNeedsCommit() { Environment.current.frameSource?.setNeedsCommit() }

    /// Adds a subtree: its layers are committed here from now on. A subtree removed since the last commit only moves: it keeps its nodes,
    /// and its animations continue.
    func adopt(_ top: CALayer) {
        for layer in top.subtree {
            layer.context = self
            if layer.flags.isTiled { tiledLayers.append(layer) }
            if committedIndex(of: layer) == nil { layer.treeIndex = -1 }
            guard !layer.attached.isEmpty else { continue }
            unresolved.append(layer)
            retimed.append(layer)
        }
    }

    /// Removes a subtree; its animations end with the next commit unless it is added again before.
    func release(_ top: CALayer) {
        for layer in top.subtree {
            layer.context = nil
            if layer.flags.isTiled { tiledLayers.removeAll { $0 === layer } }
            if !layer.attached.isEmpty { departed.append(layer) }
        }
    }

    /// Releases every layer permanently, as the host goes away. Their animations end without callbacks. A second call does nothing.
    package func dispose() {
        guard root.context === self else { return }
        release(root)
        for layer in departed { layer.attached = [] }
        departed = []
        dirty = []
        unresolved = []
        retimed = []
        retimedSubtrees = []
        schedule.removeAll()
        tree = .empty
    }

    /// Index of a layer in the last committed tree.
    func committedIndex(of layer: CALayer) -> Int? {
        let index = Int(layer.treeIndex)
        guard index >= 0, index < tree.nodes.count, tree.nodes[index].layer == layer.id else { return nil }
        return index
    }

    /// Whether a commit would change anything.
    package var needsCommit: Bool {
        isStructureDirty || !retimed.isEmpty || !retimedSubtrees.isEmpty || !dirty.isEmpty || !unresolved.isEmpty || !departed.isEmpty
            || schedule.hasNewDriverEnds || root.flags.awaitsLayout || root.flags.needsDisplay || root.flags.subtreeNeedsDisplay
    }

    /// Traps in debug builds when a layer of this tree is changed off the main actor.
    @inline(__always)
    func checkIsolation(of layer: CALayer) {
        #if DEBUG
            guard !MainActorCheck.isIsolated else { return }
            trap(
                object: "\(layer)", value: "it is in a window and was changed off the main actor",
                remedy: "change it on the main actor, for example in a Task { @MainActor in … }")
        #endif
    }

    // MARK: Commit

    /// Publishes all changes since the last commit, at the clock's present time. Within a commit it does nothing.
    package func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        let now = clock.now
        layoutAndDisplay()
        Environment.current.detachedAnimations.settle(in: .current)
        settleDeparted()
        guard needsCommit || schedule.hasStale(at: now) else { return }
        let resolved = resolveAnimations(at: now)
        for layer in schedule.takeStale(at: now) where layer.context === self { layer.markDirty() }
        publish(at: now)
        scheduleEvents(of: resolved, at: now)
        onPublish?(tree)
        for layer in tiledLayers { layer.updateTiles() }
    }

    private func layoutAndDisplay() {
        for _ in 0..<CALayer.roundLimit {
            let isAtRest = root.layoutSubtree()
            root.displaySubtree()
            guard isAtRest, root.flags.awaitsLayout else { return }
        }
    }

    private func settleDeparted() {
        let gone = departed
        departed = []
        for layer in gone where layer.context == nil {
            layer.endAllUnfinished(in: .current)
        }
    }

    /// Resolves the open values of new animations: begin, duration, start values.
    private func resolveAnimations(at now: Double) -> [(CALayer, AttachedAnimation)] {
        let layers = unresolved
        unresolved = []
        var resolved: [(CALayer, AttachedAnimation)] = []
        var modelTimes = LayerTimes(at: now)
        var shownTimes = TreeTimes(of: tree, at: now)
        for layer in layers where layer.context === self {
            let new = layer.attached.filter { $0.timing == nil || $0.isSuspended }
            guard !new.isEmpty else { continue }
            let localNow = modelTimes.localTime(of: layer)
            let index = committedIndex(of: layer)
            let shown = index.map { shownTimes.values(of: $0) }
            for one in new {
                let isResumed = one.isSuspended && one.timing != nil
                one.isSuspended = false
                if isResumed {
                    if !one.hasEnded { resolved.append((layer, one)) }
                    continue
                }
                let begin = one.animation.beginTime
                let isDriven = one.animation.driven != nil
                let resolvedBegin = isDriven ? begin : begin == 0 || !begin.isFinite ? localNow : begin
                one.timing = one.animation.mediaTiming(begin: resolvedBegin, defaultDuration: one.defaultDuration)
                one.startValues = one.tracks.map { track in shown.flatMap { track.value(in: $0) } }
                if let index, !isDriven, resolvedBegin == localNow {
                    one.startVelocities = SpringStart.velocities(of: one, over: tree.nodes[index], at: shownTimes.localTime(of: index))
                }
                if one.needsOldTree { one.oldTree = oldTree(of: layer, at: now) }
                one.animation.resolveBegin(resolvedBegin)
                resolved.append((layer, one))
            }
        }
        return resolved
    }

    /// Appearance of a layer at the beginning of a transition. Transitions that interrupt each other nest; the oldest of many are dropped.
    private func oldTree(of layer: CALayer, at now: Double) -> FrozenTree? {
        committedIndex(of: layer).map { tree.frozen($0, at: now).drawingContents().limitingTransitions(to: Self.transitionDepth) }
    }

    private static let transitionDepth = 8

    private func publish(at now: Double) {
        if isStructureDirty {
            rebuild(at: now)
        } else if !dirty.isEmpty {
            var replacements: [(index: Int, node: RenderNode)] = []
            replacements.reserveCapacity(dirty.count)
            for layer in dirty where layer.context === self {
                layer.flags.isDirty = false
                guard let index = committedIndex(of: layer) else { continue }
                replacements.append((index, node(of: layer, at: now)))
            }
            tree = tree.replacing(replacements, at: now)
        }
        dirty.removeAll(keepingCapacity: true)
        isStructureDirty = false
    }

    /// Builds a new tree in preorder; nodes of unchanged layers are reused.
    private func rebuild(at now: Double) {
        var builder = RenderTreeBuilder(capacity: tree.nodes.count)
        var pending: [(layer: CALayer, isEntered: Bool)] = [(root, false)]
        while let (layer, isEntered) = pending.popLast() {
            if isEntered {
                builder.close()
                continue
            }
            let kept = layer.flags.isDirty ? nil : committedIndex(of: layer).map { tree.nodes[$0] }
            layer.flags.isDirty = false
            layer.treeIndex = Int32(builder.open(kept ?? node(of: layer, at: now)))
            pending.append((layer, true))
            for child in layer.layersBelow.reversed() { pending.append((child, false)) }
        }
        tree = builder.tree(at: now, serial: tree.serial + 1)
    }

    private func node(of layer: CALayer, at now: Double) -> RenderNode {
        var tracks: [Track] = []
        if !layer.attached.isEmpty {
            let model = layer.valuesWithStored
            for one in layer.attached { tracks.append(contentsOf: one.resolvedTracks(model: model)) }
        }
        // An animation that ends exactly now still shows its last value (`Documentation/Design.md#completions-are-events`).
        if schedule.hasStale { tracks = schedule.endingTracks(of: layer, at: now) + tracks }
        var values = layer.values
        if values.emitter != nil { remember(&values, of: layer, tracks: tracks, at: now) }
        let content = LayerFrameContent(of: layer, tracks: tracks)
        if content != nil, layer.overridesDisplay { FrameDisplays.current.add(layer) }
        return RenderNode(
            layer: layer.id, name: layer.nodeName, owner: layer.ownerClass, values: values, time: layer.timing.map, tracks: tracks,
            role: layer.role, content: content)
    }

    /// Records the previous state in an emitter's values, so that particles continue.
    private func remember(_ values: inout LayerValues, of layer: CALayer, tracks: [Track], at now: Double) {
        guard let index = committedIndex(of: layer), let revision = values.emitter?.revision else { return }
        let node = tree.nodes[index]
        let localNow = tree.localTime(of: index, at: now)
        // A `beginTime` that makes the layer's time jump restarts the simulation; resuming a paused layer sets one without a jump.
        let isRestarted = node.time.begin != layer.timing.map.begin && abs(layer.localTime(atMediaTime: now) - localNow) > 1e-6
        guard !isRestarted, let before = node.emitterPast(until: localNow, revision: revision, tracks: tracks) else { return }
        values.emitter?.begin = before.begin
        values.emitter?.past = before.past
    }

    // MARK: Events

    private func scheduleEvents(of resolved: [(CALayer, AttachedAnimation)], at now: Double) {
        var times = TreeTimes(of: tree, at: now)
        for (layer, one) in resolved { schedule.add(layer, one, at: committedIndex(of: layer), by: &times) }
        let isMoved = !retimed.isEmpty || !retimedSubtrees.isEmpty
        reschedule(by: &times)
        schedule.locateDriverEnds(isMoved: isMoved, in: self, by: &times, queue: .current)
        schedule.startDue(at: now, in: .current)
    }

    private func reschedule(by times: inout TreeTimes) {
        guard !retimed.isEmpty || !retimedSubtrees.isEmpty else { return }
        // Many subtrees may overlap; one pass over everything is bounded.
        let tops = retimedSubtrees.count > 8 ? [root] : retimedSubtrees
        let layers = tops.flatMap(\.subtree) + retimed
        retimed = []
        retimedSubtrees = []
        for layer in layers where layer.context === self { schedule.reschedule(layer, at: committedIndex(of: layer), by: &times) }
    }

    /// Time of the next start or end of an animation or the next timer, in media time; nil if there is none.
    package var nextEventTime: Double? {
        guard let timer = Environment.current.timers.nextTime else { return schedule.nextTime }
        return min(schedule.nextTime ?? timer, timer)
    }

    /// Starts and ends due animations, in order of time and then of adding. Callbacks are queued.
    package func processEvents(at now: Double) {
        schedule.process(at: now, in: .current)
        Environment.current.timers.process(at: now)
    }

    /// Whether motion is pending: animations, but endless ones, and timers.
    package var isMoving: Bool { schedule.hasPending || !Environment.current.timers.waiting.isEmpty }

    /// Pending motion: names of layers with the keys of their animations, and of timers.
    package var moving: [String] { schedule.pendingNames + Environment.current.timers.waiting.map(\.name) }

    /// The app's completions that wait for an external event: animations without an end, calls of the app.
    package var openCompletions: [String] { schedule.endlessCompletions + Environment.current.openCompletions.names }

    /// Whether any animation has an effect or will have one, including endless ones.
    package var hasAnimations: Bool { schedule.hasAnimations }
}
