import QuartzCore
import RenderScene
import Rendering

/// The commits of the last seconds as values, from which a frame of the past is drawn again with the same bytes.
///
/// Unchanged nodes are shared between commits, so that one costs what it has changed. The oldest are dropped once they are too old or too
/// much memory is in use, so that the history is shorter where much changes.
@MainActor
package final class CommitHistory {
    /// Seconds that are kept.
    package let duration: Double
    /// Bytes that are kept, about.
    package var memoryLimit: Int { didSet { drop(before: -.infinity) } }
    /// Bytes in use, about: of nodes, structure and images that the present tree does not have.
    package private(set) var byteCount = 0
    /// Ascending by time. `first` is the index of the oldest that is kept: the array moves only now and then.
    private var moments: [Moment] = []
    private var first = 0

    /// The screen from a commit on.
    struct Moment {
        let time: Double
        let tree: RenderTree
        let target: RenderTarget
        /// Of what it has and the next one does not: what is free once it is dropped.
        var byteCount = 0
    }

    package init(duration: Double = 60, memoryLimit: Int = 64 << 20) {
        (self.duration, self.memoryLimit) = (duration, memoryLimit)
    }

    /// The number of commits that are kept.
    package var count: Int { moments.count - first }

    /// The media time from which on frames can be drawn; nil before the first commit.
    package var begin: Double? { first < moments.count ? moments[first].time : nil }

    /// Adds the tree of a screen, which was committed at a media time not before that of the last one.
    package func add(_ tree: RenderTree, of screen: Screen, at time: Double) {
        // No frame shows a tree that another one follows at the same time.
        if let last = moments.last, last.time >= time, count > 0 { moments.removeLast() }
        if count > 0 {
            let last = moments.count - 1
            byteCount -= moments[last].byteCount
            moments[last].byteCount = TreeSize.difference(of: moments[last].tree, from: tree)
            byteCount += moments[last].byteCount
        }
        moments.append(Moment(time: time, tree: tree, target: screen.target))
        drop(before: time - duration)
    }

    /// The commit that is shown at a media time; nil before the first one that is kept.
    func moment(at time: Double) -> Moment? {
        var (low, high) = (first, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low > first ? moments[low - 1] : nil
    }

    package func removeAll() { (moments, first, byteCount) = ([], 0, 0) }

    /// Drops the commits that no frame from a time on shows, and as many more as the memory demands; the last one stays.
    private func drop(before time: Double) {
        while count > 1, moments[first + 1].time <= time || byteCount > memoryLimit {
            byteCount -= moments[first].byteCount
            first += 1
        }
        guard first > 64, first * 2 > moments.count else { return }
        moments.removeFirst(first)
        first = 0
    }
}

/// Draws frames of the past: the tree that was current at a time, sampled at that time, by a renderer of its own.
@MainActor
package final class PastRenderer {
    private let renderer = SoftwareRenderer()

    package init() {}

    /// Draws the frame of a media time; false if its commit is no longer kept. `withPixels` then has it.
    package func draw(_ history: CommitHistory, at time: Double) -> Bool {
        guard let moment = history.moment(at: time) else { return false }
        renderer.draw(moment.tree, at: time, drawn: moment.tree.drawnLayers(at: time), target: moment.target)
        return true
    }

    /// The pixels of the last frame, 0xFFRRGGBB, row by row; nil before the first. Valid during the call.
    package func withPixels<Result>(_ body: (UnsafePointer<UInt32>, _ width: Int, _ height: Int) -> Result) -> Result? {
        renderer.withPixels(body)
    }
}
