import CoreGraphics
import RenderScene

/// The memory of a tree that another one does not share: an estimate of the bytes of nodes and structure, and the images.
struct TreeSize {
    private(set) var byteCount = 0
    private(set) var images: [CGImage] = []

    /// Bytes of the words of a tree's arrays for each node: its reference, parent, subtree's end and traits.
    private static let structureBytes = MemoryLayout<UnsafeRawPointer>.stride + 2 * MemoryLayout<Int32>.stride + 1
    /// Bytes that `RenderTree.replacing` copies for one replacement: a chunk of 64 references.
    private static let chunkBytes = 64 * MemoryLayout<UnsafeRawPointer>.stride + objectBytes
    /// The head of an object and what the allocator adds.
    private static let objectBytes = 32

    init() {}

    init(of tree: RenderTree, without other: RenderTree) {
        if tree.nodes.count == other.nodes.count, zip(tree.nodes, other.nodes).allSatisfy({ $0.layer == $1.layer }) {
            var lastChunk = -1
            byteCount = tree.nodes.count
            for index in tree.nodes.indices where tree.nodes[index] !== other.nodes[index] {
                add(tree.nodes[index], besides: other.nodes[index])
                if index >> 6 != lastChunk { byteCount += Self.chunkBytes }
                lastChunk = index >> 6
            }
            return
        }
        var known: [LayerID: RenderNode] = [:]
        known.reserveCapacity(other.nodes.count)
        for node in other.nodes { known[node.layer] = node }
        byteCount = Self.structureBytes * tree.nodes.count
        for node in tree.nodes {
            let twin = known[node.layer]
            if twin !== node { add(node, besides: twin) }
        }
    }

    /// Adds a node, with its image unless the other node of the layer has it.
    private mutating func add(_ node: RenderNode, besides twin: RenderNode?) {
        let (values, others) = (node.values, twin?.values)
        byteCount += Self.objectBytes + MemoryLayout<LayerValues>.stride + MemoryLayout<TimeMap>.stride + 64
        byteCount += node.tracks.count * (MemoryLayout<Track>.stride + 128)
        if let rare = values.rare.box, rare !== others?.rare.box {
            byteCount += Self.objectBytes + MemoryLayout<LayerValues.RareFields>.stride
        }
        if let image = values.contents, image !== others?.contents { images.append(image) }
        if node.content != nil { byteCount += 1024 }
    }
}
