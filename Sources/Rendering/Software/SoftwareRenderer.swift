import RenderScene

/// Draws frames on the processor, with whole-number arithmetic throughout, so that a machine gives the same bytes every time.
///
/// A frame takes these steps: sample the tree, list what can be seen, then paint the list band by band. Bands keep what is being painted
/// in the processor's cache, and bound the memory that nested groups and masks take. All scratch memory is kept for the next frame; one
/// renderer serves one thread at a time.
package final class SoftwareRenderer: TreeRenderer {
    let sample = TreeSample()
    let builder: DisplayListBuilder
    let rasterizer = CoverageRasterizer()
    var flattener = OutlineFlattener()
    let samples = ScratchBuffer<UInt32>()
    let filter = GaussianFilter()
    /// Room for what comes out of a filter until it is painted, and for what comes out of the next one.
    let filtered = ScratchBuffer<UInt32>()
    let filteredAgain = ScratchBuffer<UInt32>()
    /// What of the picture each of several filters has to give.
    @exclusivity(unchecked) var filteredParts: [DeviceRect] = []
    let grid = ScratchBuffer<UInt32>()
    let maskedRuns = ScratchBuffer<CoverageRun>()
    /// What the commands painted so far have opened, the innermost last; the target itself first.
    @exclusivity(unchecked) var layers: [PaintedLayer] = []
    /// Reused by depth.
    @exclusivity(unchecked) var masks: [ClipMask] = []
    @exclusivity(unchecked) var groups: [ScratchBuffer<UInt32>] = []
    /// What lies below everything.
    @exclusivity(unchecked) private(set) var background: UInt32 = 0xff00_0000
    /// Rows of pixels painted at a time; nil chooses. Tests set it: no choice changes a byte.
    @exclusivity(unchecked) var bandHeight: Int?

    package convenience init() { self.init(depth: 0) }

    /// - Parameter depth: how many rasterized layers lie around what is drawn.
    init(depth: Int) { builder = DisplayListBuilder(depth: depth) }

    package func render(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage {
        sample.sample(tree, at: time, drawn: drawn)
        builder.build(sample, for: target)
        background = target.isOpaque ? 0xff00_0000 : 0
        return CGImage(width: target.width, height: target.height, isOpaque: target.isOpaque) { pixels in
            guard let base = pixels.baseAddress else { return }
            // What casts a shadow may be wider than the target.
            samples.reserve(target.width + 2 * DisplayListBuilder.farthest)
            let height = bandHeight ?? rowsPerBand(of: target)
            for top in stride(from: 0, to: target.height, by: height) {
                let band = DeviceRect(left: 0, top: top, right: target.width, bottom: min(top + height, target.height))
                paint(on: Surface(pixels: base + top * target.width, bounds: band, stride: target.width))
            }
        }
    }

    /// As many rows as fit the cache with all that is nested at one time, but not so few that beginning a band costs more than painting
    /// it, unless memory would grow without bound.
    func rowsPerBand(of target: RenderTarget) -> Int {
        let bytesPerRow = target.width * MemoryLayout<UInt32>.stride
        let nested = builder.list.nestedBytesPerRow
        let cached = max(Self.cacheBytes / (bytesPerRow + nested), Self.fewestRows)
        let bounded = nested > 0 ? max((Self.nestedBytes - builder.list.nestedBytes) / nested, 1) : target.height
        // A band has to hold what is read around the place where a backdrop is painted.
        return min(builder.list.hasBackdrops ? target.height : cached, bounded, target.height)
    }

    /// About what a core's second-level cache holds.
    private static let cacheBytes = 1 << 20
    private static let fewestRows = 64
    /// The most that groups and masks may take together.
    static let nestedBytes = 64 << 20
}
