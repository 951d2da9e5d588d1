import Foundation
import RenderScene

/// An animation as a layer holds it: the frozen copy and what the commit found out about it.
final class AttachedAnimation {
    let id: UInt64
    /// nil for one that was added without a key.
    let key: String?
    let animation: CAAnimation
    let tracks: [AnimationTrack]
    /// The completion blocks that wait for it, innermost transaction first.
    let completions: [CompletionGroup]
    /// Stands in for a duration of 0.
    let defaultDuration: Double
    /// In the layer's time; nil until a commit.
    var timing: MediaTiming?
    /// What was shown when it began, for tracks that do not say where they start.
    var startValues: [AnimatableValue?] = []
    var hasStarted = false
    var hasEnded = false

    nonisolated(unsafe) private static var lastID: UInt64 = 0
    private static let lock = NSLock()

    init(key: String?, animation: CAAnimation, tracks: [AnimationTrack], completions: [CompletionGroup], defaultDuration: Double) {
        id = Self.lock.withLock {
            Self.lastID += 1
            return Self.lastID
        }
        self.key = key
        self.animation = animation
        self.tracks = tracks
        self.completions = completions
        self.defaultDuration = defaultDuration
        for group in completions { group.pending += 1 }
    }

    /// The resolved tracks over a layer's present model values; empty before the commit.
    func resolvedTracks(model: LayerValues) -> [Track] {
        guard let timing else { return [] }
        let outer = TimingStage(timing: timing, curve: animation.timingFunction?.curve ?? .linear)
        return tracks.enumerated().compactMap { index, track in
            guard let modelValue = model[track.path] else { return nil }
            let shown = startValues.indices.contains(index) ? startValues[index] : nil
            let (motion, end) = Self.resolve(track.motion, model: modelValue, shown: shown)
            var groups = [outer] + track.inner
            let own = groups.removeLast()
            return Track(
                animation: id, path: track.path, driver: animation.driver?.map, own: own, groups: groups, motion: motion,
                valueFunction: track.valueFunction, isAdditive: track.isAdditive,
                increment: track.isCumulative && !own.timing.autoreverses ? end : nil)
        }
    }

    /// The motion between values that are all known, and its last value.
    private static func resolve(_ spec: MotionSpec, model: AnimatableValue, shown: AnimatableValue?) -> (Motion, AnimatableValue) {
        switch spec {
        case .between(let keys):
            let (from, to) = ends(keys, model: model, shown: shown)
            return (.between(Interpolation(from: from, to: to)), to)
        case .spring(let keys, let spring):
            let (from, to) = ends(keys, model: model, shown: shown)
            return (.spring(Interpolation(from: from, to: to), spring), to)
        case .keyframes(let keyframes): return (.keyframes(keyframes), keyframes.value(at: 1))
        }
    }

    /// `behaviour.md` 1.4.
    static func ends(_ keys: TrackKeys, model: AnimatableValue, shown: AnimatableValue?) -> (AnimatableValue, AnimatableValue) {
        switch (keys.from, keys.to, keys.by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, by.added(to: from))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, model)
        case (nil, let to?, nil): return (model, to)
        case (nil, nil, let by?): return (model, by.added(to: model))
        case (nil, nil, nil):
            // From no colour there is nothing to move: the new one shows at once.
            if case .color(nil)? = shown { return (model, model) }
            return (shown ?? model, model)
        }
    }

    /// Ends it: its completion blocks that have nothing left to wait for run first, then its delegate hears (`behaviour.md` 1.8).
    func end(finished: Bool, in queue: CallbackQueue) {
        guard !hasEnded else { return }
        hasEnded = true
        if !hasStarted { start(in: queue) }
        for group in completions { group.oneEnded(in: queue) }
        if let delegate = animation.delegate {
            let animation = animation
            queue.add { delegate.animationDidStop(animation, finished: finished) }
        }
    }

    func start(in queue: CallbackQueue) {
        guard !hasStarted else { return }
        hasStarted = true
        if let delegate = animation.delegate {
            let animation = animation
            queue.add { delegate.animationDidStart(animation) }
        }
    }

    /// For a layer that goes away with its animations: they end unfinished.
    static func abandon(_ attached: [AttachedAnimation]) {
        let queue = CallbackQueue.current
        for one in attached { one.end(finished: false, in: queue) }
        CallbackQueue.runIfHostless()
    }
}
