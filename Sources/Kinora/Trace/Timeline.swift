import Display
import QuartzCore
import RenderScene
import Rendering

/// History of animated layers and animation events since the stage was created, from which a trace is sampled.
///
/// Layers without animations are left out, so that images redrawn every frame are not kept. Memory is bounded: beyond its limits the
/// oldest entries are dropped.
@MainActor
final class Timeline: @MainActor AnimationObserver {
    private struct Commit {
        let time: Double
        let tree: RenderTree
    }

    /// Bounds of the history.
    struct Limits {
        var commits, nodes, events: Int

        /// Default limits.
        static let usual = Limits(commits: 1000, nodes: 30_000, events: 10_000)
        /// Limits for `tracesLongRuns`.
        static let wide = Limits(commits: 40_000, nodes: 4_000_000, events: 400_000)
    }

    var limits = Limits.usual
    /// The animations one by one.
    let animationRecorder: AnimationRecorder
    /// Media time at which the stage was created.
    private let epoch: Double
    /// Seconds since the stage was created, without the rounding error of subtracting media times.
    private let elapsed: () -> Double
    private var commits: [Commit] = []
    private var nodeCount = 0
    private var events: [Trace.Event] = []
    private var layers = TracedLayers()
    private var animations: [UInt64: Int] = [:]
    private var lastAnimation = 0

    init(context: LayerContext, epoch: Double, elapsed: @escaping () -> Double) {
        self.elapsed = elapsed
        self.epoch = epoch
        animationRecorder = AnimationRecorder(epoch: epoch, keepsStacks: false)
        context.onPublish = { [weak self] tree in MainActor.assumeIsolated { self?.note(tree) } }
        Environment.current.animationObserver = self
    }

    // MARK: Recording

    private func note(_ tree: RenderTree) {
        layers.findPaths()
        animationRecorder.note(tree)
        let animated = tree.onlyAnimated
        if let last = commits.last, last.time == tree.commitTime {
            nodeCount -= last.tree.nodes.count
            commits.removeLast()
        } else if animated.isEmpty, commits.last?.tree.isEmpty ?? true {
            return
        }
        for node in animated.nodes where !node.tracks.isEmpty { layers.note(node) }
        commits.append(Commit(time: tree.commitTime, tree: animated))
        nodeCount += animated.nodes.count
        while commits.count > limits.commits || nodeCount > limits.nodes, commits.count > 1 { forgetOldestCommits() }
    }

    private func forgetOldestCommits() {
        let count = max(commits.count / 4, 1)
        nodeCount -= commits.prefix(count).reduce(0) { $0 + $1.tree.nodes.count }
        commits.removeFirst(count)
        forgetUnnamed()
    }

    private func forgetOldestEvents() {
        events.removeFirst(events.count - limits.events * 3 / 4)
        forgetUnnamed()
    }

    /// Drops layers and animations without commits or events; the others keep their numbers.
    private func forgetUnnamed() {
        var named = Set(events.compactMap(\.layer))
        for commit in commits {
            for node in commit.tree.nodes where !node.tracks.isEmpty {
                if let number = layers.number(of: node.layer) { named.insert(number) }
            }
        }
        layers.keep(named)
        let running = Set(events.compactMap(\.animation))
        animations = animations.filter { running.contains($0.value) }
    }

    /// Counts of kept commits, layers, animations and events, for tests.
    var counts: (commits: Int, layers: Int, animations: Int, events: Int) {
        (commits.count, layers.all.count, animations.count, events.count)
    }

    func observe(_ event: AnimationEvent) {
        animationRecorder.observe(event)
        if let layer = event.layerObject { layers.note(layer) }
        var finished: Bool?
        let kind: Trace.Event.Kind
        switch event.kind {
        case .added: kind = .added
        case .began: kind = .began
        case .ended(let isFinished): (kind, finished) = (.ended, isFinished)
        case .removed: kind = .removed
        case .completion: kind = .completion
        }
        if events.count >= limits.events { forgetOldestEvents() }
        events.append(
            Trace.Event(
                time: elapsed(), kind: kind, layer: event.layer.flatMap { layers.number(of: $0) },
                animation: event.animation.map { number(of: $0) }, key: event.key, keyPath: event.keyPath, finished: finished))
    }

