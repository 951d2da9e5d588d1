import RenderScene

/// Observer of animation events, notified at once, at the clock's present time, also within a commit; it must not change anything. Used by
/// traces.
package protocol AnimationObserver: AnyObject {
    func observe(_ event: AnimationEvent)
}

/// An event of an animation, or the call of a completion block.
package struct AnimationEvent {
    package enum Kind: Equatable {
        case added, began
        case ended(finished: Bool)
        case removed
        /// A completion block is about to run; not associated with an animation.
        case completion
    }

    package let kind: Kind
    package var layer: LayerID?
    package var animation: UInt64?
    /// Key of the animation; nil without one.
    package var key: String?
    /// Animated key path; nil for several properties or none.
    package var keyPath: String?
    /// The layer itself; set when an animation is added.
    package var layerObject: CALayer?
    /// The change of a property animator; set when its animation is added.
    package var driven: DrivenChange?
}

/// Replaces animations as they are added to layers, by what a person has edited. Used by a served app that is replayed.
package protocol AnimationEditor: AnyObject {
    /// Returns the animation to add to a layer: the copy itself, changed or not, or another one. It is called at once, and followed by the
    /// event of the addition.
    func edited(_ copy: CAAnimation, of layer: CALayer) -> CAAnimation

    /// Returns the edit whose duration, delay and curve a property animator takes as it is created; nil for none.
    func edit(ofAnimator number: Int) -> AnimationEdit?

    /// Called when a property animator is started: it is one whose delay can be changed.
    func noteStart(ofAnimator number: Int)
}

extension Environment {
    /// The animation to add to a layer instead of a copy.
    func edited(_ copy: CAAnimation, of layer: CALayer) -> CAAnimation {
        guard let editor = animationEditor, MainActorCheck.isIsolated else { return copy }
        return editor.edited(copy, of: layer)
    }

    /// Numbers a property animator as it is created; 0 off the main actor.
    ///
    /// - Returns: The number, and the edit that the animator is to take.
    package func noteAnimator() -> (number: Int, edit: AnimationEdit?) {
        guard MainActorCheck.isIsolated else { return (0, nil) }
        animatorCount += 1
        return (animatorCount, animationEditor?.edit(ofAnimator: animatorCount))
    }

    /// Notifies the observer, if any, that a completion block is about to run.
    package func noteCompletion() { note(AnimationEvent(kind: .completion)) }

    /// Notifies the observer, except about layers used by other threads, which are in no window.
    func note(_ event: @autoclosure () -> AnimationEvent) {
        guard let observer = animationObserver, MainActorCheck.isIsolated else { return }
        observer.observe(event())
    }
}

extension AttachedAnimation {
    func note(_ kind: AnimationEvent.Kind, layerObject: CALayer? = nil) {
        Environment.current.note(
            AnimationEvent(
                kind: kind, layer: layer, animation: id, key: key,
                keyPath: (animation as? CAPropertyAnimation)?.keyPath, layerObject: layerObject,
                driven: layerObject == nil ? nil : animation.driven))
    }
}
