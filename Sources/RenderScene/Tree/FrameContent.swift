/// Code of the app that draws one layer at one time; runs before a renderer gets the frame, never during rendering.
package protocol FrameContent: AnyObject, Sendable {
    /// Returns the values with the drawing made for them.
    func drawn(_ values: LayerValues) -> LayerValues
}

/// The app's drawing for a layer of a tree at one time: a value passed alongside the tree.
package struct DrawnLayer: Sendable {
    /// Index of the layer in the tree.
    package let index: Int
    package let values: LayerValues

    package init(index: Int, values: LayerValues) {
        self.index = index
        self.values = values
    }
}

extension RenderTree {
    /// Runs the app's drawing code for a media time; returns an empty array for most trees. Must be called where the app's code may run.
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
    /// The same tree with all drawing of the app done for its time, so that no code of the app is needed any more.
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
