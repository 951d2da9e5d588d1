import RenderScene

/// The property changes that a transition's animator made in animation blocks, with the values to restore if the transition is cancelled.
///
/// Blocks, springs, keyframes and property animators that begin within `record(_:)`, or in the completions of these, note their changes here until the
/// transition is cancelled; animations that begin later are part of the way back. A value that somebody else has set since stays.
@MainActor
final class TransitionChanges {
    private struct Property: Hashable {
        let layer: ObjectIdentifier
        let path: PropertyPath
    }

    @MainActor
    fileprivate struct LayerChange {
        let layer: CALayer
        let key: String
        let path: PropertyPath
        let old: AnimatableValue
        /// Of a view's background: the colour before, which may be dynamic.
        let oldColor: UIColor?
        var new: AnimatableValue
        weak var block: AnimationBlock?
    }

    private struct EffectChange {
        let view: UIVisualEffectView
        let old: UIVisualEffect?
        var new: UIVisualEffect?
        weak var block: AnimationBlock?
    }

    private weak var context: TransitionContext?
    /// In the order of their first changes.
    private var layerChanges: [LayerChange] = []
    private var indexes: [Property: Int] = [:]
    private var effectChanges: [EffectChange] = []

    init(_ context: TransitionContext) { self.context = context }

    private var isCancelled: Bool { context?.transitionWasCancelled ?? false }

    // MARK: Recording

    /// Runs a part of the animator; the changes that its blocks make are recorded.
    func record<Result>(_ body: () -> Result) -> Result { Self.record(in: self, body) }

    /// Runs `body`, recording the changes of its blocks in `changes`; nil leaves them to the caller's.
    static func record<Result>(in changes: TransitionChanges?, _ body: () -> Result) -> Result {
        guard let changes else { return body() }
        let outer = AnimationState.current.transitionChanges
        AnimationState.current.transitionChanges = changes
        let result = body()
        AnimationState.current.transitionChanges = outer
        return result
    }

    /// Notes that a block has changed a layer's property.
    func note(
        _ key: String, at path: PropertyPath, of layer: CALayer, from old: AnimatableValue, to new: AnimatableValue,
        oldColor: UIColor? = nil, by block: AnimationBlock
    ) {
        guard context != nil, !isCancelled, !old.isSame(as: new) else { return }
        let property = Property(layer: ObjectIdentifier(layer), path: path)
        if let index = indexes[property], layerChanges[index].new.isSame(as: old) {
            layerChanges[index].new = new
            layerChanges[index].block = block
            return
        }
        // What somebody else has set in between is the value to restore.
        let change = LayerChange(layer: layer, key: key, path: path, old: old, oldColor: oldColor, new: new, block: block)
        if let index = indexes[property] {
            layerChanges[index] = change
        } else {
            indexes[property] = layerChanges.count
            layerChanges.append(change)
        }
    }

    /// Notes that a block has changed a view's effect.
    func note(effectOf view: UIVisualEffectView, from old: UIVisualEffect?, by block: AnimationBlock) {
        guard context != nil, !isCancelled, old !== view.effect else { return }
        if let index = effectChanges.firstIndex(where: { $0.view === view && $0.new === old }) {
            effectChanges[index].new = view.effect
            effectChanges[index].block = block
        } else {
            effectChanges.removeAll { $0.view === view }
            effectChanges.append(EffectChange(view: view, old: old, new: view.effect, block: block))
        }
    }

    // MARK: Restoring

    /// Restores what the animator has changed.
    func restore() { restore { _ in true } }

    /// Restores the values of a block whose animations have ended, before its completion, if the transition is cancelled.
    func blockHasEnded(_ block: AnimationBlock) {
        guard isCancelled, context?.isInteractive == false else { return }
        restore { $0 === block }
    }

    /// What the model of a layer becomes when a property animator has gone back to its start; nil where the transition does not go back.
    func restoredValue(at path: PropertyPath, of layer: CALayer, model: AnimatableValue) -> AnimatableValue? {
        guard isCancelled, context?.isInteractive == false, let index = indexes[Property(layer: ObjectIdentifier(layer), path: path)] else {
            return nil
        }
        guard layerChanges[index].new.isSame(as: model) else { return model }
        // A view's own colour is restored with the block, and only if this is seen as the block's value then.
        layerChanges[index].new = layerChanges[index].old
        return layerChanges[index].old
    }

    /// Forgets the changes, which stay: the transition is over.
    func forget() {
        context = nil
        layerChanges = []
        indexes = [:]
        effectChanges = []
    }

    private func restore(ofBlock isIncluded: (AnimationBlock?) -> Bool) {
        let layerChanges = layerChanges.filter { isIncluded($0.block) && $0.isInPlace }
        let effectChanges = effectChanges.filter { isIncluded($0.block) && $0.view.effect === $0.new }
        self.layerChanges.removeAll { isIncluded($0.block) }
        self.effectChanges.removeAll { isIncluded($0.block) }
        indexes = [:]
        for (index, change) in self.layerChanges.enumerated() {
            indexes[Property(layer: ObjectIdentifier(change.layer), path: change.path)] = index
        }
        UIView.performWithoutAnimation {
            for change in layerChanges {
                change.removeAnimations(of: self)
                change.restore()
            }
            // Views that were resized have moved their subviews, which may have values of their own.
            for change in layerChanges where change.isGeometry { change.restoreLayer() }
            for change in effectChanges { change.view.effect = change.old }
        }
    }
}

extension TransitionChanges.LayerChange {
    /// Whether the model still has the value that the block set.
    fileprivate var isInPlace: Bool { layer.values[path]?.isSame(as: new) ?? false }

    fileprivate var isGeometry: Bool { key == "bounds" || key == "position" }

    /// Removes the animator's animations of the property; an endless one would go on, on top of the restored value.
    fileprivate func removeAnimations(of changes: TransitionChanges) {
        for name in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: name) as? CAPropertyAnimation, animation.keyPath == key,
                let block = animation.delegate as? AnimationBlock, block.transitionChanges === changes
            else { continue }
            block.willBeRestored()
            layer.removeAnimation(forKey: name)
        }
    }

    fileprivate func restore() {
        guard let view = layer.delegate as? UIView, view.layer === layer else { return restoreLayer() }
        switch (key, old) {
        case ("bounds", .rect(let bounds)): view.bounds = CGRect(bounds)
        case ("position", .pair(let position)): view.center = CGPoint(position)
        case ("backgroundColor", .color): view.backgroundColor = oldColor
        default: restoreLayer()
        }
    }

    fileprivate func restoreLayer() {
        if layer.values[path]?.isSame(as: old) != true { layer.setValue(old, forKeyPath: key) }
    }
}
