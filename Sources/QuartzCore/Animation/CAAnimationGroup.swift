import Foundation
import RenderScene

/// Several animations of one layer that run in one time: the group's.
///
/// Each is clipped to the group's active interval and runs in the group's time, which the group's `timingFunction` paces; it is not scaled to the
/// group's duration. Its `beginTime` counts from the group's beginning, a duration of 0 stands for the group's; its delegate and
/// `isRemovedOnCompletion` have no effect (`behaviour.md` 1.1).
open class CAAnimationGroup: CAAnimation {
    private var storedAnimations: [CAAnimation]?

    public required init() { super.init() }

    package override func setProperty(_ value: Any?, forKey key: String) -> Bool? {
        key == "animations" ? assign(value, as: [CAAnimation].self) { animations = $0 } : super.setProperty(value, forKey: key)
    }

    package override func property(forKey key: String) -> Any? {
        key == "animations" ? animations : super.property(forKey: key)
    }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CAAnimationGroup)?.storedAnimations = storedAnimations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func freeze() {
        super.freeze()
        for animation in storedAnimations ?? [] { animation.freeze() }
    }

    /// The animations, in the order in which they are evaluated; nil is none.
    open var animations: [CAAnimation]? {
        get { storedAnimations }
        set {
            timing = timing  // traps when frozen
            storedAnimations = newValue
        }
    }

    package override func tracks(for layer: CALayer, defaultDuration duration: Double) -> [AnimationTrack] {
        let own = self.duration > 0 ? self.duration : duration
        return (storedAnimations ?? []).flatMap { child in
            let stage = TimingStage(
                timing: child.mediaTiming(begin: child.beginTime, defaultDuration: own), curve: child.timingFunction?.curve ?? .linear)
            return child.tracks(for: layer, defaultDuration: own).map { track in
                var track = track
                track.inner.insert(stage, at: 0)
                return track
            }
        }
    }
}
