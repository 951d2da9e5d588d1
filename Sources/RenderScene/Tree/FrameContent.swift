/// Draws what one layer shows at one moment by code of the app's own, which runs before a renderer gets the frame, and never in it.
package protocol FrameContent: AnyObject, Sendable {
    /// The values with what was drawn for them.
    func drawn(_ values: LayerValues) -> LayerValues
}

/// What the app drew for a layer of a tree at one time: a value that lies beside the tree.
package struct DrawnLayer: Sendable {
    /// The layer's place in the tree.
    package let index: Int
    package let values: LayerValues

    package init(index: Int, values: LayerValues) {
        self.index = index
        self.values = values
    }
}

extension RenderTree {
    /// Has the app draw what it draws by itself for a media time; empty for most trees. Called where the app's code may run.
    package func drawnLayers(at time: Double) -> [DrawnLayer] {
        var layers: [DrawnLayer] = []
        for index in nodes.indices {
            guard let content = nodes[index].content else { continue }
            let shown = values(of: index, at: time)
            if !shown.isHidden { layers.append(DrawnLayer(index: index, values: content.drawn(shown))) }
        }
        return layers
    }
}

extension FrozenTree {
    /// The same picture with everything drawn that the app draws for this moment, so that none of its code is needed any more.
    package func drawingContents() -> FrozenTree {
        let layers = tree.drawnLayers(at: time)
        guard !layers.isEmpty else { return self }
        let nodes = layers.map { layer in
            let node = tree.nodes[layer.index]
            var values = layer.values
            values.transition = nil
            let drawn = RenderNode(
                layer: node.layer, name: node.name, values: values, time: node.time, tracks: node.tracks.filter { $0.transition != nil },
                role: node.role)
            return (index: layer.index, node: drawn)
        }
        return FrozenTree(tree.replacing(nodes, at: tree.commitTime), at: time)
    }
}
