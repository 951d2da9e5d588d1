import RenderScene

/// One change of one layer's property while a property animator drives it: how it goes, and what it leaves in the model when it ends.
///
/// The animation that shows it is a basic or keyframe animation with this as its `driven`; from 0 to the driver's duration it is the
/// driver's time that runs, and `pace` says how far the change has come.
package final class DrivenChange {
    package let driver: AnimationDriver
    package private(set) weak var layer: CALayer?
    /// Changes to it show once the driver's course is set, or the layer is committed for another reason.
    package var pace: Pace
    /// How it goes when nothing was scrubbed: by the animator's own timing, from where it was declared to begin.
    package let own: Pace
    /// Decides what the model becomes when the driver ends at the start, from its present value; nil as if it were not set.
    package var valueAtStart: ((AnimatableValue) -> AnimatableValue?)?
    /// Whether its animation is on the layer.
    package private(set) var isAttached = false
    private let path: PropertyPath
    private let old: AnimatableValue
    private let new: AnimatableValue
    private let motion: Motion
    private let isAdditive: Bool
    private var key: String?
    /// The layer's time when the driver's present course began.
    private var begin = 0.0
    private var serial = -1

    /// - Parameters:
    ///   - old: the model's value before the change, `new` the one after it.
    ///   - motion: what is shown from the first to the last; on top of the model where it is additive.
    ///   - pace: its pace now.
    package init(
        driver: AnimationDriver, path: PropertyPath, old: AnimatableValue, new: AnimatableValue, motion: Motion, isAdditive: Bool,
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

    // MARK: On the layer

    func attach(to layer: CALayer, forKey key: String?) {
        self.layer = layer
        self.key = key
        isAttached = true
        driver.add(self)
    }

    /// Its animation ended, or was removed.
    func ended() {
        isAttached = false
        driver.remove(self)
    }

    /// Takes its animation off the layer.
    package func remove() {
        if isAttached, let key { layer?.removeAnimation(forKey: key) }
    }

    func courseChanged() {
        layer?.markDirty()
        if let layer { layer.context?.timingChanged(of: layer, andBelow: false) }
    }

    // MARK: Time

    private func noteBegin() {
        guard serial != driver.serial else { return }
        serial = driver.serial
        begin = layer?.localTime(atMediaTime: CACurrentMediaTime()) ?? CACurrentMediaTime()
    }

    /// Notes that the layer's time has been set forward.
    func move(by seconds: Double) {
        noteBegin()
        begin += seconds
    }

    /// From the layer's time to seconds of the driver's run.
    var map: TimeMap {
        noteBegin()
        let length = driver.duration
        switch driver.course {
        case .held(let place): return .linear(begin: 0, speed: 0, offset: place * length)
        case .running(let from, let to, let delay, let seconds):
            return .eased(t0: begin + delay, t1: begin + delay + seconds, u0: from * length, u1: to * length, curve: .linear)
        }
    }

    /// When the driver's course began, and when it ends the change, in the layer's time; no end while it stands still.
    var interval: (begin: Double, end: Double?) {
        noteBegin()
        guard case .running(_, _, let delay, let seconds) = driver.course else { return (begin, nil) }
        return (begin, begin + delay + seconds)
    }

    /// Where in the driver's run the layer is now.
    package var fraction: Double {
        if case .held(let place) = driver.course { return place }
        let now = layer?.localTime(atMediaTime: CACurrentMediaTime()) ?? CACurrentMediaTime()
        return map(now) / driver.duration
    }

    /// How far the change has come now.
    package var progress: SIMD2<Double> { pace(fraction) }

    /// Seconds of the layer's time since the driver's course began.
    package var elapsed: Double {
        noteBegin()
        return (layer?.localTime(atMediaTime: CACurrentMediaTime()) ?? CACurrentMediaTime()) - begin
    }

    /// The motion as it is shown.
    var pacedMotion: Motion {
        var pace = pace
        if case .held(let place) = driver.course { pace.held = place }
        return .paced(motion, pace)
    }

    // MARK: The model

    /// The model's value for a progress, over what lies below the change.
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

    /// Sets the model to what the end of the driver's course shows.
    func settle() {
        guard let layer, let lower = layer.values[path] else { return }
        let isAtStart = driver.course.end == 0
        let decided = isAtStart ? valueAtStart?(lower) : nil
        layer.setModel(decided ?? value(at: isAtStart ? .zero : .one, over: lower), at: path)
    }

    /// What the model is, and would be at the start and with what is shown now, from the changes of one animator in their order.
    package struct Ends {
        package let layer: CALayer
        package let path: PropertyPath
        package var start, current, end: AnimatableValue

        /// Sets the model.
        package func set(_ value: AnimatableValue) { layer.setModel(value, at: path) }
    }

    /// Joins this change to those before it.
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
        all[index].current = value(at: progress, over: all[index].current)
    }
}

extension CALayer {
    /// Sets a property without any action: what has moved there is seen there already.
    fileprivate func setModel(_ value: AnimatableValue, at path: PropertyPath) {
        guard presentedLayer == nil else { return }
        let size = values.bounds.size
        values[path] = value
        markDirty()
        if values.bounds.size != size { setNeedsLayout() }
    }
}

extension SpringCurve {
    /// The same spring, as fast at its start as a layer's property is moving now along the way from one value to another; unchanged where
    /// nothing moves.
    package func takingOver(_ path: PropertyPath, of layer: CALayer, from: AnimatableValue, to: AnimatableValue) -> SpringCurve {
        guard let context = layer.context, let index = context.committedIndex(of: layer) else { return self }
        let track = AnimationTrack(path: path, motion: .between(TrackKeys()))
        let time = context.tree.localTime(of: index, at: context.clock.now)
        let velocity = context.tree.nodes[index].velocity(of: track, at: time)
        return velocity.map { starting(with: $0, along: Interpolation(from: from, to: to)) } ?? self
    }
}
