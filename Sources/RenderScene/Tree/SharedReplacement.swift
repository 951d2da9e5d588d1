/// Replaces nodes in several trees alike, so that what the trees share stays shared.
package struct SharedReplacement {
    private let replacement: (RenderNode) -> RenderNode?
    /// By identity, with the original, whose identity no other object can get meanwhile.
    private var nodes: [ObjectIdentifier: (original: RenderNode, new: RenderNode)] = [:]
    /// By the address of their elements, nil for those that stay.
    private var chunks: [UnsafeRawPointer: (original: ContiguousArray<RenderNode>, new: ContiguousArray<RenderNode>?)] = [:]

    /// - Parameter replacement: A node with the same layer, role, tracks and time; nil for one that stays.
    package init(_ replacement: @escaping (RenderNode) -> RenderNode?) { self.replacement = replacement }

    /// Replaces the nodes of a tree; false if all stay.
    ///
    /// - Complexity: O(*n*) where no tree before had the chunks, O(*n* / 64) for others, where *n* is the number of nodes.
    package mutating func apply(to tree: inout RenderTree) -> Bool {
        var changes = false
        for index in tree.nodes.chunks.indices {
            guard let chunk = replaced(tree.nodes.chunks[index]) else { continue }
            tree.replaceChunk(index, chunk)
            changes = true
        }
        return changes
    }

    /// nil for a chunk that stays.
    private mutating func replaced(_ chunk: ContiguousArray<RenderNode>) -> ContiguousArray<RenderNode>? {
        guard let address = chunk.withUnsafeBufferPointer({ UnsafeRawPointer($0.baseAddress) }) else { return nil }
        if let known = chunks[address] { return known.new }
        var new: ContiguousArray<RenderNode>?
        for index in chunk.indices {
            guard let node = replaced(chunk[index]) else { continue }
            if new == nil { new = chunk }
            new?[index] = node
        }
        chunks[address] = (chunk, new)
        return new
    }

    private mutating func replaced(_ node: RenderNode) -> RenderNode? {
        let key = ObjectIdentifier(node)
        if let known = nodes[key] { return known.new }
        guard let new = replacement(node) else { return nil }
        nodes[key] = (node, new)
        return new
    }
}
