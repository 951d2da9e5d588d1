/// Flags of unusual nodes. A tree stores them in an array, so that a frame reads them without touching the nodes.
package struct NodeTraits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The layer's time differs from its superlayer's.
    package static let ownTime = NodeTraits(rawValue: 1)
    /// The layer may have other values than the model's.
    package static let animated = NodeTraits(rawValue: 2)
    /// The model has a depth other than 0.
    package static let deep = NodeTraits(rawValue: 4)
    /// The layer may look different each time it is drawn.
    package static let moving = NodeTraits(rawValue: 8)
    /// Filters apply to content beneath the layer, or beneath a layer of a frozen tree in it.
    package static let backdrop = NodeTraits(rawValue: 16)
}

extension RenderNode {
    /// Computed once for each node and stored in the tree.
    var traits: NodeTraits {
        var traits: NodeTraits = []
        if time != .identity { traits.insert(.ownTime) }
        if !tracks.isEmpty || !time.isPlain { traits.insert(.animated) }
        if values.zPosition != 0 { traits.insert(.deep) }
        if changesWithTime || content != nil { traits.insert(.moving) }
        if !values.backgroundFilters.isEmpty || values.frozenContents?.hasBackdrops == true
            || tracks.contains(where: { $0.transition?.old?.hasBackdrops == true })
        {
            traits.insert(.backdrop)
        }
        return traits
    }
}