    private func number(of animation: UInt64) -> Int {
        if let known = animations[animation] { return known }
        lastAnimation += 1
        animations[animation] = lastAnimation
        return lastAnimation
    }

    // MARK: Sampling

    /// The trace up to a time, in seconds since the stage was created.
    func trace(until end: Double, framesPerSecond: Int) -> Trace {
        layers.findPaths()
        let sample = TreeSample()
        let frames = samples(until: end, framesPerSecond: framesPerSecond, sample) { time, animated in
            Trace.Frame(
                time: time,
                layers: animated.map { Trace.LayerFrame(layer: $0.number, tracks: $0.tracks, values: sample.values(at: $0.index)) })
        }
        return Trace(framesPerSecond: framesPerSecond, layers: layers.all, frames: frames, events: events)
    }

    /// The trails of the trace's layers across the screen, by their numbers.
    func trails(until end: Double, framesPerSecond: Int) -> [Int: [LayerPoint]] {
        layers.findPaths()
        let sample = TreeSample()
        var trails: [Int: [LayerPoint]] = [:]
        _ = samples(until: end, framesPerSecond: framesPerSecond, sample) { time, animated in
            guard !animated.isEmpty else { return }
            let maps = LayerMaps(sample)
            for layer in animated {
                let bounds = sample.values(at: layer.index).bounds
                guard let point = maps[layer.index].project(CGPoint(x: bounds.midX, y: bounds.midY)), point.x.isFinite, point.y.isFinite
                else { continue }
                trails[layer.number, default: []].append(LayerPoint(time: time, point: point))
            }
        }
        return trails
    }

    private struct Animated {
        let index, number: Int
        let tracks: [Track]
    }

    /// Samples the tree of each frame, and passes the frame's time with its animated layers.
    private func samples<Result>(
        until end: Double, framesPerSecond: Int, _ sample: TreeSample, _ body: (Double, [Animated]) -> Result
    ) -> [Result] {
        var next = 0
        let rate = Double(framesPerSecond)
        let count = Int((end * rate + MediaTiming.resolution * rate).rounded(.down)) + 1
        return (0..<count).map { index in
            let time = Double(index) / rate
            while next < commits.count, commits[next].time <= epoch + time + MediaTiming.resolution { next += 1 }
            return body(time, next > 0 ? animated(in: commits[next - 1].tree, at: epoch + time, sample) : [])
        }
    }

    private func animated(in tree: RenderTree, at time: Double, _ sample: TreeSample) -> [Animated] {
        guard !tree.isEmpty else { return [] }
        sample.sample(tree, at: time)
        return tree.nodes.indices.compactMap { index in
            let node = tree.nodes[index]
            guard !node.tracks.isEmpty, let number = layers.number(of: node.layer) else { return nil }
            // Tracks of ended animations stay in a tree until the next commit.
            let localTime = tree.localTime(of: index, at: time)
            let tracks = node.tracks.filter { $0.phase(at: localTime) != nil }
            return tracks.isEmpty ? nil : Animated(index: index, number: number, tracks: tracks)
        }
    }
}

/// The middle of a layer on the screen, in points, at a frame's time.
package struct LayerPoint: Hashable, Sendable {
    package let time: Double
    package let point: CGPoint
}

extension RenderTree {
    /// The animated nodes and their ancestors.
    fileprivate var onlyAnimated: RenderTree {
        var isKept = [Bool](repeating: false, count: nodes.count)
        for index in nodes.indices.reversed() where isKept[index] || !nodes[index].tracks.isEmpty {
            isKept[index] = true
            if parents[index] >= 0 { isKept[Int(parents[index])] = true }
        }
        var builder = RenderTreeBuilder()
        var open: [Int32] = []
        for index in nodes.indices where isKept[index] {
            while let end = open.last, end <= Int32(index) {
                builder.close()
                open.removeLast()
            }
            builder.open(nodes[index])
            open.append(subtreeEnds[index])
        }
        for _ in open { builder.close() }
        return builder.tree(at: commitTime, serial: serial)
    }
}
