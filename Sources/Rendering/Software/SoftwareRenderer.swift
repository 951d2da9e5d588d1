import RenderScene

/// Draws frames on the processor, with whole-number arithmetic throughout, so that a machine gives the same bytes every time.
///
/// A frame takes these steps: sample the tree, list what can be seen (`DisplayList`), find what has changed since the frame before (`+Damage`), sort the
/// commands into bands of rows (`BandBins`), and paint these on as many threads as it is worth (`FrameWork`, `BandPainter`). Bands keep what is being
/// painted in the processor's cache, and bound the memory that nested groups and masks take. All scratch memory is kept for the next frame; one renderer
/// serves one thread at a time.
package final class SoftwareRenderer: TreeRenderer {
    let sample = TreeSample()
    let builder: DisplayListBuilder
    private let painter = BandPainter()
    private let kernels: Kernels
    /// How many threads paint a frame, at most; no choice changes a byte.
    package var threads = RenderThreads.standardCount
    /// Rows of pixels painted at a time; nil chooses. Tests set it: no choice changes a byte.
    @exclusivity(unchecked) var bandHeight: Int?
    /// How many threads helped with the last frame.
    @exclusivity(unchecked) private(set) var lastHelpers = 0
    /// The frame that `draw` has drawn last.
    @exclusivity(unchecked) var shown: ShownFrame?

    package convenience init() { self.init(depth: 0) }

    /// - Parameter depth: how many rasterized layers lie around what is drawn.
    init(depth: Int, kernels: Kernels = .best) {
        builder = DisplayListBuilder(depth: depth)
        self.kernels = kernels
    }

    package func render(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage {
        build(tree, at: time, drawn: drawn, target: target)
        return CGImage(width: target.width, height: target.height, isOpaque: target.isOpaque) { pixels in
            guard let base = pixels.baseAddress else { return }
            paint([target.bounds], of: target, into: base)
        }
    }

    func build(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) {
        sample.sample(tree, at: time, drawn: drawn)
        builder.build(sample, for: target)
    }

    /// Paints rectangles of the frame that was built last.
    func paint(_ rects: [DeviceRect], of target: RenderTarget, into pixels: UnsafeMutablePointer<UInt32>) {
        // A band has to hold what is read around the place where a backdrop is painted.
        let height = builder.list.hasBackdrops ? target.height : min(bandHeight ?? rowsPerBand(of: target), target.height)
        let parts = rects.flatMap { rect in
            stride(from: rect.top / height * height, to: rect.bottom, by: height).map { top in
                rect.intersection(DeviceRect(left: 0, top: top, right: target.width, bottom: top + height))
            }
        }
        let work = FrameWork(
            builder.list, BandBins(builder.list, rows: target.height, height: height), parts: parts,
            background: target.isOpaque ? 0xff00_0000 : 0, kernels: kernels, width: target.width, pixels: pixels)
        let pixelCount = rects.reduce(0) { $0 + $1.width * $1.height }
        let helpers = pixelCount < Self.fewestSharedPixels ? 0 : min(threads, parts.count) - 1
        lastHelpers = helpers
        if helpers > 0 { RenderThreads.shared.offer(work, helpers: helpers) }
        work.finish(with: painter)
        if helpers > 0 { RenderThreads.shared.withdraw(work) }
    }

    /// As many rows as fit the cache with all that is nested at one time, but not so few that beginning a band costs more than painting
    /// it, unless memory would grow without bound.
    func rowsPerBand(of target: RenderTarget) -> Int {
        let bytesPerRow = target.width * MemoryLayout<UInt32>.stride
        let nested = builder.list.nestedBytesPerRow
        let cached = max(Self.cacheBytes / (bytesPerRow + nested), Self.fewestRows)
        let bounded = nested > 0 ? max((Self.nestedBytes - builder.list.nestedBytes) / nested, 1) : target.height
        return min(cached, bounded, target.height)
    }

    /// About half of what a core's second-level cache holds.
    private static let cacheBytes = 1 << 19
    private static let fewestRows = 64
    /// Waking another thread takes about as long as painting these.
    private static let fewestSharedPixels = 1 << 17
    /// The most that groups and masks may take together.
    static let nestedBytes = 64 << 20
}
