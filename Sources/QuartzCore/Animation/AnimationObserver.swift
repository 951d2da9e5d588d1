import RenderScene

/// Hears at once, at the clock's present time, what becomes of animations, also within a commit: it must change nothing. What a trace is made of.
package protocol AnimationObserver: AnyObject {
    func observe(_ event: AnimationEvent)
}

/// Something that became of an animation, or the call of a completion block.
package struct AnimationEvent {
    package enum Kind: Equatable {
        case added, began
        case ended(finished: Bool)
        case removed
        /// A completion block is about to run; it belongs to no one animation.
        case completion
    }

    package let kind: Kind
    package var layer: LayerID?
    package var animation: UInt64?
    /// What it was added under; nil without a key.
    package var key: String?
    /// What it animates; nil where it animates several properties or none.
    package var keyPath: String?
    /// The layer itself, told when an animation is added.
    package var layerObject: CALayer?
}

extension MediaEnvironment {
    /// Tells the observer, if there is one, that a completion block is about to run.
    package static func noteCompletion() { note(AnimationEvent(kind: .completion)) }

    /// Events of layers that other threads use, which are in no window, are not told.
    static func note(_ event: @autoclosure () -> AnimationEvent) {
        guard let observer = animationObserver, MainActorCheck.isIsolated else { return }
        observer.observe(event())
    }
}

extension AttachedAnimation {
    func note(_ kind: AnimationEvent.Kind, layerObject: CALayer? = nil) {
        MediaEnvironment.note(
            AnimationEvent(
                kind: kind, layer: layer, animation: id, key: key,
                keyPath: (animation as? CAPropertyAnimation)?.keyPath, layerObject: layerObject))
    }
}
