import CoreGraphics
import RenderScene
import UIKit

/// Finds faults in the kept commits of an app: reads values alone, so that it can run on any thread.
///
/// - Complexity: O(*c* · *n* + *f* · *m*), where *c* is the number of commits, *n* that of layers, *f* that of frames in which something
///   moves, and *m* that of layers then, times that of texts.
package struct FindingsAnalysis {
    private let moments: [(time: Double, tree: RenderTree)]
    private let end: Double
    private let clock: FrameClock
    private let notes: FindingsNotes
    private let limits: FindingLimits
    private var found: [Finding] = []

    /// - Parameters:
    ///   - moments: The commits, ascending by media time.
    ///   - end: The media time at which the last one ends.
    ///   - base: The media time of a frame; the others are at multiples of the interval.
    private init(
        _ moments: [(time: Double, tree: RenderTree)], until end: Double, base: Double, framesPerSecond: Int, _ notes: FindingsNotes,
        limits: FindingLimits
    ) {
        (self.moments, self.end, self.notes, self.limits) = (moments, end, notes, limits)
        clock = FrameClock(base: base, framesPerSecond: Double(framesPerSecond))
    }

    /// The findings, ascending by time.
    package static func findings(
        _ moments: [(time: Double, tree: RenderTree)], until end: Double, base: Double, framesPerSecond: Int, _ notes: FindingsNotes,
        limits: FindingLimits = FindingLimits()
    ) -> [Finding] {
        var analysis = FindingsAnalysis(
            moments, until: end, base: base, framesPerSecond: framesPerSecond, notes, limits: limits)
        analysis.scan()
        return (analysis.found + notes.faults).sorted { ($0.time, $0.text) < ($1.time, $1.text) }
    }

    // MARK: Scanning

    private mutating func scan() {
        var jumps = JumpSearch(limit: limits.jump, velocityLimit: limits.velocityJump)
        var movement = MovementScan(limits)
        var redraws = RedrawScan(limit: limits.redraws)
        var contrast = ContrastScan(notes, tolerance: limits.contrastTolerance)
        let sample = TreeSample()
        var indices: [LayerID: Int] = [:]
        var before = RenderTree.empty
        let moves = notes.touches.flatMap(\.moves).sorted()
        var nextMove = 0
        for (number, moment) in moments.enumerated() {
            let tree = moment.tree
            let change = TreeChange(from: before, to: tree, &indices)
            while nextMove < moves.count, moves[nextMove] <= moment.time + 1e-9 {
                jumps.fingerMoves(at: moves[nextMove])
                nextMove += 1
            }
            if hasRotated(before, tree) { jumps.isRotating = true } else if jumps.isRotating, before.isStill { jumps.isRotating = false }
            jumps.note(tree)
            let first = clock.frame(at: moment.time)
            for index in change.indices { redraws.add(tree.nodes[index], at: first) }
            let next = number + 1 < moments.count ? clock.frame(at: moments[number + 1].time) : clock.frame(at: end) + 1
            scan(first..<max(next, first), tree, change, sample, &movement, &redraws, &contrast)
            if change.isStructural { movement.keep(indices) }
            before = tree
        }
        _ = jumps.judge(until: end)
        redraws.finish()
        contrast.finish(at: clock.frame(at: end))
        add(jumps.take())
        add(redraws.found)
        add(contrast.found)
        addReactions(movement.movements)
    }

    /// Scans the frames that show a tree.
    private mutating func scan(
        _ frames: Range<Int>, _ tree: RenderTree, _ change: TreeChange, _ sample: TreeSample, _ movement: inout MovementScan,
        _ redraws: inout RedrawScan, _ contrast: inout ContrastScan
    ) {
        guard let first = frames.first else { return }
        let animated = tree.nodes.indices.filter { tree.traits[$0].contains(.animated) || tree.traits[$0].contains(.ownTime) }
        var candidates = Set(change.indices).union(animated).sorted()
        var wasRunning = true
        for frame in frames {
            let time = clock.time(of: frame)
            let running = animated.filter { isRunning($0, tree, at: time) }
            // The frame after the end of an animation shows the model.
            guard frame == first || wasRunning || !running.isEmpty else {
                if contrast.isDue(at: time) {
                    sample.sample(tree, at: time)
                    contrast.add(frame, at: time, tree, sample)
                }
                continue
            }
            wasRunning = !running.isEmpty
            sample.sample(tree, at: time)
            let isVisible: (Int) -> Bool = { LayerGeometry(tree, $0, at: time).isVisible($0, in: tree, at: time) }
            let stalls = movement.add(
                frame, tree, sample, candidates, isStructural: frame == first && change.isStructural, isVisible: isVisible)
            for stall in stalls where isVisible(stall.index) { add(stall, tree) }
            for index in running where tree.nodes[index].content != nil { redraws.addDrawing(tree.nodes[index].layer, at: frame) }
            contrast.add(frame, at: time, tree, sample)
            candidates = animated
        }
    }

    private func isRunning(_ index: Int, _ tree: RenderTree, at time: Double) -> Bool {
        let node = tree.nodes[index]
        guard !node.tracks.isEmpty else { return !node.time.isPlain }
        let local = tree.localTime(of: index, at: time)
        return node.tracks.contains { $0.phase(at: local) != nil } || !node.time.isPlain
    }

    private func hasRotated(_ before: RenderTree, _ tree: RenderTree) -> Bool {
        guard let old = before.nodes.first, let new = tree.nodes.first else { return false }
        return old.values.bounds.size != new.values.bounds.size
    }

    // MARK: Findings

    private func name(_ layer: LayerID, _ fallback: String) -> String { notes.views[layer]?.name ?? fallback }

    /// Seconds for sentences, since frame 0.
    private func seconds(_ time: Double) -> String { ((time - clock.base) * 1000).rounded().printedThousandths }

    /// The visible rectangle of a layer at a media time.
    private func frame(_ layer: LayerID, at time: Double) -> CGRect? {
        guard let tree = tree(at: time), let index = tree.nodes.firstIndex(where: { $0.layer == layer }) else { return nil }
        return LayerGeometry(tree, index, at: time).visibleRect
    }

    private func tree(at time: Double) -> RenderTree? {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle].time <= time + 1e-9 { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? moments[low - 1].tree : nil
    }

    private mutating func add(_ jumps: [JumpSearch.Jump]) {
        for jump in jumps where notes.views[jump.layer]?.isReused != true {
            let name = name(jump.layer, jump.name)
            let text: String
            switch jump.quantity {
            case .location:
                text =
                    "\(name) jumps by \(jump.size.rounded().printed) points at \(seconds(jump.time)) s, from \(jump.from.rounded) to "
                    + "\(jump.to.rounded) on the screen, while its geometry is animated; at most \(limits.jump.printed) are expected."
            case .velocity:
                let (slow, fast) = jump.velocities
                text =
                    "The velocity of \(name) jumps by \(jump.size.rounded().printed) points per second at \(seconds(jump.time)) s, from "
                    + "\(slow.printed) to \(fast.printed), where one animation follows another; at most \(limits.velocityJump.printed) "
                    + "are expected."
            }
            found.append(
                Finding(
                    kind: .jump, time: jump.time, layer: jump.layer, name: name, text: text, value: jump.size,
                    limit: jump.quantity == .location ? limits.jump : limits.velocityJump, frame: jump.to))
        }
    }

    private mutating func add(_ stall: MovementScan.Stall, _ tree: RenderTree) {
        let (begin, end) = (clock.time(of: stall.frames.lowerBound), clock.time(of: stall.frames.upperBound))
        let isHeld = notes.touches.contains { $0.begin <= end && ($0.end ?? end) >= begin - 1 / clock.framesPerSecond }
        guard !isHeld, notes.views[stall.layer]?.isReused != true else { return }
        let name = name(stall.layer, tree.nodes[stall.index].name)
        let text =
            "\(name) does not move in \(stall.frames.count) frames from \(seconds(begin)) s on, in the middle of a movement that goes on "
            + "then."
        found.append(
            Finding(
                kind: .stall, time: begin, end: end, layer: stall.layer, name: name, text: text, value: Double(stall.frames.count),
                limit: Double(limits.stillFrames), frame: LayerGeometry(tree, stall.index, at: end).visibleRect))
    }

    private mutating func add(_ runs: [RedrawScan.Run]) {
        for run in runs {
            let (begin, end) = (clock.time(of: run.begin), clock.time(of: run.end))
            let node = tree(at: begin).flatMap { tree in tree.nodes.first { $0.layer == run.layer } }
            let name = name(run.layer, node?.name ?? "CALayer")
            let text =
                "\(name) is drawn again in each of \(run.count) frames from \(seconds(begin)) to \(seconds(end)) s; a layer that moves or "
                + "fades needs no new contents."
            found.append(
                Finding(
                    kind: .redraw, time: begin, end: end, layer: run.layer, name: name, text: text, value: Double(run.count),
                    limit: Double(limits.redraws), frame: frame(run.layer, at: begin)))
        }
    }

    private mutating func add(_ runs: [ContrastScan.Run]) {
        for run in runs {
            let time = clock.time(of: run.frame)
            let name = name(run.layer, run.tree.nodes[run.index].name)
            let text = UILabel.contrastSentence(name, run.ratio, run.needed)
            found.append(
                Finding(
                    kind: .contrast, time: time, end: max(time, clock.time(of: run.end)), layer: run.layer, name: name, text: text,
                    value: run.ratio, limit: run.needed, frame: frame(run.layer, at: time)))
        }
    }

    // MARK: Reactions

    private mutating func addReactions(_ movements: [(frame: Int, layer: LayerID, index: Int)]) {
        for touch in notes.touches where !touch.isCancelled {
            guard let cause = touch.dragBegin ?? touch.end, let receiver = receiver(of: touch) else { continue }
            let frames = clock.frame(at: touch.begin)...clock.frame(at: cause + limits.longestReaction)
            let next = notes.touches.first { $0.begin > touch.begin }?.begin ?? .infinity
            guard let movement = movements.first(where: { frames.contains($0.frame) }) else { continue }
            let time = clock.time(of: movement.frame)
            let delay = time - cause
            // A movement from before goes on; another touch has its own.
            let wasMoving = movements.contains { $0.frame < frames.lowerBound && $0.frame >= frames.lowerBound - 2 }
            guard delay > limits.reaction, !wasMoving, next > time else { continue }
            let milliseconds = (delay * 1000).rounded().printed
            let name = name(receiver.layer, receiver.name)
            let action = touch.dragBegin == nil ? "tap on" : "drag of"
            let text =
                "The first movement after the \(action) \(name) at \(seconds(cause)) s comes \(milliseconds) ms later; up to "
                + "\((limits.reaction * 1000).printed) ms are taken for immediate."
            found.append(
                Finding(
                    kind: .lateReaction, time: cause, end: time, layer: receiver.layer, name: name, text: text, value: delay,
                    limit: limits.reaction, frame: frame(receiver.layer, at: cause)))
        }
    }

    /// The topmost layer under a touch's beginning whose view takes it.
    private func receiver(of touch: TouchNote) -> (layer: LayerID, name: String)? {
        guard let tree = tree(at: touch.begin) else { return nil }
        for index in tree.nodes.indices.reversed() {
            guard let note = notes.views[tree.nodes[index].layer], touch.dragBegin == nil ? note.takesTaps : note.takesDrags,
                LayerGeometry(tree, index, at: touch.begin).visibleRect.contains(touch.start)
            else { continue }
            return (tree.nodes[index].layer, tree.nodes[index].name)
        }
        return nil
    }
}

extension Double {
    /// Thousandths as a number with three digits after the point at most.
    fileprivate var printedThousandths: String { (self / 1000).printed }
}

extension SIMD2<Double> {
    fileprivate var printed: String { "(\(x.rounded().printed) \(y.rounded().printed))" }
}
