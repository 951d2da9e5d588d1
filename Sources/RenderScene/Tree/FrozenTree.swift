import CoreGraphics

/// A layer and its subtree, frozen at one time: a snapshot, or the old side of a transition.
///
/// Contains no pixels: drawn like any other layer, at any scale, with its own time paused.
package final class FrozenTree: Sendable {
    /// Slice of the tree; its root is the layer.
    package var tree: RenderTree { storedTree }
    // Changed by deinit alone.
    private nonisolated(unsafe) var storedTree: RenderTree
    /// Time of the root's superlayer.
    package let time: Double
    /// Nesting depth of its running transitions.
    package let transitionDepth: Int
    /// Whether a layer filters the content beneath it.
    let hasBackdrops: Bool

    package init(_ tree: RenderTree, at time: Double) {
        storedTree = tree
        self.time = time
        transitionDepth = tree.nodes.reduce(0) { max($0, $1.transitionDepth) }
        hasBackdrops = !tree.backdrops.isEmpty
    }

    deinit { FrozenTreeRelease.release(&storedTree) }

    /// The same tree with nested transitions limited to a depth; deeper ones show their new side alone.
    package func limitingTransitions(to depth: Int) -> FrozenTree {
        guard transitionDepth > depth else { return self }
        return FrozenTree(tree.mapNodes { $0.limitingTransitions(to: depth) }, at: time)
    }
}

extension RenderTree {
    /// Freezes a layer and its subtree at a media time.
    package func frozen(_ index: Int, at time: Double) -> FrozenTree {
        let parent = Int(parents[index])
        return FrozenTree(subtree(at: index), at: parent < 0 ? time : localTime(of: parent, at: time))
    }
}

extension RenderNode {
    fileprivate var transitionDepth: Int { tracks.reduce(0) { max($0, $1.transition?.depth ?? 0) } }

    fileprivate func limitingTransitions(to depth: Int) -> RenderNode {
        guard transitionDepth > depth else { return self }
        let limited = tracks.compactMap { track -> Track? in
            guard let transition = track.transition, transition.depth > depth else { return track }
            guard depth > 0 else { return nil }
            return track.running(transition.replacingOld(by: transition.old?.limitingTransitions(to: depth - 1)))
        }
        return RenderNode(layer: layer, name: name, values: values, time: time, tracks: limited, role: role, content: content)
    }
}

/// Releases frozen trees iteratively: nested snapshots would otherwise be released by recursion.
private enum FrozenTreeRelease {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var waiting: [RenderTree] = []
    nonisolated(unsafe) private static var isReleasing = false

    static func release(_ tree: inout RenderTree) {
        let isOuter = lock.withLock {
            waiting.append(tree)
            tree = .empty
            defer { isReleasing = true }
            return !isReleasing
        }
        guard isOuter else { return }
        while let next = lock.withLock({ take() }) { _ = consume next }
    }

    private static func take() -> RenderTree? {
        if waiting.isEmpty { isReleasing = false }
        return waiting.popLast()
    }
}
