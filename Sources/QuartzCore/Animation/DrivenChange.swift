import RenderScene

/// The change of one property of one layer under a property animator: its motion, and the model value it leaves at its end.
///
/// Displayed by a basic or keyframe animation with this as its `driven`. The animation runs in the driver's time, from 0 to the driver's
/// duration; `pace` maps that to the progress of the change.
package final class DrivenChange {
    package let driver: TimeDriver
    package private(set) weak var layer: CALayer?
    /// A new pace shows once the driver's state is set, or the layer is committed for another reason.
    package var pace: Pace
    /// Pace without scrubbing: the animator's own timing, starting at the declared beginning.
    package let own: Pace
    /// Returns the model value if the driver ends at the start, given the present value; nil for the default.
    package var valueAtStart: ((AnimatableValue) -> AnimatableValue?)?
    /// Whether its animation is on the layer.
    package private(set) var isAttached = false
    private let path: PropertyPath
    private let old: AnimatableValue
    private let new: AnimatableValue
    private let motion: Motion
    /// The motion between edited values; nil shows the own one.
    private var editedMotion: Motion?
    private let isAdditive: Bool
    private var key: String?
    /// Layer time at the start of the driver's present run.
    private var begin = 0.0
    private var serial = -1

    /// - Parameters:
    ///   - old: model value before the change; `new` is the one after it.
    ///   - motion: displayed motion; relative to the model if additive.
    ///   - pace: initial pace.
    package init(
        driver: TimeDriver, path: PropertyPath, old: AnimatableValue, new: AnimatableValue, motion: Motion, isAdditive: Bool,
        own: Pace,
        pace: Pace
    ) {
        self.driver = driver
        self.path = path
        self.old = old
        self.new = new
        self.motion = motion
        self.isAdditive = isAdditive
        self.pace = pace
        self.own = own
    }

    // MARK: Attachment

    func attach(to layer: CALayer, forKey key: String?) {
        self.layer = layer
        self.key = key
        isAttached = true
        driver.add(self)
    }

    /// Called when its animation has ended, or was removed.
    func ended() {
        isAttached = false
        driver.remove(self)
    }

    /// Removes its animation from the layer.
    package func remove() {
        if isAttached, let key { layer?.removeAnimation(forKey: key) }
    }

    func stateChanged() {
        layer?.markDirty()
        if let layer { layer.context?.timingChanged(of: layer, andBelow: false) }
    }

    // MARK: Time

    private func noteBegin() {
        guard serial != driver.serial else { return }
        serial = driver.serial
        begin = layer?.localTime(atMediaTime: CACurrentMediaTime()) ?? CACurrentMediaTime()
    }

    /// Shifts the beginning after a jump of the layer's time.
    func move(by seconds: Double) {
        noteBegin()
        begin += seconds
    }

    /// From the layer's time to seconds of the driver's run.
    var map: TimeMap {
        noteBegin()
        return driver.state.map(from: begin, zero: 0, span: driver.duration)
    }

    /// Start of the driver's run and end of the change, in the layer's time; no end while paused.
    var interval: (begin: Double, end: Double?) {
        noteBegin()
        guard case .running(_, _, let delay, let seconds, _) = driver.state else { return (begin, nil) }
        return (begin, begin + delay + seconds)
    }

    /// Current fraction of the driver's run.
    package var fraction: Double {
        if case .held(let position) = driver.state { return position }
        let now = layer?.localTime(atMediaTime: CACurrentMediaTime()) ?? CACurrentMediaTime()
        return map(now) / driver.duration
    }

    /// Current progress of the change.
    package var progress: SIMD2<Double> { pace(fraction) }

    /// Seconds of the layer's time since the driver's run began.
    package var elapsed: Double {
        noteBegin()
        return (layer?.localTime(atMediaTime: CACurrentMediaTime()) ?? CACurrentMediaTime()) - begin
    }

    /// The motion at the current pace.
    var pacedMotion: Motion {
        var pace = pace
        if case .held(let position) = driver.state { pace.held = position }
        return .paced(editedMotion ?? motion, pace)
    }

    /// Shows other values at the start and the end of the motion, which must be between two; the model's are not changed.
    func show(from: AnimatableValue?, to: AnimatableValue?) {
        guard case .between = motion else { return }
        editedMotion = .between(
            Interpolation(from: from ?? motion.value(atProgress: .zero), to: to ?? motion.value(atProgress: .one)))
    }

    // MARK: The model

    /// Model value for a progress, over the value below the change.
    package func value(at progress: SIMD2<Double>, over lower: AnimatableValue) -> AnimatableValue {
        if progress == .one { return lower }
        if isAdditive {
            // Exactly the old value, unless something else has changed it meanwhile.
            if progress == .zero, lower.isSame(as: new) { return old }
            let value = motion.value(atProgress: progress)
            return value.sum(over: lower) ?? value
        }
        return motion.value(atProgress: progress)
    }

    /// The value shown at a progress, over the one below the change.
    private func shownValue(at progress: SIMD2<Double>, over lower: AnimatableValue) -> AnimatableValue {
        guard let editedMotion else { return value(at: progress, over: lower) }
        let value = editedMotion.value(atProgress: progress)
        return isAdditive ? value.sum(over: lower) ?? value : value
    }

    /// Sets the model to the value at the end of the driver's run.
    func settle() {
        guard let layer, let lower = layer.values[path] else { return }
        let isAtStart = driver.state.end == 0
        let decided = isAtStart ? valueAtStart?(lower) : nil
        layer.setModel(decided ?? value(at: isAtStart ? .zero : .one, over: lower), at: path)
    }

    /// Model values of a property at the start, now and at the end, composed from the changes of one animator in order.
    package struct Ends {
        package let layer: CALayer
        package let path: PropertyPath
        package var start, current, end: AnimatableValue

        /// Sets the model.
        package func set(_ value: AnimatableValue) { layer.setModel(value, at: path) }
    }

    /// Composes this change with the previous ones.
    package func join(_ all: inout [Ends]) {
        guard isAttached, let layer else { return }
        let index: Int
        if let known = all.firstIndex(where: { $0.layer === layer && $0.path == path }) {
            index = known
        } else {
            guard let model = layer.values[path] else { return }
            index = all.count
            all.append(Ends(layer: layer, path: path, start: model, current: model, end: model))
        }
        all[index].start = value(at: .zero, over: all[index].start)
        all[index].current = shownValue(at: progress, over: all[index].current)
    }
}

extension CALayer {
    /// Sets a property without an action: the display already shows the value.
    fileprivate func setModel(_ value: AnimatableValue, at path: PropertyPath) {
        guard presentedLayer == nil else { return }
        let size = values.bounds.size
        values[path] = value
        markDirty()
        if values.bounds.size != size { setNeedsLayout() }
    }
}

extension SpringCurve {
    /// The same spring, with its initial velocity set to a layer property's present velocity along the distance between two values;
    /// unchanged if nothing moves.
    package func takingOver(_ path: PropertyPath, of layer: CALayer, from: AnimatableValue, to: AnimatableValue) -> SpringCurve {
        guard let context = layer.context, let index = context.committedIndex(of: layer) else { return self }
        let track = AnimationTrack(path: path, motion: .between(TrackKeys()))
        let time = context.tree.localTime(of: index, at: context.clock.now)
        let velocity = context.tree.nodes[index].velocity(of: track, at: time)
        return velocity.map { starting(with: $0, along: Interpolation(from: from, to: to)) } ?? self
    }
}
