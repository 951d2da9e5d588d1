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
///
/// The layer's time goes through the driver, then through each group's stage, then through the track's own; what comes out is the time within
/// one run, which the motion turns into a value.
package struct Track: Sendable {
    /// Which animation of the layer this belongs to.
    package var animation: UInt64
    package var path: PropertyPath
    /// What a property animator makes of the layer's time; nil where none drives it.
    package var driver: TimeMap?
    package var own: TimingStage
    /// The groups around it, outermost first; empty for an animation by itself.
    package var groups: [TimingStage]
    package var motion: Motion
    /// Turns numbers into a matrix that replaces the model's.
    package var valueFunction: ValueFunction?
    package var isAdditive: Bool
    /// What each finished repeat adds, when the animation is cumulative.
    package var increment: AnimatableValue?

    package init(
        animation: UInt64, path: PropertyPath, driver: TimeMap? = nil, own: TimingStage, groups: [TimingStage] = [], motion: Motion,
        valueFunction: ValueFunction? = nil, isAdditive: Bool = false, increment: AnimatableValue? = nil
    ) {
        self.animation = animation
        self.path = path
        self.driver = driver
        self.own = own
        self.groups = groups
        self.motion = motion
        self.valueFunction = valueFunction
        self.isAdditive = isAdditive
        self.increment = increment
    }

    /// Applies the track to values that hold what lies below it, at a time of its layer.
    package func apply(to values: inout LayerValues, at layerTime: Double) {
        guard let phase = phase(at: layerTime) else { return }
        var value = motion.value(at: phase.time, duration: own.timing.duration)
        if let increment, phase.cycle > 0 { value = increment.repeated(phase.cycle).added(to: value) }
        if let valueFunction { value = valueFunction(value) }
        if isAdditive, let lower = values[path] { value = value.added(to: lower) }
        values[path] = value
    }

    /// Where in its run the track stands at a time of its layer; nil where it has no effect.
    package func phase(at layerTime: Double) -> MediaTiming.Phase? {
        var time = driver.map { $0(layerTime) } ?? layerTime
        for group in groups {
            guard let phase = group.phase(at: time) else { return nil }
            time = phase.time
        }
        return own.phase(at: time)
    }
}
