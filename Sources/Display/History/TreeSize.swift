import CoreGraphics
import RenderScene

/// Estimates of the memory of trees.
enum TreeSize {
    /// Bytes of the words of a tree's arrays for each node: its reference, parent, subtree's end and traits.
    private static let structureBytes = MemoryLayout<UnsafeRawPointer>.stride + 2 * MemoryLayout<Int32>.stride + 1
    /// Bytes that `RenderTree.replacing` copies for one replacement: a chunk of 64 references.
    private static let chunkBytes = 64 * MemoryLayout<UnsafeRawPointer>.stride + objectBytes
    /// The head of an object and what the allocator adds.
    private static let objectBytes = 32

    /// Bytes of a tree that it does not share with another one.
    static func difference(of tree: RenderTree, from old: RenderTree) -> Int {
        if tree.nodes.count == old.nodes.count, zip(tree.nodes, old.nodes).allSatisfy({ $0.layer == $1.layer }) {
            var (bytes, lastChunk) = (tree.nodes.count, -1)
            for index in tree.nodes.indices where tree.nodes[index] !== old.nodes[index] {
                bytes += self.bytes(of: tree.nodes[index], besides: old.nodes[index])
                if index >> 6 != lastChunk { bytes += chunkBytes }
                lastChunk = index >> 6
            }
            return bytes
        }
        var known: [LayerID: RenderNode] = [:]
        known.reserveCapacity(old.nodes.count)
        for node in old.nodes { known[node.layer] = node }
        return tree.nodes.reduce(structureBytes * tree.nodes.count) { bytes, node in
            let former = known[node.layer]
            return former === node ? bytes : bytes + self.bytes(of: node, besides: former)
        }
    }

    /// Bytes of a node, with its images unless the other node of the layer has them.
    private static func bytes(of node: RenderNode, besides old: RenderNode?) -> Int {
        let (values, former) = (node.values, old?.values)
        var bytes = objectBytes + MemoryLayout<LayerValues>.stride + MemoryLayout<TimeMap>.stride + 64
        bytes += node.tracks.count * (MemoryLayout<Track>.stride + 128)
        if let rare = values.rare.box, rare !== former?.rare.box { bytes += objectBytes + MemoryLayout<LayerValues.RareFields>.stride }
        if let image = values.contents, image !== former?.contents { bytes += image.width * image.height * 4 }
        if node.content != nil { bytes += 1024 }
        return bytes
    }
}
