import Foundation
import RenderScene

/// The timing of a layer: a linear map of time, or a run with an end.
struct LayerTiming {
    var beginTime = 0.0
    var speed = 1.0
    var timeOffset = 0.0
    var duration = Double.infinity
    var repeatCount = 0.0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// Takes the place of all this while a transition is driven.
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
    /// Whether any animation on the layer is of a kind.
    package final func hasAnimation(where isMeant: (CAAnimation) -> Bool) -> Bool { attached.contains { isMeant($0.animation) } }

    final func attach(_ anim: CAAnimation, forKey key: String?) {
        guard presentedLayer == nil else { return }
        guard let copy = anim.copy() as? CAAnimation else { return }
        let key = anim is CATransition ? kCATransition : key
        if let key { detach(forKey: key) }
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
            // In no window nothing can be seen: it starts and stops, unless the layer gets into one before the commit.
            attached.append(one)
            DetachedAnimations.note(self)
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

    /// Ends unfinished what runs on the layer and below, but for what stays on its layer when it is over and what an animator holds still.
    package final func endAnimationsInSubtree() {
        for layer in subtree {
            for one in layer.attached
            where one.animation.isRemovedOnCompletion && one.animation.driven?.driver.isRunning ?? true {
                if let index = layer.attached.firstIndex(where: { $0 === one }) { layer.detach(at: index, finished: false) }
            }
        }
    }

    /// Takes an animation off the layer; its end is told once the tree is published.
    final func detach(at index: Int, finished: Bool) {
        let one = attached.remove(at: index)
        markDirty()
        one.end(finished: finished, in: .current)
    }

    final var listedKeys: [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Every attached animation, keyless ones too, as a caller may list them in messages.
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

/// Layers in no window that were given animations: at the next flush these start and stop, so that nobody waits for ever.
enum DetachedAnimations {
    nonisolated(unsafe) private static var layers: [CALayer] = []
    private static let lock = NSLock()

    static func note(_ layer: CALayer) {
        lock.withLock { layers.append(layer) }
        if MainActorCheck.isIsolated { MediaEnvironment.frameSource?.setNeedsCommit() }
    }

    /// Ends the animations of those that are still in no window.
    static func settle(in queue: CallbackQueue) {
        let waiting = lock.withLock {
            defer { layers = [] }
            return layers
        }
        for layer in waiting where layer.context == nil { layer.endAllUnfinished(in: queue) }
    }
}

extension CALayer {
    /// Ends every attached animation unfinished; at the commit, for layers in no window.
    final func endAllUnfinished(in queue: CallbackQueue) {
        let all = attached
        attached = []
        markDirty()
        for one in all { one.end(finished: false, in: queue) }
    }
}
