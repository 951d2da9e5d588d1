import CoreGraphics
import RenderScene

/// Finds layers whose displayed location jumps while their geometry is animated: at the beginning of an animation that starts elsewhere, at
/// the end of one whose last value is not the model's, or where one is removed. Optionally also those whose velocity jumps where one
/// animation follows another.
///
/// Each moment at which the app has changed something is judged by itself: the values just before it, in the tree of that time, and just
/// after it, in the last tree of the moment. So are the beginnings and ends of animations in between. Time between the values is 20 µs, so
/// no velocity counts as a jump. Layers without an animation are left out, and so are moments at which a finger moves, and those from a
/// rotation of the device until nothing moves.
package struct JumpSearch {
    package struct Jump: Sendable {
        package enum Quantity: Sendable { case location, velocity }

        package let quantity: Quantity
        package let layer: LayerID
        /// The layer's name in the tree.
        package let name: String
        /// Media time.
        package let time: Double
        /// The visible rectangles on the screen just before and just after.
        package let from: CGRect
        package let to: CGRect
        /// In points, or points per second.
        package let size: Double
        /// The velocities before and after, in points per second; for a jump of velocity.
        package var velocities = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    }

    private let limit: Double
    private let velocityLimit: Double
    /// The last tree of the moment before, and the last tree of the latest moment.
    private var before = RenderTree.empty
    private var latest = RenderTree.empty
    private var isJudged = true
    /// Media time up to which ends of animations in the latest tree have been judged.
    private var judgedTime = -Double.infinity
    private var found: [Jump] = []
    /// Media time of the last movement of a finger.
    private var fingerTime = -Double.infinity
    /// Whether a finger moves at the latest moment.
    private var isFingerMoving = false
    /// Whether the device has been rotated, and views have moved ever since.
    package var isRotating = false

    /// Seconds before and after a moment.
    private static let distance = 1e-5
    /// Seconds; moments closer than this are one.
    private static let resolution = 1e-9
    /// Seconds over which a velocity is measured.
    private static let velocityTime = 1e-4

    /// - Parameters:
    ///   - limit: Points on the screen that an animated layer may move at one instant.
    ///   - velocityLimit: Points per second by which its velocity may change where one animation follows another.
    package init(limit: Double, velocityLimit: Double = .infinity) {
        self.limit = limit > 0 ? limit : 0
        self.velocityLimit = velocityLimit
    }

    /// The jumps since the last call.
    package mutating func take() -> [Jump] {
        defer { found = [] }
        return found
    }

    /// Notes a finger that moves at a media time, before the tree that it causes.
    package mutating func fingerMoves(at time: Double) { fingerTime = time }

    /// Notes the next tree. What came before is judged.
    package mutating func note(_ tree: RenderTree) {
        if tree.commitTime > latest.commitTime + Self.resolution {
            judge()
            judgeEnds(until: tree.commitTime)
            before = latest
            judgedTime = tree.commitTime
            isFingerMoving = false
        }
        latest = tree
        // Now, because the moment is judged after the next one has begun.
        if abs(fingerTime - tree.commitTime) < 1e-6 { isFingerMoving = true }
        isJudged = false
    }

    /// Judges what happened until a media time. Returns false, and does nothing, if more changes of the latest moment may follow.
    package mutating func judge(until now: Double) -> Bool {
        guard now > latest.commitTime + Self.resolution else { return false }
        judge()
        judgeEnds(until: now)
        return true
    }

    // MARK: Judging

    private mutating func judge() {
        guard !isJudged else { return }
        isJudged = true
        let time = latest.commitTime
        guard let old = before.nodes.first, let new = latest.nodes.first, old.values.bounds.size == new.values.bounds.size,
            !isFingerMoving, !isRotating
        else { return }
        let candidates = Set(animated(before, at: time - Self.distance) + animated(latest, at: time + Self.distance))
        guard !candidates.isEmpty else { return }
        let oldIndices = Dictionary(before.nodes.indices.map { (before.nodes[$0].layer, $0) }) { first, _ in first }
        for index in latest.nodes.indices where candidates.contains(latest.nodes[index].layer) {
            guard let oldIndex = oldIndices[latest.nodes[index].layer] else { continue }
            compare((before, oldIndex), (latest, index), at: time)
        }
    }

    /// Judges animations of the latest tree that begin or end by themselves, without a commit.
    private mutating func judgeEnds(until end: Double) {
        let (first, last) = (judgedTime + Self.distance, end - Self.distance)
        judgedTime = max(judgedTime, end)
        guard first < last, !isRotating else { return }
        for index in latest.nodes.indices where !latest.nodes[index].tracks.isEmpty {
            var from = first
            while from < last {
                let to = min(from + Self.interval, last)
                if let time = change(of: index, from: from, to: to) { compare((latest, index), (latest, index), at: time) }
                from = to
            }
        }
    }

    /// Seconds between which an animation does not both begin and end.
    private static let interval = 0.05

    /// Time at which an animation begins or ends; nil if it does not.
    private func change(of index: Int, from: Double, to: Double) -> Double? {
        let isRunning = isAnimated(index, in: latest, at: from)
        guard isRunning != isAnimated(index, in: latest, at: to) else { return nil }
        var (low, high) = (from, to)
        while high - low > Self.distance / 4 {
            let middle = (low + high) / 2
            if isAnimated(index, in: latest, at: middle) == isRunning { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Layers with a running animation of their geometry.
    private func animated(_ tree: RenderTree, at time: Double) -> [LayerID] {
        tree.nodes.indices.compactMap { isAnimated($0, in: tree, at: time) ? tree.nodes[$0].layer : nil }
    }

    private func isAnimated(_ index: Int, in tree: RenderTree, at time: Double) -> Bool {
        let tracks = tree.nodes[index].tracks
        guard tracks.contains(where: { Self.geometry.contains($0.path.key) }) else { return false }
        let local = tree.localTime(of: index, at: time)
        return tracks.contains { Self.geometry.contains($0.path.key) && $0.phase(at: local) != nil }
    }

    private static let geometry: Set<PropertyKey> = [.position, .transform]

    // MARK: Comparing

    /// Compares a layer just before and just after a time.
    private mutating func compare(_ old: (tree: RenderTree, index: Int), _ new: (tree: RenderTree, index: Int), at time: Double) {
        let (parent, oldParent) = (Int(new.tree.parents[new.index]), Int(old.tree.parents[old.index]))
        guard parent >= 0, oldParent >= 0, new.tree.nodes[parent].layer == old.tree.nodes[oldParent].layer else { return }
        let (oldTime, newTime) = (time - Self.distance, time + Self.distance)
        let from = LayerGeometry(old.tree, old.index, at: oldTime)
        let to = LayerGeometry(new.tree, new.index, at: newTime)
        let size = to.distance(from: from)
        var jump = Jump(
            quantity: .location, layer: new.tree.nodes[new.index].layer, name: new.tree.nodes[new.index].name, time: time,
            from: from.visibleRect, to: to.visibleRect, size: size)
        if size <= limit {
            guard velocityLimit.isFinite, let (slow, fast) = velocities(old, new, at: time, from, to) else { return }
            let change = slow - fast
            let speed = (change * change).sum().squareRoot()
            guard speed > velocityLimit else { return }
            jump = Jump(
                quantity: .velocity, layer: jump.layer, name: jump.name, time: time, from: jump.from, to: jump.to, size: speed,
                velocities: (slow, fast))
        }
        guard from.isVisible(old.index, in: old.tree, at: oldTime), to.isVisible(new.index, in: new.tree, at: newTime) else { return }
        found.append(jump)
    }

    /// The velocities of a layer before and after a time at which one animation follows another; nil if none does.
    private func velocities(
        _ old: (tree: RenderTree, index: Int), _ new: (tree: RenderTree, index: Int), at time: Double, _ from: LayerGeometry,
        _ to: LayerGeometry
    ) -> (SIMD2<Double>, SIMD2<Double>)? {
        let ended = running(old.tree, old.index, at: time - Self.distance)
        let begun = running(new.tree, new.index, at: time + Self.distance)
        guard !ended.isEmpty, !begun.isEmpty, ended != begun else { return nil }
        let step = Self.velocityTime
        let earlier = LayerGeometry(old.tree, old.index, at: time - Self.distance - step)
        let later = LayerGeometry(new.tree, new.index, at: time + Self.distance + step)
        return (from.movement(from: earlier) / step, later.movement(from: to) / step)
    }

    /// The running animations of a layer's position or transform.
    private func running(_ tree: RenderTree, _ index: Int, at time: Double) -> Set<UInt64> {
        let local = tree.localTime(of: index, at: time)
        let tracks = tree.nodes[index].tracks.filter { Self.geometry.contains($0.path.key) && $0.phase(at: local) != nil }
        return Set(tracks.map(\.animation))
    }
}

extension LayerGeometry {
    /// Whether the layer is visible on the screen, by a few points at least, and its center is not covered.
    func isVisible(_ index: Int, in tree: RenderTree, at time: Double) -> Bool {
        let shown = visibleRect.intersection(tree.nodes[0].values.bounds)
        guard !shown.isNull, shown.width >= 8, shown.height >= 8 else { return false }
        let center = CGPoint(x: shown.midX, y: shown.midY)
        return !tree.nodes.indices[Int(tree.subtreeEnds[index])...].contains { other in
            let values = tree.values(of: other, at: time)
            guard (values.backgroundColor?.w ?? 0) > 0.9 || !values.backgroundFilters.isEmpty else { return false }
            let cover = LayerGeometry(tree, other, at: time)
            return cover.opacity > 0.9 && cover.visibleRect.contains(center)
        }
    }
}
