import RenderScene

extension TreeSample {
    /// The layers from back to front: siblings by their depth, and those of one depth in their order.
    var orderedIndices: [Int] {
        guard hasDepths else { return Array(tree.nodes.indices) }
        var order: [Int] = []
        var pending = tree.nodes.isEmpty ? [] : [0]
        while let index = pending.popLast() {
            order.append(index)
            var children: [Int] = []
            var next = index + 1
            while next < Int(tree.subtreeEnds[index]) {
                children.append(next)
                next = Int(tree.subtreeEnds[next])
            }
            pending += children.sorted { (zPosition(at: $0), $0) < (zPosition(at: $1), $1) }.reversed()
        }
        return order
    }
}

extension LayerValues {
    /// Whether the layer itself shows something, apart from its sublayers.
    var drawsSomething: Bool {
        if contents != nil || (backgroundColor?.w ?? 0) > 0 || borderWidth > 0 || frozenContents != nil || transition != nil { return true }
        switch kind {
        case .plain: return backgroundPattern != nil || !backgroundFilters.isEmpty || (shadow?.opacity ?? 0) > 0 && shadow?.path != nil
        case .space, .replicator: return false
        case .gradient, .shape, .emitter: return true
        }
    }
}
