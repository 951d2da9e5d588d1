import RenderScene

/// Property changes made in an animator's blocks, with the values to restore if the transition is cancelled.
///
/// Records blocks, springs, keyframes and property animators that begin within `record(_:)`, or in their completions, until the
/// transition is cancelled; later animations belong to the way back. Values that other code has set since are kept.
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
        /// Previous background color of a view, which may be dynamic.
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
    /// In the order of first changes.
    private var layerChanges: [LayerChange] = []
    private var indexes: [Property: Int] = [:]
    private var effectChanges: [EffectChange] = []

    init(_ context: TransitionContext) { self.context = context }

    private var isCancelled: Bool { context?.transitionWasCancelled ?? false }

    // MARK: Recording

    /// Runs code of the animator, recording the changes of its blocks.
    func record<Result>(_ body: () -> Result) -> Result { Self.record(in: self, body) }

    /// Runs `body`, recording the changes of its blocks in `changes`; nil records in the caller's.
    static func record<Result>(in changes: TransitionChanges?, _ body: () -> Result) -> Result {
        guard let changes else { return body() }
        let outer = AnimationState.current.transitionChanges
        AnimationState.current.transitionChanges = changes
        let result = body()
        AnimationState.current.transitionChanges = outer
        return result
    }

    /// Records a change of a layer's property by a block.
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
        // A value set by other code in between is the one to restore.
        let change = LayerChange(layer: layer, key: key, path: path, old: old, oldColor: oldColor, new: new, block: block)
        if let index = indexes[property] {
            layerChanges[index] = change
        } else {
            indexes[property] = layerChanges.count
            layerChanges.append(change)
        }
    }

    /// Records a change of a view's effect by a block.
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

    /// Restores the values from before the animator's changes.
    func restore() { restore { _ in true } }

    /// If the transition is cancelled, restores a block's values when its animations have ended, before its completion.
    func blockHasEnded(_ block: AnimationBlock) {
        guard isCancelled, context?.isInteractive == false else { return }
        restore { $0 === block }
    }

    /// The model value of a layer after a property animator has reversed to its start; nil if the transition is not cancelled.
    func restoredValue(at path: PropertyPath, of layer: CALayer, model: AnimatableValue) -> AnimatableValue? {
        guard isCancelled, context?.isInteractive == false, let index = indexes[Property(layer: ObjectIdentifier(layer), path: path)] else {
            return nil
        }
        guard layerChanges[index].new.isSame(as: model) else { return model }
        // A view's own color is restored with the block, only if this still counts as the block's value then.
        layerChanges[index].new = layerChanges[index].old
        return layerChanges[index].old
    }

    /// Discards the records and keeps the changes; the transition has ended.
    func forget() {
        context = nil
        layerChanges = []
        indexes = [:]
        effectChanges = []
    }

    private func restore(ofBlock isIncluded: (AnimationBlock?) -> Bool) {
        let layerChanges = layerChanges.filter { isIncluded($0.block) && $0.isInEffect }
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
            // Resized views have moved their subviews, which may have recorded values of their own.
            for change in layerChanges where change.isGeometry { change.restoreLayer() }
            for change in effectChanges { change.view.effect = change.old }
        }
    }
}

extension TransitionChanges.LayerChange {
    /// Whether the model still has the value set by the block.
    fileprivate var isInEffect: Bool { layer.values[path]?.isSame(as: new) ?? false }

    fileprivate var isGeometry: Bool { path.key == .bounds || path.key == .position }

    /// Removes the animator's animations of the property; an endless one would continue on top of the restored value.
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
        case ("bounds.origin", .pair(let origin)): view.bounds.origin = CGPoint(origin)
        case ("bounds.size", .pair(let size)): view.bounds.size = CGSize(width: size.x, height: size.y)
        case ("position", .pair(let position)): view.center = CGPoint(position)
        case ("backgroundColor", .color): view.backgroundColor = oldColor
        default: restoreLayer()
        }
    }

    fileprivate func restoreLayer() {
        if layer.values[path]?.isSame(as: old) != true { layer.setValue(old, forKeyPath: key) }
    }
}
