import CoreGraphics

/// One stage of an animation's time: its own timing, or that of a group around it, with the curve that paces it.
package struct TimingStage: Sendable {
    package var timing: MediaTiming
    package var curve: TimingCurve

    package init(timing: MediaTiming, curve: TimingCurve = .linear) {
        self.timing = timing
        self.curve = curve
    }

    /// The paced time within the stage, 0…duration, at a time of the parent; nil without effect.
    fileprivate func phase(at parentTime: Double) -> MediaTiming.Phase? {
        guard var phase = timing.phase(at: parentTime) else { return nil }
        if !curve.isLinear, timing.duration > 0, timing.duration.isFinite {
            phase.time = curve(phase.time / timing.duration) * timing.duration
        }
        return phase
    }
}

/// One animated property of one layer, resolved at a commit: a pure function from the layer's time to a value.
package struct Track: Sendable {
    /// Which animation of the layer this belongs to.
    package var animation: UInt64
    package var path: PropertyPath
    package var own: TimingStage
    /// The groups around it, outermost first; empty for an animation by itself.
    package var groups: [TimingStage]
    package var interpolation: Interpolation
    package var isAdditive: Bool
    /// What each finished repeat adds, when the animation is cumulative.
    package var increment: AnimatableValue?

    package init(
        animation: UInt64, path: PropertyPath, own: TimingStage, groups: [TimingStage] = [], interpolation: Interpolation,
        isAdditive: Bool = false, increment: AnimatableValue? = nil
    ) {
        self.animation = animation
        self.path = path
        self.own = own
        self.groups = groups
        self.interpolation = interpolation
        self.isAdditive = isAdditive
        self.increment = increment
    }

    /// Applies the track to values that hold what lies below it, at a time of its layer.
    package func apply(to values: inout LayerValues, at layerTime: Double) {
        var time = layerTime
        for group in groups {
            guard let phase = group.phase(at: time) else { return }
            time = phase.time
        }
        guard let phase = own.phase(at: time) else { return }
        let duration = own.timing.duration
        var value = interpolation(duration > 0 ? phase.time / duration : 1)
        if let increment, phase.cycle > 0 { value = increment.repeated(phase.cycle).added(to: value) }
        if isAdditive, let lower = values[path] { value = value.added(to: lower) }
        values[path] = value
    }
}
