import CoreGraphics

/// A committed layer tree as an immutable value: the input of renderers.
///
/// Nodes are in preorder (a layer before its mask, and that before its sublayers, back to front as in `CALayer.sublayers`), so that
/// traversing and releasing a tree of any depth needs no recursion. Unchanged nodes are shared between commits, and so are the arrays of
/// the structure and most of the nodes' memory.
package struct RenderTree: Sendable {
    package private(set) var nodes: RenderNodes
    /// Traits of each node.
    package private(set) var traits: [NodeTraits]
    /// Indexes of the nodes with the trait `backdrop`, ascending.
    package private(set) var backdrops: [Int32]
    /// For each node the index after its last descendant.
    package private(set) var subtreeEnds: [Int32]
    /// For each node its superlayer's index; -1 for the root.
    package private(set) var parents: [Int32]
    /// Time of the commit, in media time.
    package private(set) var commitTime: Double
    /// Serial number of the commit in its context; trees with the same serial are the same.
    package private(set) var serial: UInt64

    package static let empty = RenderTree(nodes: [], subtreeEnds: [], parents: [], commitTime: 0, serial: 0)

    package init(nodes: [RenderNode], subtreeEnds: [Int32], parents: [Int32], commitTime: Double, serial: UInt64) {
        self.nodes = RenderNodes(nodes)
        traits = nodes.map(\.traits)
        backdrops = Self.backdrops(traits)
        self.subtreeEnds = subtreeEnds
        self.parents = parents
        self.commitTime = commitTime
        self.serial = serial
    }

    package var isEmpty: Bool { nodes.isEmpty }

    /// Whether the tree looks the same at every time.
    package var isStill: Bool { traits.allSatisfy { !$0.contains(.moving) } }

    /// Index of a layer's mask; nil if it has none.
    package func mask(of index: Int) -> Int? {
        let first = index + 1
        return first < Int(subtreeEnds[index]) && nodes[first].role == .mask ? first : nil
    }

    /// Index of a layer's first sublayer; the end of its subtree if there is none.
    package func firstSublayer(of index: Int) -> Int { mask(of: index).map { Int(subtreeEnds[$0]) } ?? index + 1 }

    /// The same structure with some nodes replaced by new ones of the same layers.
    ///
    /// - Complexity: O(*k*) with small constants, and O(*n*) moves of a byte and of a sixty-fourth of a reference, where *k* is the number
    ///   of replacements and *n* that of nodes.
    package func replacing(_ replacements: [(index: Int, node: RenderNode)], at time: Double) -> RenderTree {
        var tree = self
        var changesBackdrops = false
        for (index, node) in replacements {
            assert(tree.nodes[index].layer == node.layer, "a replacement keeps its layer")
            tree.nodes[index] = node
            let traits = node.traits
            if tree.traits[index].symmetricDifference(traits).contains(.backdrop) { changesBackdrops = true }
            tree.traits[index] = traits
        }
        if changesBackdrops { tree.backdrops = Self.backdrops(tree.traits) }
        tree.commitTime = time
        tree.serial += 1
        return tree
    }

    /// Puts a chunk of nodes in the stead of one whose nodes have the same layers, roles, tracks and times.
    mutating func replaceChunk(_ index: Int, _ chunk: ContiguousArray<RenderNode>) { nodes.chunks[index] = chunk }

    /// A layer and its subtree as a separate tree.
    package func subtree(at index: Int) -> RenderTree {
        let range = index..<Int(subtreeEnds[index])
        let shift = Int32(index)
        return RenderTree(
            nodes: Array(nodes[range]), subtreeEnds: subtreeEnds[range].map { $0 - shift },
            parents: parents[range].map { $0 < shift ? -1 : $0 - shift }, commitTime: commitTime, serial: serial)
    }

    /// The same structure with each node replaced by another one of its layer.
    package func mapNodes(_ transform: (RenderNode) -> RenderNode) -> RenderTree {
        var tree = self
        tree.nodes = RenderNodes(nodes.map(transform))
        tree.traits = tree.nodes.map(\.traits)
        tree.backdrops = Self.backdrops(tree.traits)
        return tree
    }

    /// Whether a layer or one below it filters the content beneath.
    package func hasBackdrops(in index: Int) -> Bool {
        var (first, end) = (0, backdrops.count)
        while first < end {
            let middle = (first + end) / 2
            if Int(backdrops[middle]) < index { first = middle + 1 } else { end = middle }
        }
        return first < backdrops.count && backdrops[first] < subtreeEnds[index]
    }

    private static func backdrops(_ traits: [NodeTraits]) -> [Int32] {
        traits.indices.lazy.filter { traits[$0].contains(.backdrop) }.map { Int32($0) }
    }

    /// Traps unless the arrays describe a preorder forest of one root; called by tests and debug builds.
    package func checkInvariants() {
        precondition(nodes.count == subtreeEnds.count && nodes.count == parents.count, "one end and one parent for each node")
        for index in nodes.indices {
            let parent = Int(parents[index])
            precondition(parent < index && (index == 0) == (parent == -1), "a superlayer comes before its sublayers")
            precondition(subtreeEnds[index] > index && subtreeEnds[index] <= nodes.count, "a subtree ends after it begins")
            if parent >= 0 { precondition(subtreeEnds[index] <= subtreeEnds[parent], "subtrees nest") }
            precondition(parent < 0 || nodes[index].role == .sublayer || index == parent + 1, "a mask comes before the sublayers")
        }
    }
}

/// Builds a tree in preorder: `open` a node, its sublayers, `close` it.
package struct RenderTreeBuilder {
    private var nodes: [RenderNode] = []
    private var subtreeEnds: [Int32] = []
    private var parents: [Int32] = []
    private var openIndexes: [Int32] = []

    package init(capacity: Int = 0) {
        nodes.reserveCapacity(capacity)
        subtreeEnds.reserveCapacity(capacity)
        parents.reserveCapacity(capacity)
    }

    /// Adds a node as the last sublayer of the innermost open one; returns its index.
    @discardableResult
    package mutating func open(_ node: RenderNode) -> Int {
        let index = nodes.count
        nodes.append(node)
        subtreeEnds.append(Int32(index + 1))
        parents.append(openIndexes.last ?? -1)
        openIndexes.append(Int32(index))
        return index
    }

    /// Closes the innermost open node.
    package mutating func close() {
        subtreeEnds[Int(openIndexes.removeLast())] = Int32(nodes.count)
    }

    package func tree(at time: Double, serial: UInt64) -> RenderTree {
        assert(openIndexes.isEmpty, "every open node is closed")
        return RenderTree(nodes: nodes, subtreeEnds: subtreeEnds, parents: parents, commitTime: time, serial: serial)
    }
}

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
    /// The layer may lie in another plane than its siblings, or turn its sublayers.
    package static let tilted = NodeTraits(rawValue: 32)
}

extension RenderNode {
    /// Computed once for each node and stored in the tree.
    var traits: NodeTraits {
        var traits: NodeTraits = []
        if time != .identity { traits.insert(.ownTime) }
        if !tracks.isEmpty || !time.isPlain { traits.insert(.animated) }
        if values.zPosition != 0 { traits.insert(.deep) }
        if values.isTilted || values.tiltsSublayers || tracks.contains(where: \.mayTilt) { traits.insert(.tilted) }
        if changesWithTime || content != nil { traits.insert(.moving) }
        if !values.backgroundFilters.isEmpty || values.frozenContents?.hasBackdrops == true
            || tracks.contains(where: { $0.transition?.old?.hasBackdrops == true })
        {
            traits.insert(.backdrop)
        }
        return traits
    }
}
