/// What sets a node apart from most. A tree keeps them side by side, so that a frame goes through them without touching the nodes.
package struct NodeTraits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its time is not its superlayer's.
    package static let ownTime = NodeTraits(rawValue: 1)
    /// It may show other values than the model's.
    package static let animated = NodeTraits(rawValue: 2)
    /// The model lies at a depth other than 0.
    package static let deep = NodeTraits(rawValue: 4)
    /// It may look different each time it is drawn.
    package static let moving = NodeTraits(rawValue: 8)
    /// Filters apply to what lies beneath it, or beneath a layer of a frozen tree that it shows.
    package static let backdrop = NodeTraits(rawValue: 16)
}

extension RenderNode {
    /// To be asked once for each node: the tree keeps the answer.
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
