import RenderScene
import UIKit

/// Finds layers whose displayed location jumps while their geometry is animated: at the beginning of an animation that starts elsewhere, at
/// the end of one whose last value is not the model's, or where one is removed.
///
/// Each moment at which the app has changed something is judged by itself: the values just before it, in the tree of that time, and just
/// after it, in the last tree of the moment. So are the beginnings and ends of animations in between. Time between the values is 20 µs, so
/// no velocity counts as a jump. Layers without an animation are left out, and so are moments at which a finger moves, and those from a
/// rotation of the device until nothing moves.
@MainActor final class JumpMonitor: TouchObserver {
    private unowned let stage: Stage
    private let limit: Double
    /// Media time at which the stage was created.
    private let begin: Double
    /// The last tree of the moment before, and the last tree of the latest moment.
    private var before = RenderTree.empty
    private var latest = RenderTree.empty
    private var isJudged = true
    /// Media time up to which ends of animations in the latest tree have been judged.
    private var judgedTime = -Double.infinity
    private var found: [ExplorationFinding] = []
    /// Media time of the last movement of a finger.
    private var fingerTime = -Double.infinity
    /// Whether a finger moves at the latest moment.
    private var isFingerMoving = false
    /// Whether the device has been rotated, and views have moved ever since.
    private var isRotating = false

    /// Seconds before and after a moment.
    private static let distance = 1e-5
    /// Seconds; moments closer than this are one.
    private static let resolution = 1e-9

    init(_ stage: Stage, limit: CGFloat) {
        self.stage = stage
        self.limit = limit > 0 ? Double(limit) : 0
        begin = CACurrentMediaTime() - stage.now
        stage.observeCommits { [weak self] tree in self?.note(tree) }
        UIApplication.shared.touchObservers.append(self)
    }

    /// The jumps since the last call.
    func findings() -> [ExplorationFinding] {
        // Changes of the present moment may follow.
        let now = CACurrentMediaTime()
        if now > latest.commitTime + Self.resolution {
            judge()
            judgeEnds(until: now)
            if stage.movingNames.isEmpty { isRotating = false }
        }
        defer { found = [] }
        return found
    }

    /// Leaves out what follows until nothing moves.
    func rotationBegins() { isRotating = true }

    func application(_ application: UIApplication, delivers batch: TouchBatch) {
        if batch.inputs.contains(where: { $0.phase == .moved }) { fingerTime = batch.time }
    }

    private func note(_ tree: RenderTree) {
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

    // MARK: Judging

    private func judge() {
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
    private func judgeEnds(until end: Double) {
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

    /// Compares a layer just before and just after a time.
    private func compare(_ old: (tree: RenderTree, index: Int), _ new: (tree: RenderTree, index: Int), at time: Double) {
        let (parent, oldParent) = (Int(new.tree.parents[new.index]), Int(old.tree.parents[old.index]))
        guard parent >= 0, oldParent >= 0, new.tree.nodes[parent].layer == old.tree.nodes[oldParent].layer else { return }
        let (oldTime, newTime) = (time - Self.distance, time + Self.distance)
        let from = LayerGeometry(old.tree, old.index, at: oldTime)
        let to = LayerGeometry(new.tree, new.index, at: newTime)
        let jump = to.distance(from: from)
        guard jump > limit, isVisible(from, old.index, in: old.tree, at: oldTime), isVisible(to, new.index, in: new.tree, at: newTime),
            let layer = layer(new.tree.nodes[new.index].layer), !isReused(layer)
        else { return }
        let name = NodeDescription.short(layer)
        let (start, end) = (from.visibleRect.rounded, to.visibleRect.rounded)
        found.append(
            ExplorationFinding(
                kind: .jump, subject: name,
                message: "\(name) jumps by \(jump.rounded().printed) points at \((time - begin).printed) s, from \(start) to "
                    + "\(end) on the screen, while its geometry is animated; at most \(limit.printed) are expected."))
    }

    /// Whether a layer is visible on the screen, by a few points at least, and its center is not covered.
    private func isVisible(_ geometry: LayerGeometry, _ index: Int, in tree: RenderTree, at time: Double) -> Bool {
        let shown = geometry.visibleRect.intersection(tree.nodes[0].values.bounds)
        guard !shown.isNull, shown.width >= 8, shown.height >= 8 else { return false }
        let center = CGPoint(x: shown.midX, y: shown.midY)
        return !tree.nodes.indices[Int(tree.subtreeEnds[index])...].contains { other in
            let values = tree.values(of: other, at: time)
            guard (values.backgroundColor?.w ?? 0) > 0.9 || !values.backgroundFilters.isEmpty else { return false }
            let cover = LayerGeometry(tree, other, at: time)
            return cover.opacity > 0.9 && cover.visibleRect.contains(center)
        }
    }

    private func layer(_ id: LayerID) -> CALayer? {
        for window in UIApplication.shared.windows.reversed() {
            if let found = window.layer.subtree.first(where: { $0.id == id }) { return found }
        }
        return nil
    }

    /// Whether it belongs to a cell, which may be shown for another row.
    private func isReused(_ layer: CALayer) -> Bool {
        let view = layer.delegate as? UIView
        return view is UITableViewCell || view is UICollectionReusableView
    }
}

extension CGRect {
    fileprivate var rounded: String {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded()).printed
    }
}
