import RenderScene

/// The animations of a driver that lets their layers' time go on: each is led through the time that its layer would have had.
///
/// So a hand can hold a transition while everything else on the same layers goes on, as when the interface turns.
final class LedAnimations {
    private struct Led {
        let layer: CALayer
        let animation: AttachedAnimation
        /// The layer's time at fraction 0, and how fast it went with the driver's.
        let start, rate: Double
        /// Whether it began with the driving or after, and so goes with a way back.
        let isOwn: Bool
    }

    /// Seconds of the driver's time from 0 to 1.
    private let duration: Double
    private var all: [Led] = []

    init(duration: Double) { self.duration = duration }

    /// Takes over, from a layer that is driven and those below it, every animation that may be led.
    ///
    /// - Parameter start: the layer's time at fraction 0.
    func take(from top: CALayer, start: Double) {
        for layer in top.subtree where !layer.attached.isEmpty {
            let first = layer.localTime(at: start, below: top)
            let rate = layer.localTime(at: start + 1, below: top) - first
            for one in layer.attached where !one.hasEnded && one.lead == nil && !one.animation.goesOnWhenHeld {
                let isOwn = one.hasEnd && one.begin.map { $0 >= first - 1e-9 } ?? true
                all.append(Led(layer: layer, animation: one, start: first, rate: rate, isOwn: isOwn))
            }
        }
    }

    /// Sets what leads each: from its layer's time now to the time it is led through.
    func lead(by map: (_ now: Double, _ rate: Double, _ time: (Double) -> Double) -> TimeMap) {
        all.removeAll { $0.animation.hasEnded }
        var times = LayerTimes(at: CACurrentMediaTime())
        for one in all {
            one.animation.lead = map(times.localTime(of: one.layer), one.rate) { one.start + one.rate * $0 * self.duration }
            one.layer.timingOfAnimationsChanged()
        }
    }

    /// Takes off, unfinished, those that began with the driving.
    func endOwn() {
        let ending = all.filter(\.isOwn)
        all.removeAll(where: \.isOwn)
        for one in ending {
            guard let index = one.layer.attached.firstIndex(where: { $0 === one.animation }) else { continue }
            one.layer.detach(at: index, finished: false)
        }
    }

    /// Gives all back to their layers' time: what still runs goes on from where it is.
    func release() {
        var times = LayerTimes(at: CACurrentMediaTime())
        for one in all where !one.animation.hasEnded {
            guard let lead = one.animation.lead else { continue }
            let now = times.localTime(of: one.layer)
            one.animation.lead = nil
            one.animation.move(by: now - lead(now))
            one.layer.timingOfAnimationsChanged()
        }
        all = []
    }
}

extension CALayer {
    /// This layer's time at a time of a layer it is in, or of itself.
    fileprivate func localTime(at time: Double, below top: CALayer) -> Double { convertTime(time, from: top) }

    /// Has its animations committed anew.
    func timingOfAnimationsChanged() {
        markDirty()
        context?.timingChanged(of: self, andBelow: false)
    }
}

extension AttachedAnimation {
    /// When it begins, in its layer's time; nil until it is committed.
    var begin: Double? { animation.driven?.interval.begin ?? timing?.begin }

    /// Whether it is over some time, if time goes on.
    var hasEnd: Bool {
        guard let timing, animation.driven == nil else { return animation.repeatCount.isFinite && animation.repeatDuration.isFinite }
        return timing.end != nil
    }

    /// Shifts it in its layer's time.
    func move(by seconds: Double) {
        if let driven = animation.driven { driven.move(by: seconds) }
        guard let begin = timing?.begin else {
            // Not committed yet: a time it was given is the old one.
            let given = animation.beginTime
            if given != 0 { animation.resolveBegin(given + seconds) }
            return
        }
        timing?.begin = begin + seconds
        animation.resolveBegin(begin + seconds)
    }
}
