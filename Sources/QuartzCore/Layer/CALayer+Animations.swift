import Foundation
import RenderScene

/// The timing of a layer: a linear time map, or an interval with an end.
struct LayerTiming {
    var beginTime = 0.0
    var speed = 1.0
    var timeOffset = 0.0
    var duration = Double.infinity
    var repeatCount = 0.0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// Replaces the other values while a transition is driven.
    var driver: TimeMap?

    var map: TimeMap {
        if let driver { return driver }
        guard duration.isFinite || repeatDuration > 0 else { return TimeMap(begin: beginTime, speed: speed, offset: timeOffset) }
        return .run(
            MediaTiming(
                begin: beginTime, duration: duration, speed: speed, timeOffset: timeOffset, repeatCount: repeatCount,
                repeatDuration: repeatDuration, autoreverses: autoreverses, fill: fillMode.mode))
    }
}

extension CALayer {
    /// Whether an animation on the layer satisfies a predicate.
    package final func hasAnimation(where isMeant: (CAAnimation) -> Bool) -> Bool { attached.contains { isMeant($0.animation) } }

    final func attach(_ anim: CAAnimation, forKey key: String?) {
        guard presentedLayer == nil else { return }
        guard let copy = (anim.copy() as? CAAnimation).map({ Environment.current.edited($0, of: self) }) else { return }
        let key = anim is CATransition ? kCATransition : key
        if let key { detach(forKey: key) }
        (copy.delegate as? any AwaitsAnimationEnd)?.animationWasAttached()
        let stack = TransactionStack.current
        copy.freeze()
        copy.driven?.attach(to: self, forKey: key)
        let one = AttachedAnimation(
            layer: id, key: key, animation: copy, tracks: copy.tracks(for: self, defaultDuration: stack.animationDuration),
            completions: stack.completions, defaultDuration: stack.animationDuration)
        one.note(.added, layerObject: self)
        if let context {
            attached.append(one)
            context.noteAnimations(of: self)
        } else {
            // In no window nothing is visible: it starts and stops, unless the layer is added to one before the commit.
            attached.append(one)
            Environment.current.detachedAnimations.note(self)
        }
    }

    final func detach(forKey key: String) {
        while let index = attached.firstIndex(where: { $0.key == key }) { detach(at: index, finished: false) }
    }

    final func detachAll() {
        guard !attached.isEmpty else { return }
        let all = attached
        attached = []
        markDirty()
        for one in all { one.end(finished: false, in: .current) }
    }

    /// Ends the animations of the layer and its subtree unfinished, except those that stay on the layer after their end, and those held by
    /// an animator.
    package final func endAnimationsInSubtree() {
        for layer in subtree {
            for one in layer.attached
            where one.animation.isRemovedOnCompletion && one.animation.driven?.driver.isRunning ?? true {
                if let index = layer.attached.firstIndex(where: { $0 === one }) { layer.detach(at: index, finished: false) }
            }
        }
    }

    /// Removes an animation; its end is reported once the tree is published.
    final func detach(at index: Int, finished: Bool) {
        let one = attached.remove(at: index)
        markDirty()
        one.end(finished: finished, in: .current)
    }

    final var listedKeys: [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Names of all attached animations, including those without a key, for messages.
    package final var animationNames: [String] {
        attached.map { $0.key ?? ($0.animation as? CAPropertyAnimation)?.keyPath ?? "\(type(of: $0.animation))" }
    }

    final func changeTiming(_ key: String, _ value: Double, allowsInfinity: Bool = false, _ body: (inout LayerTiming) -> Void) {
        let isAllowed = allowsInfinity && value == .infinity || value.isFinite && (!allowsInfinity || value >= 0)
        guard isAllowed else {
            reportOnce("layer \(key)", "\(self): \(key) \(value) is refused; it keeps its value")
            return
        }
        body(&timing)
        markDirty()
        context?.timingChanged(of: self, andBelow: true)
    }
}

/// Layers in no window with animations: these start and stop at the next flush, so that no completion waits for ever.
final class DetachedAnimations {
    private let lock = NSLock()
    private var layers: [CALayer] = []

    func note(_ layer: CALayer) {
        lock.withLock { layers.append(layer) }
        if MainActorCheck.isIsolated { Environment.current.frameSource?.setNeedsCommit() }
    }

    /// Ends the animations of those that are still in no window.
    func settle(in queue: CallbackQueue) {
        let waiting = lock.withLock { exchange(&layers, with: []) }
        for layer in waiting where layer.context == nil { layer.endAllUnfinished(in: queue) }
    }
}

extension CALayer {
    /// Ends the attached animations unfinished; called by the commit for layers in no window. Those that stay after their end wait, and
    /// continue when the layer enters a window again.
    final func endAllUnfinished(in queue: CallbackQueue) {
        let ended = attached.filter { $0.animation.isRemovedOnCompletion || $0.animation.driven != nil }
        attached.removeAll { $0.animation.isRemovedOnCompletion || $0.animation.driven != nil }
        for one in attached { one.suspend() }
        markDirty()
        for one in ended { one.end(finished: false, in: queue) }
    }
}
