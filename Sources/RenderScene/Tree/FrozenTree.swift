import CoreGraphics

/// A layer with everything below it as it was shown at one time, for ever: a snapshot, or the old side of a transition.
///
/// It holds no pixels: it is drawn like any other layer, at any scale, with its own time standing still.
package final class FrozenTree: Sendable {
    /// The slice of the tree; its root is the layer.
    package var tree: RenderTree { storedTree }
    // Changed by deinit alone.
    private nonisolated(unsafe) var storedTree: RenderTree
    /// The time of the root's superlayer.
    package let time: Double
    /// How many running transitions lie within each other in it.
    package let transitionDepth: Int
    /// Whether filters of some layer apply to what lies beneath it.
    let hasBackdrops: Bool

    package init(_ tree: RenderTree, at time: Double) {
        storedTree = tree
        self.time = time
        transitionDepth = tree.nodes.reduce(0) { max($0, $1.transitionDepth) }
        hasBackdrops = !tree.backdrops.isEmpty
    }

    deinit { FrozenTreeRelease.release(&storedTree) }

    /// The same picture with at most so many transitions within each other; deeper ones show their new side alone.
    package func limitingTransitions(to depth: Int) -> FrozenTree {
        guard transitionDepth > depth else { return self }
        return FrozenTree(tree.mapNodes { $0.limitingTransitions(to: depth) }, at: time)
    }
}

extension RenderTree {
    /// What a layer and everything below it show at a media time.
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

/// Lets frozen trees go one after the other: a snapshot of a snapshot of a snapshot … would otherwise be released by recursion as deep.
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
