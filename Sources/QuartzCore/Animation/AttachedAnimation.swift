import Foundation
import RenderScene

/// An animation attached to a layer: the frozen copy, and its state as resolved by the commit.
final class AttachedAnimation {
    let id: UInt64
    let layer: LayerID
    /// nil if added without a key.
    let key: String?
    let animation: CAAnimation
    let tracks: [AnimationTrack]
    /// Completion blocks waiting for it, innermost transaction first.
    let completions: [CompletionGroup]
    /// Replaces a duration of 0.
    let defaultDuration: Double
    /// In the layer's time; nil before the first commit.
    var timing: MediaTiming?
    /// Values shown when it began, for tracks without a start value.
    var startValues: [AnimatableValue?] = []
    /// Initial velocity of each track of a spring; nil if nothing moved (`SpringStart`).
    var startVelocities: [[Double]?] = []
    /// Image of the layer when a transition began.
    var oldTree: FrozenTree?
    /// Entry in the schedule of its layer's context.
    weak var scheduled: ScheduledAnimation?
    /// Whether it waits for its layer to enter a window again.
    var isSuspended = false
    var hasStarted = false
    var hasEnded = false
    /// Map from the layer's time to the animation's, set while a driver drives the animation directly (`DrivenAnimations`).
    var drivenTime: TimeMap?

    nonisolated(unsafe) private static var lastID: UInt64 = 0
    private static let lock = NSLock()

    init(
        layer: LayerID, key: String?, animation: CAAnimation, tracks: [AnimationTrack], completions: [CompletionGroup],
        defaultDuration: Double
    ) {
        id = Self.lock.withLock {
            Self.lastID += 1
            return Self.lastID
        }
        self.layer = layer
        self.key = key
        self.animation = animation
        self.tracks = tracks
        self.completions = completions
        self.defaultDuration = defaultDuration
        for group in completions { group.pending += 1 }
    }

    /// Waits without events until its layer is committed again; it keeps its begin time.
    func suspend() {
        isSuspended = true
        scheduled?.animation = nil
        scheduled = nil
    }

    /// Resolved tracks over a layer's present model values; empty before the commit.
    func resolvedTracks(model: LayerValues) -> [Track] {
        guard let timing else { return [] }
        let outer = TimingStage(timing: timing, curve: animation.timingFunction?.curve ?? .linear)
        return tracks.enumerated().compactMap { index, track in
            if case .transition(let transition) = track.motion {
                return resolved(track, outer, .transition(transition.replacingOld(by: oldTree)))
            }
            guard let modelValue = track.value(in: model) else { return nil }
            let shown = startValues.indices.contains(index) ? startValues[index] : nil
            let velocity = startVelocities.indices.contains(index) ? startVelocities[index] : nil
            let (motion, end) = Self.resolve(track.motion, model: modelValue, shown: shown, velocity: velocity)
            var groups = [outer] + track.inner
            let own = groups.removeLast()
            return Track(
                animation: id, path: track.path, driver: animation.driven?.map ?? drivenTime, own: own, groups: groups,
                motion: animation.driven?.pacedMotion ?? motion,
                valueFunction: track.valueFunction, isAdditive: track.isAdditive,
                increment: track.isCumulative && !own.timing.autoreverses ? end : nil)
        }
    }

    private func resolved(_ track: AnimationTrack, _ outer: TimingStage, _ motion: Motion) -> Track {
        var groups = [outer] + track.inner
        let own = groups.removeLast()
        return Track(animation: id, path: track.path, driver: animation.driven?.map ?? drivenTime, own: own, groups: groups, motion: motion)
    }

    var needsOldTree: Bool { tracks.contains { if case .transition = $0.motion { true } else { false } } }

    /// Resolves a motion whose values are all known; returns it with its last value.
    private static func resolve(
        _ spec: MotionSpec, model: AnimatableValue, shown: AnimatableValue?, velocity: [Double]?
    ) -> (Motion, AnimatableValue) {
        switch spec {
        case .between(let keys):
            let (from, to) = ends(keys, model: model, shown: shown)
            return (.between(Interpolation(from: from, to: to)), to)
        case .spring(let keys, let spring):
            var (from, to) = ends(keys, model: model, shown: shown)
            guard let velocity, let shown else { return (.spring(Interpolation(from: from, to: to), spring), to) }
            from = shown
            let interpolation = Interpolation(from: from, to: to)
            return (.spring(interpolation, spring.starting(with: velocity, along: interpolation)), to)
        case .keyframes(let keyframes): return (.keyframes(keyframes), keyframes.value(at: 1))
        case .heading(let keyframes, let offset): return (.heading(keyframes, offset: offset), .number(0))
        case .transition(let transition): return (.transition(transition), .number(1))
        }
    }

    /// `Documentation/Behavior.md#basic-animations`.
    static func ends(_ keys: TrackKeys, model: AnimatableValue, shown: AnimatableValue?) -> (AnimatableValue, AnimatableValue) {
        switch (keys.from, keys.to, keys.by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, by.added(to: from))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, model)
        case (nil, let to?, nil): return (model, to)
        case (nil, nil, let by?): return (model, by.added(to: model))
        case (nil, nil, nil):
            // Nothing to interpolate from nil: the new color shows at once.
            if case .color(nil)? = shown { return (model, model) }
            return (shown ?? model, model)
        }
    }

    /// Ends the animation: completion blocks with nothing left to wait for run first, then its delegate is called
    /// (`Documentation/Behavior.md#actions-and-transactions`).
    ///
    /// - Parameter isRemoved: whether its layer no longer lists it.
    func end(finished: Bool, in queue: CallbackQueue, isRemoved: Bool = true) {
        defer { if isRemoved { note(.removed) } }
        guard !hasEnded else { return }
        hasEnded = true
        scheduled?.animation = nil
        animation.driven?.ended()
        if !hasStarted { start(in: queue) }
        note(.ended(finished: finished))
        for group in completions { group.oneEnded(in: queue) }
        if let delegate = animation.delegate {
            let animation = animation
            queue.add { delegate.animationDidStop(animation, finished: finished) }
        }
    }

    func start(in queue: CallbackQueue) {
        guard !hasStarted else { return }
        hasStarted = true
        note(.began)
        if let delegate = animation.delegate {
            let animation = animation
            queue.add { delegate.animationDidStart(animation) }
        }
    }

    /// Ends the animations of a deallocated layer, unfinished.
    static func abandon(_ attached: [AttachedAnimation]) {
        let queue = CallbackQueue.current
        for one in attached { one.end(finished: false, in: queue) }
        CallbackQueue.runIfHostless()
    }
}
