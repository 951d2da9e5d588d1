import RenderScene

extension CALayer {
    /// The layer and everything below it by their model values, without animations, as a tree of its own; for layers in no window too.
    package final var modelTree: RenderTree {
        var builder = RenderTreeBuilder()
        var pending: [(layer: CALayer, isEntered: Bool)] = [(self, false)]
        while let (layer, isEntered) = pending.popLast() {
            if isEntered {
                builder.close()
                continue
            }
            let role = layer === self ? .sublayer : layer.role
            builder.open(RenderNode(layer: layer.id, name: layer.nodeName, values: layer.values, role: role))
            pending.append((layer, true))
            for child in layer.layersBelow.reversed() { pending.append((child, false)) }
        }
        return builder.tree(at: MediaEnvironment.clock.now, serial: 0)
    }

    /// What the layer and everything below it show now, as of the last commit; by their model values where it was never committed.
    package final func frozen() -> FrozenTree {
        guard let context, let index = context.committedIndex(of: self) else { return FrozenTree(modelTree, at: 0) }
        return context.tree.frozen(index, at: context.clock.now).drawingContents()
    }

    /// A picture of layers that this one shows, above the contents and below the sublayers: stretched to its bounds, or a part of it
    /// (`contentsRect`) in parts (`contentsCenter`, whose corners keep their size in points).
    package final var frozenContents: FrozenTree? {
        get { values.frozenContents }
        set {
            values.frozenContents = newValue
            markDirty()
        }
    }

    /// What messages and traces call the layer.
    final var nodeName: String { name ?? "\(type(of: self))" }
}
