import RenderScene

/// The nodes of a tree that the one before does not have.
struct TreeChange {
    /// Indexes of the nodes, ascending.
    private(set) var indices: [Int] = []
    /// Whether layers were added, removed or moved in the tree.
    let isStructural: Bool

    /// - Parameter old: For each node of the tree before its index by layer; replaced by that of this tree where the structure differs.
    init(from before: RenderTree, to tree: RenderTree, _ old: inout [LayerID: Int]) {
        isStructural = before.nodes.count != tree.nodes.count || !zip(before.nodes, tree.nodes).allSatisfy { $0.layer == $1.layer }
        guard isStructural else {
            for index in tree.nodes.indices where tree.nodes[index] !== before.nodes[index] { indices.append(index) }
            return
        }
        var new: [LayerID: Int] = [:]
        new.reserveCapacity(tree.nodes.count)
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            new[node.layer] = index
            if let twin = old[node.layer], before.nodes[twin] === node { continue }
            indices.append(index)
        }
        old = new
    }
}
