import CoreGraphics

extension RenderTree {
    /// A layer's local time at a media time, through the time maps of every superlayer and its own.
    package func localTime(of index: Int, at time: Double) -> Double {
        let parent = Int(parents[index])
        guard parent >= 0 else { return nodes[index].time(time) }
        var chain = [index]
        var up = parent
        while up >= 0 {
            chain.append(up)
            up = Int(parents[up])
        }
        return chain.reversed().reduce(time) { nodes[$1].time($0) }
    }

    /// The values of one layer at a media time.
    package func values(of index: Int, at time: Double) -> LayerValues {
        let node = nodes[index]
        guard !node.tracks.isEmpty || !node.time.isPlain else { return node.values }
        let parent = Int(parents[index])
        return node.values(atSuperlayerTime: parent < 0 ? time : localTime(of: parent, at: time))
    }
}

/// The values of every layer of a tree at one time. Reused from frame to frame; allocates nothing once it has grown.
package final class TreeSample {
    @exclusivity(unchecked) package private(set) var tree = RenderTree.empty
    @exclusivity(unchecked) package private(set) var time = 0.0
    /// Whether a layer has a depth other than 0.
    @exclusivity(unchecked) package private(set) var hasDepths = false
    /// Whether a layer is in another plane than its siblings, or turns its sublayers.
    @exclusivity(unchecked) package private(set) var hasTilts = false
    /// Index of the first sampled layer; base of the following arrays.
    @exclusivity(unchecked) private var first = 0
    @exclusivity(unchecked) private var localTimes: [Double] = []
    /// For each node the index of its animated values, or -1 for the model's.
    @exclusivity(unchecked) private var slots: [Int32] = []
    @exclusivity(unchecked) private var animated: [LayerValues] = []

    package init() {}

    /// Samples a tree at a media time, replacing the previous sample. `drawn` is the result of `RenderTree.drawnLayers` for that time.
    package func sample(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer] = []) {
        sample(tree, tree.nodes.indices, at: time)
        for layer in drawn where slots[layer.index] >= 0 { animated[Int(slots[layer.index])] = layer.values }
    }

    /// Samples the subtree below a layer at a local time of that layer.
    package func sample(_ tree: RenderTree, below index: Int, at localTime: Double) {
        sample(tree, tree.firstSublayer(of: index)..<Int(tree.subtreeEnds[index]), at: localTime)
    }

    /// Samples layers with their subtrees; the time is that of their superlayer.
    private func sample(_ tree: RenderTree, _ range: Range<Int>, at time: Double) {
        self.tree = tree
        first = range.lowerBound
        self.time = time
        localTimes.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        var hasDepths = false
        var hasTilts = false
        // Of layers that show the model's values.
        var modelTraits: NodeTraits = []
        var used = 0
        for index in range {
            let traits = tree.traits[index]
            let parent = Int(tree.parents[index])
            let outer = parent < first ? time : localTimes[parent - first]
            let local = traits.contains(.ownTime) ? tree.nodes[index].time(outer) : outer
            localTimes.append(local)
            if !traits.contains(.animated) {
                slots.append(-1)
                modelTraits.formUnion(traits)
            } else {
                let node = tree.nodes[index]
                slots.append(Int32(used))
                if used < animated.count { animated[used].become(node.values) } else { animated.append(node.values) }
                node.show(in: &animated[used], atSuperlayerTime: outer, layerTime: local)
                if animated[used].zPosition != 0 { hasDepths = true }
                if traits.contains(.tilted), animated[used].isTilted || animated[used].tiltsSublayers { hasTilts = true }
                used += 1
            }
        }
        animated.removeLast(animated.count - used)
        self.hasDepths = hasDepths || modelTraits.contains(.deep)
        self.hasTilts = hasTilts || modelTraits.contains(.tilted)
    }

    /// Releases the tree and all values, keeping the capacity.
    package func forget() { sample(.empty, at: 0) }

    package var count: Int { slots.count }

    /// The local time of the layer at an index.
    package func localTime(at index: Int) -> Double { localTimes[index - first] }

    /// The values of the layer at an index.
    @inline(__always)
    package func values(at index: Int) -> LayerValues {
        let slot = slots[index - first]
        return slot < 0 ? tree.nodes[index].values : animated[Int(slot)]
    }

    /// Whether the layer at an index is in another plane than its siblings.
    package func isTilted(at index: Int) -> Bool {
        let slot = slots[index - first]
        return slot < 0 ? tree.nodes[index].values.isTilted : animated[Int(slot)].isTilted
    }

    /// The depth of the layer at an index among its siblings.
    package func zPosition(at index: Int) -> Double {
        let slot = slots[index - first]
        return slot < 0 ? tree.nodes[index].values.zPosition : animated[Int(slot)].zPosition
    }
}
