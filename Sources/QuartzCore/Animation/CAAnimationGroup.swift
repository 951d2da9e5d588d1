import Foundation
import RenderScene

/// Several animations of one layer that share the group's timeline.
///
/// Each animation is clipped to the group's active interval and runs in the group's time, paced by the group's `timingFunction`; it is not
/// scaled to the group's duration. Its `beginTime` is relative to the group's beginning, and a duration of 0 is replaced by the group's;
/// its delegate and `isRemovedOnCompletion` have no effect (`Documentation/Behavior.md#media-timing`). A copy, and so the animation in a
/// layer, has at most 100 levels of nested groups; deeper ones, as in a group that contains itself, are dropped and logged.
///
/// ```swift
/// let layer = CALayer()
/// let grow = CABasicAnimation(keyPath: "transform.scale")
/// grow.fromValue = 0.5
/// let appear = CABasicAnimation(keyPath: "opacity")
/// appear.fromValue = 0
/// let group = CAAnimationGroup()
/// group.animations = [grow, appear]
/// group.duration = 0.4
/// layer.add(group, forKey: "appear")
/// ```
open class CAAnimationGroup: CAAnimation {
    private var storedAnimations: [CAAnimation]?

    public override init() { super.init() }

    /// Creates an animation with the default timing; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func setProperty(_ value: Any?, forKey key: String) -> Bool? {
        key == "animations" ? assign(value, as: [CAAnimation].self) { animations = $0 } : super.setProperty(value, forKey: key)
    }

    package override func property(forKey key: String) -> Any? {
        key == "animations" ? animations : super.property(forKey: key)
    }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CAAnimationGroup)?.storedAnimations = shallowAnimations?.compactMap { $0.copy() as? CAAnimation }
    }

    deinit {
        // Iterative: ARC would recurse as deep as the nesting of groups.
        var pending = exchange(&storedAnimations, with: nil) ?? []
        while var animation = pending.popLast() {
            guard isKnownUniquelyReferenced(&animation), let group = animation as? CAAnimationGroup else { continue }
            pending += exchange(&group.storedAnimations, with: nil) ?? []
        }
    }

    /// Limit on nesting levels, including this group.
    private static let mostLevels = 101

    /// The animations without groups nested too deep.
    private var shallowAnimations: [CAAnimation]? {
        guard !isShallow(Self.mostLevels) else { return storedAnimations }
        reportOnce(
            "CAAnimationGroup depth",
            "CAAnimationGroup: groups are nested more than \(Self.mostLevels - 1) levels deep, or cyclic; deeper ones are dropped"
        )
        return storedAnimations?.filter { ($0 as? CAAnimationGroup)?.isShallow(Self.mostLevels - 1) ?? true }
    }

    /// Whether there are at most `limit` levels of groups, counting this one. Each level contains a group once, so that shared groups and
    /// cycles cost no more.
    private func isShallow(_ limit: Int) -> Bool {
        var level = [self]
        for _ in 0..<limit {
            var seen: Set<ObjectIdentifier> = []
            level = level.flatMap { $0.storedAnimations ?? [] }.compactMap { $0 as? CAAnimationGroup }.filter {
                seen.insert(ObjectIdentifier($0)).inserted
            }
            if level.isEmpty { return true }
        }
        return false
    }

    override func freeze() {
        super.freeze()
        for animation in storedAnimations ?? [] { animation.freeze() }
    }

    /// The animations, in the order in which they are evaluated; nil for none.
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
