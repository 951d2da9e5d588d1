import CoreGraphics
import RenderScene

extension CALayer {
    /// Draws the model values into a context, in the layer's own space.
    final func drawModel(in ctx: CGContext) {
        guard presentedLayer == nil else { return model().frozen().drawUnplaced(in: ctx) }
        layoutSubtree()
        displaySubtree()
        FrozenTree(modelTree, at: 0).drawUnplaced(in: ctx)
    }

    /// The appearance of the layer and its subtree, to be displayed or drawn elsewhere.
    ///
    /// - Parameter commitsFirst: whether pending changes are included; a layer outside any window is then laid out and displayed first.
    /// - Returns: nil for a layer that was never committed in a window, unless `commitsFirst`.
    package final func snapshot(committingFirst commitsFirst: Bool) -> FrozenTree? {
        if commitsFirst {
            CATransaction.flush()
            if context == nil {
                layoutSubtree()
                displaySubtree()
            }
        }
        return isCommitted || commitsFirst ? frozen() : nil
    }
}

extension FrozenTree {
    /// Draws the tree into a context whose user space is the root layer's own.
    fileprivate func drawUnplaced(in ctx: CGContext) {
        guard let root = tree.nodes.first else { return }
        var values = tree.values(of: 0, at: time)
        values.transform = CATransform3DIdentity
        values.position = values.anchor
        values.zPosition = values.anchorPointZ
        let placed = RenderNode(layer: root.layer, name: root.name, values: values, time: root.time)
        tree.replacing([(0, placed)], at: time).asDrawnInContexts(at: time).draw(in: ctx, at: time)
    }

    /// Draws the tree into a context, stretched to a rectangle in user space.
    package func draw(in rect: CGRect, of ctx: CGContext) {
        var values = LayerValues()
        values.bounds = rect.standardized
        values.position = values.anchor
        values.masksToBounds = true
        values.frozenContents = self
        var builder = RenderTreeBuilder()
        builder.open(RenderNode(layer: LayerIDs.next(), name: "picture", values: values))
        builder.close()
        builder.tree(at: time, serial: 0).draw(in: ctx, at: time)
    }
}
