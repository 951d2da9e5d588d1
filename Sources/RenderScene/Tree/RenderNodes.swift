/// The nodes of a tree in preorder, in chunks: a tree that differs in one node from another shares all chunks but one with it.
///
/// - Complexity: O(1) for each element; replacing one element takes O(*n* / 64 + 64), where *n* is the number of elements.
@usableFromInline package struct RenderNodes: RandomAccessCollection, MutableCollection, Sendable {
    @usableFromInline package typealias Index = Int

    @usableFromInline var chunks: ContiguousArray<ContiguousArray<RenderNode>>
    @usableFromInline package let count: Int

    package init(_ nodes: [RenderNode]) {
        count = nodes.count
        chunks = []
        chunks.reserveCapacity((nodes.count + Self.mask) >> Self.shift)
        for start in stride(from: 0, to: nodes.count, by: Self.mask + 1) {
            chunks.append(ContiguousArray(nodes[start..<Swift.min(start + Self.mask + 1, nodes.count)]))
        }
    }

    // 64 nodes: a replacement copies a chunk and the list of chunks.
    @inlinable static var shift: Int { 6 }
    @inlinable static var mask: Int { 63 }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }
    @inlinable package func index(after index: Int) -> Int { index + 1 }
    @inlinable package func index(before index: Int) -> Int { index - 1 }

    @inlinable package subscript(index: Int) -> RenderNode {
        get { chunks[index >> Self.shift][index & Self.mask] }
        _modify { yield &chunks[index >> Self.shift][index & Self.mask] }
    }
}
