import CoreGraphics

/// The value of an animation outside its active interval.
package enum FillMode: UInt8, Sendable {
    case removed, forwards, backwards, both

    package var fillsBackwards: Bool { self == .backwards || self == .both }
    package var fillsForwards: Bool { self == .forwards || self == .both }
}

/// The timing of one animation as a value: maps its parent's time to the time within one run (`Documentation/Behavior.md#media-timing`).
///
/// All times are seconds. `begin` is in the parent's time space; nil means "not resolved yet", and such an animation has no effect.
package struct MediaTiming: Sendable, Equatable {
    package var begin: Double?
    package var duration: Double
    package var speed: Double
    package var timeOffset: Double
    package var repeatCount: Double
    package var repeatDuration: Double
    package var autoreverses: Bool
    package var fill: FillMode

    package init(
        begin: Double? = nil, duration: Double, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 0,
        repeatDuration: Double = 0, autoreverses: Bool = false, fill: FillMode = .removed
    ) {
        self.begin = begin
        self.duration = duration
        self.speed = speed
        self.timeOffset = timeOffset
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fill = fill
    }

    /// Position of an animation within its run.
    package struct Phase: Sendable, Equatable {
        /// Seconds within one run, already mirrored where the animation autoreverses; 0…duration.
        package var time: Double
        /// Number of whole cycles completed before.
        package var cycle: Double
    }

    /// Closer times count as equal: a nanosecond, the resolution of the system's clocks.
    package static let resolution = 1e-9

    /// Duration of one run, plus the reversed one if it autoreverses.
    package var cycleDuration: Double { autoreverses ? 2 * duration : duration }

    /// Seconds of local time during which the animation has an effect.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        // A duration of 0 has nothing to repeat.
        return repeatCount > 0 && cycleDuration > 0 ? repeatCount * cycleDuration : cycleDuration
    }

    /// The parent's time at which the active interval ends; nil when it never does.
    package var end: Double? {
        guard let begin, speed != 0, activeDuration.isFinite else { return nil }
        return begin + activeDuration / abs(speed)
    }

    /// The phase at a time of the parent; nil if without effect. The active interval is closed at its end.
    package func phase(at parentTime: Double) -> Phase? {
        guard let begin else { return nil }
        let active = activeDuration
        var elapsed = (parentTime - begin) * abs(speed)
        if elapsed < 0 {
            guard fill.fillsBackwards || elapsed > -Self.resolution else { return nil }
            elapsed = 0
        } else if elapsed > active {
            guard fill.fillsForwards || elapsed < active + Self.resolution else { return nil }
            elapsed = active
        } else if active - elapsed < Self.resolution {
            elapsed = active
        }
        return wrapped(elapsed, active: active)
    }

    private func wrapped(_ elapsed: Double, active: Double) -> Phase {
        let cycle = cycleDuration
        guard cycle > Self.shortest, cycle.isFinite else { return unrepeated(elapsed) }
        let isReversed = speed < 0
        var position = isReversed ? (active.isFinite ? active : 0) - elapsed : elapsed
        position = min(max(position + timeOffset, -Self.longest), Self.longest)
        var cycles = (position / cycle).rounded(.down)
        if abs(position - (cycles + 1) * cycle) < Self.resolution { cycles += 1 }
        var time = min(max(position - cycles * cycle, 0), cycle)
        // A forward run reaches its last value before the next cycle begins: a boundary belongs to the cycle that ends there.
        if !isReversed, cycles > 0, time < Self.resolution {
            cycles -= 1
            time = cycle
        }
        if autoreverses, time > duration { time = cycle - time }
        return Phase(time: time, cycle: cycles)
    }

    /// A run of zero length is at its end; an endless one continues from its offset, or towards its start.
    private func unrepeated(_ elapsed: Double) -> Phase {
        guard duration == .infinity else { return Phase(time: duration, cycle: 0) }
        return Phase(time: speed < 0 ? 0 : min(max(elapsed + timeOffset, 0), Self.longest), cycle: 0)
    }

    /// Shorter cycles, in seconds, are not counted.
    private static let shortest = 1e-15
    /// Times are clamped to this, in seconds, to avoid overflow.
    private static let longest = 1e18

    /// The parent's time at which a forward run first reaches a time within it while rising; nil if it never does. Times before its first
    /// one are reached at its beginning.
    package func parentTime(ofFirst time: Double) -> Double? {
        guard let begin, speed > 0, time <= duration + Self.resolution, let first = phase(at: begin) else { return nil }
        if time <= first.time { return begin }
        let cycle = cycleDuration
        let offset = cycle.isFinite && cycle > Self.shortest ? timeOffset - (timeOffset / cycle).rounded(.down) * cycle : timeOffset
        // In the reversed half of an autoreversed cycle it does not rise before the next cycle.
        let elapsed = time >= offset ? time - offset : time - offset + cycle
        return elapsed <= activeDuration + Self.resolution ? begin + elapsed / speed : nil
    }

    /// A parent's time at which the first run shows a time, in either direction; nil if constant.
    package func parentTime(showing time: Double) -> Double? {
        guard let begin, speed != 0 else { return nil }
        let elapsed = speed > 0 ? time - timeOffset : activeDuration + timeOffset - time
        return elapsed.isFinite ? begin + elapsed / abs(speed) : nil
    }
}
