import CoreGraphics
import RenderScene

/// Velocity hand-over: a spring starts at the displayed value with its present velocity (`Documentation/Design.md#commit`).
///
/// Applies to a spring without `fromValue` and `byValue`, with an `initialVelocity` of 0, not additive, in no group, driven by no animator
/// and beginning with the commit, if the layer as committed before has an effective animation of the same property. The spring then starts
/// with that animation's velocity along the remaining distance; the perpendicular component is lost. Differs from Core Animation, where
/// such a spring with a `toValue` begins at the model value, and at rest.
enum SpringStart {
    /// Initial velocity of each track in the spring's own seconds; empty if no track takes over a velocity.
    static func velocities(of attached: AttachedAnimation, over node: RenderNode, at layerTime: Double) -> [[Double]?] {
        guard attached.tracks.contains(where: takesOver), attached.animation.speed > 0, attached.animation.timeOffset == 0 else {
            return []
        }
        let pace = Double(attached.animation.speed)
        return attached.tracks.map { track in
            guard takesOver(track), pace > 0, node.moves(track.path, at: layerTime) else { return nil }
            return node.velocity(of: track, at: layerTime)?.map { $0 / pace }
        }
    }

    private static func takesOver(_ track: AnimationTrack) -> Bool {
        guard case .spring(let keys, let spring) = track.motion, keys.from == nil, keys.by == nil else { return false }
        return spring.initialVelocity == 0 && !track.isAdditive && track.inner.isEmpty
    }
}

extension RenderNode {
    /// Whether an animation of a property has an effect at a time of the layer.
    fileprivate func moves(_ path: PropertyPath, at time: Double) -> Bool {
        tracks.contains { $0.path.key == path.key && $0.phase(at: time) != nil }
    }

    /// Velocity of a track's property per second, by component: its past velocity, or its future one if it has just begun.
    func velocity(of track: AnimationTrack, at time: Double) -> [Double]? {
        func shown(_ time: Double) -> [Double]? { track.value(in: values(at: time))?.flatNumbers }
        for step in [-1e-5, 1e-5] {
            guard let now = shown(time), let middle = shown(time + step / 2), let far = shown(time + step), now.count == far.count,
                now.count == middle.count
            else { return nil }
            let whole = zip(far, now).map { $0 - $1 }
            let half = zip(middle, now).map { $0 - $1 }
            // A jump (an animation's beginning or end) is independent of the step; a motion is proportional to it.
            let bend = zip(whole, half).map { abs($0 - 2 * $1) }.max() ?? 0
            let reach = whole.map(abs).max() ?? 0
            if bend > 0.1 * reach + 1e-12 { continue }
            // Second order: 4 × the half step less the whole one.
            return zip(half, whole).map { (4 * $0 - $1) / step }
        }
        return nil
    }
}

extension SpringCurve {
    /// The same spring with an initial velocity, given by component and projected on the distance.
    func starting(with velocity: [Double], along interpolation: Interpolation) -> SpringCurve {
        let step = 1e-6
        guard let start = interpolation(0).flatNumbers, let next = interpolation(step).flatNumbers, start.count == velocity.count,
            next.count == start.count
        else {
            return self
        }
        let direction = zip(next, start).map { ($0 - $1) / step }
        let length = direction.reduce(0) { $0 + $1 * $1 }
        let along = zip(direction, velocity).reduce(0) { $0 + $1.0 * $1.1 }
        guard length > 1e-18, (along / length).isFinite else { return self }
        return SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: along / length, allowsOverdamping: allowsOverdamping)
    }
}
