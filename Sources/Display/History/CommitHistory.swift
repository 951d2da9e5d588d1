import QuartzCore
import RenderScene
import Rendering

/// The commits of the last seconds as values, from which a frame of the past is drawn again with the same bytes.
///
/// Unchanged nodes are shared between commits, so that one costs what it has changed. Images that the screen does not show any more cost
/// nothing while the app has them, and then a fraction of their size once they are compressed (`unpackedImages()`). The oldest commits are
/// dropped once they are too old or too much memory is in use, so that the history is shorter where much changes.
@MainActor
package final class CommitHistory {
    /// Seconds that are kept.
    package let duration: Double
    /// Bytes that are kept, about.
    package var memoryLimit: Int { didSet { drop(before: -.infinity) } }
    /// Bytes in use, about: of nodes, structure and images that only the past has.
    package var byteCount: Int { nodeByteCount + imageByteCount }
    /// Those of nodes and structure.
    package private(set) var nodeByteCount = 0
    /// Those of images that neither the present tree nor the app has.
    package var imageByteCount: Int { images.byteCount }
    private var images = KeptImages()
    /// Ascending by time. `first` is the index of the oldest that is kept: the array moves only now and then.
    private var moments: [Moment] = []
    private var first = 0

    /// The screen from a commit on.
    struct Moment {
        let time: Double
        var tree: RenderTree
        let target: RenderTarget
        /// The bytes of nodes and structure that the next one does not have: they are free once this one is dropped.
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
            let size = TreeSize(of: moments[last].tree, without: tree)
            nodeByteCount += size.byteCount - moments[last].byteCount
            moments[last].byteCount = size.byteCount
            keep(size.images, besides: tree)
        }
        moments.append(Moment(time: time, tree: tree, target: screen.target))
        images.look(at: time)
        drop(before: time - duration)
    }

    /// Puts copies in the stead of images that the last commit shows and the next one does not, so that the app's own can end.
    private func keep(_ left: [CGImage], besides next: RenderTree) {
        var rest: [ObjectIdentifier: CGImage] = [:]
        for image in left where !image.isKept { rest[ObjectIdentifier(image)] = image }
        guard !rest.isEmpty else { return }
        // Another layer may show it now.
        for node in next.nodes { if let image = node.values.contents { rest[ObjectIdentifier(image)] = nil } }
        guard !rest.isEmpty else { return }
        let copies = rest.mapValues(images.copy)
        var replacement = SharedReplacement { node in
            node.values.contents.flatMap { copies[ObjectIdentifier($0)] }.map { node.replacing(contents: $0) }
        }
        // Commits before one without the images were here when these left the last time.
        for index in moments[first...].indices.reversed() where !replacement.apply(to: &moments[index].tree) { break }
    }

    /// Images that only the past has and that no call returned before: their memory shrinks by `CGImage.pack()`, on any thread.
    package func unpackedImages() -> [CGImage] {
        images.look(at: .infinity)
        return images.takeUnpacked()
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

    /// The commits that are kept, ascending by media time.
    package var commits: [(time: Double, tree: RenderTree)] { moments[first...].map { ($0.time, $0.tree) } }

    /// The frame of a media time as an image; nil if its commit is not kept.
    package func image(at time: Double, _ renderer: SoftwareRenderer) -> CGImage? {
        moment(at: time).map { renderer.render($0.tree, at: time, drawn: $0.tree.drawnLayers(at: time), target: $0.target) }
    }

    /// The values of a layer at a media time; nil if it is not in the tree then.
    package func values(of layer: UInt64, at time: Double) -> LayerValues? {
        guard let tree = moment(at: time)?.tree, let index = tree.nodes.firstIndex(where: { $0.layer.rawValue == layer }) else {
            return nil
        }
        return tree.values(of: index, at: time)
    }

    /// The tree that is shown at a media time; nil before the first commit that is kept.
    package func tree(at time: Double) -> RenderTree? { moment(at: time)?.tree }

    /// The media times of the commits from a time on; of more than `most` the latest.
    package func times(since time: Double, most: Int) -> [Double] {
        moments[first...].drop { $0.time < time }.suffix(most).map(\.time)
    }

    package func removeAll() {
        (moments, first, nodeByteCount) = ([], 0, 0)
        images = KeptImages()
    }

    /// Drops the commits that no frame from a time on shows, and as many more as the memory demands; the last one stays.
    private func drop(before time: Double) {
        while count > 1, moments[first + 1].time <= time || byteCount > memoryLimit {
            nodeByteCount -= moments[first].byteCount
            // The array moves only now and then; what it held is free at once.
            (moments[first].byteCount, moments[first].tree) = (0, .empty)
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
    package func draw(_ history: CommitHistory, at time: Double, as filter: AnimationFilter = AnimationFilter()) -> Bool {
        guard let moment = history.moment(at: time) else { return false }
        let tree = filter.applied(to: moment.tree, at: time)
        renderer.draw(tree, at: time, drawn: tree.drawnLayers(at: time), target: moment.target)
        return true
    }

    /// The pixels of the last frame, 0xFFRRGGBB, row by row; nil before the first. Valid during the call.
    package func withPixels<Result>(_ body: (UnsafePointer<UInt32>, _ width: Int, _ height: Int) -> Result) -> Result? {
        renderer.withPixels(body)
    }
}
