import RenderScene

extension CALayer {
    /// The layer and its subtree by their model values, without animations, as a separate tree; also for layers in no window.
    package final var modelTree: RenderTree {
        var builder = RenderTreeBuilder()
        var pending: [(layer: CALayer, isEntered: Bool)] = [(self, false)]
        while let (layer, isEntered) = pending.popLast() {
            if isEntered {
                builder.close()
                continue
            }
            let role = layer === self ? .sublayer : layer.role
            builder.open(RenderNode(layer: layer.id, name: layer.nodeName, owner: layer.ownerClass, values: layer.values, role: role))
            pending.append((layer, true))
            for child in layer.layersBelow.reversed() { pending.append((child, false)) }
        }
        return builder.tree(at: Environment.current.clock.now, serial: 0)
    }

    /// The present appearance of the layer and its subtree, as of the last commit; by model values if never committed.
    package final func frozen() -> FrozenTree {
        guard let context, let index = context.committedIndex(of: self) else { return FrozenTree(modelTree, at: 0) }
        return context.tree.frozen(index, at: context.clock.now).drawingContents()
    }

    /// A frozen tree shown by this layer, above the contents and below the sublayers: stretched to its bounds, or in parts (`contentsRect`,
    /// `contentsCenter`, whose corners keep their size in points).
    package final var frozenContents: FrozenTree? {
        get { values.frozenContents }
        set {
            values.frozenContents = newValue
            markDirty()
        }
    }

    /// Name of the layer in messages and traces.
    final var nodeName: String { name ?? "\(type(of: self))" }

    /// The class of the delegate, or of the layer without one.
    final var ownerClass: AnyClass { if let delegate { type(of: delegate as AnyObject) } else { type(of: self) } }
}
