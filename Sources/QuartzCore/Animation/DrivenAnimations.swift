import RenderScene

/// Animations driven one by one while their layers' time continues, each along the time that its layer would have had.
///
/// Lets an interactive transition be held while everything else on the same layers continues, as during an interface rotation.
final class DrivenAnimations {
    private struct Entry {
        let layer: CALayer
        let animation: AttachedAnimation
        /// The layer's time at fraction 0, and its speed relative to the driver's.
        let start, rate: Double
        /// Whether it began after driving did, and is therefore removed by a cancel.
        let isOwn: Bool
    }

    private var all: [Entry] = []

    /// Takes over all animations of a driven layer and its subtree that may be driven.
    ///
    /// - Parameter start: the layer's time at fraction 0.
    func take(from top: CALayer, start: Double) {
        for layer in top.subtree where !layer.attached.isEmpty {
            let first = layer.localTime(at: start, below: top)
            let rate = layer.localTime(at: start + 1, below: top) - first
            for one in layer.attached where !one.hasEnded && one.drivenTime == nil && !one.animation.continuesWhenHeld {
                let isOwn = one.hasEnd && one.begin.map { $0 >= first - 1e-9 } ?? true
                all.append(Entry(layer: layer, animation: one, start: first, rate: rate, isOwn: isOwn))
            }
        }
    }

    /// Sets the map of each animation, from its layer's present time to its driven time, which is `zero` at fraction 0.
    func apply(_ map: (_ now: Double, _ rate: Double, _ zero: Double) -> TimeMap) {
        all.removeAll { $0.animation.hasEnded }
        var times = LayerTimes(at: CACurrentMediaTime())
        for one in all {
            one.animation.drivenTime = map(times.localTime(of: one.layer), one.rate, one.start)
            one.layer.timingOfAnimationsChanged()
        }
    }

    /// Removes, unfinished, the animations that began after driving did.
    func endOwn() {
        let ending = all.filter(\.isOwn)
        all.removeAll(where: \.isOwn)
        for one in ending {
            guard let index = one.layer.attached.firstIndex(where: { $0 === one.animation }) else { continue }
            one.layer.detach(at: index, finished: false)
        }
    }

    /// Returns all animations to their layers' time; running ones continue from their present state.
    func release() {
        var times = LayerTimes(at: CACurrentMediaTime())
        for one in all where !one.animation.hasEnded {
            guard let drivenTime = one.animation.drivenTime else { continue }
            let now = times.localTime(of: one.layer)
            one.animation.drivenTime = nil
            one.animation.move(by: now - drivenTime(now))
            one.layer.timingOfAnimationsChanged()
        }
        all = []
    }
}

extension CALayer {
    /// This layer's time at a time of an enclosing layer or its own.
    fileprivate func localTime(at time: Double, below top: CALayer) -> Double { convertTime(time, from: top) }

    /// Recommits the layer's animations.
    func timingOfAnimationsChanged() {
        markDirty()
        context?.timingChanged(of: self, andBelow: false)
    }
}

extension AttachedAnimation {
    /// Beginning in the layer's time; nil until committed.
    var begin: Double? { animation.driven?.interval.begin ?? timing?.begin }

    /// Whether the animation ends as time continues.
    var hasEnd: Bool {
        guard let timing, animation.driven == nil else { return animation.repeatCount.isFinite && animation.repeatDuration.isFinite }
        return timing.end != nil
    }

    /// Shifts the animation in its layer's time.
    func move(by seconds: Double) {
        if let driven = animation.driven { driven.move(by: seconds) }
        guard let begin = timing?.begin else {
            // Not committed yet: a given begin time is in the old time.
            let given = animation.beginTime
            if given != 0 { animation.resolveBegin(given + seconds) }
            return
        }
        timing?.begin = begin + seconds
        animation.resolveBegin(begin + seconds)
    }
}
