import RenderScene

/// Paints tiles of a frame in sequence: the state of one thread. All scratch buffers are reused.
final class BandPainter {
    @exclusivity(unchecked) private(set) var kernels = Kernels.best
    let rasterizer = CoverageRasterizer()
    let outlineScratch = OutlineScratch()
    var flattener = OutlineFlattener()
    let samples = ScratchBuffer<UInt32>()
    let filter = GaussianFilter()
    /// Scratch buffers for a filter's output until it is painted, and for that of the next filter.
    let filtered = ScratchBuffer<UInt32>()
    let filteredAgain = ScratchBuffer<UInt32>()
    /// The surfaces beneath a backdrop, composited.
    let composite = ScratchBuffer<UInt32>()
    /// Output area of each of several filters.
    @exclusivity(unchecked) var filteredAreas: [DeviceRect] = []
    let grid = ScratchBuffer<UInt32>()
    /// Coverage of a shadow, and of a row of it through a mask.
    let shade = ScratchBuffer<UInt8>()
    let maskedShade = ScratchBuffer<UInt8>()
    @exclusivity(unchecked) var stamps = ShadowCache()
    let maskedRuns = ScratchBuffer<CoverageRun>()
    /// Coverage of a row of a clip to half planes, through a mask.
    let clipBytes = ScratchBuffer<UInt8>()
    /// Stack of open layers, the target first and the innermost last.
    @exclusivity(unchecked) var layers: [PaintedLayer] = []
    /// Reused by depth.
    @exclusivity(unchecked) var masks: [ClipMask] = []
    @exclusivity(unchecked) var groups: [ScratchBuffer<UInt32>] = []
    /// The frame being painted.
    @exclusivity(unchecked) var list = DisplayList()
    /// Color below everything.
    @exclusivity(unchecked) var background: UInt32 = 0xff00_0000
    /// Opaque areas and the commands that paint them; earlier commands are skipped there.
    @exclusivity(unchecked) var occluders: [Occluder] = []
    /// The command being painted.
    @exclusivity(unchecked) var current = 0

    /// Paints a rectangle of a frame on a surface that contains it.
    func paint(_ tile: DeviceRect, of frame: FramePlan, on surface: Surface) {
        (list, background, kernels) = (frame.list, frame.background, frame.kernels)
        defer { list = DisplayList() }
        // A shadow caster may be wider than the target.
        samples.reserve(frame.width + 2 * DisplayListBuilder.farthest)
        list.findOccluders(in: tile, limit: Self.mostOccluders, into: &occluders)
        frame.bins.withCommands(in: tile) { paint($0, in: tile, on: surface) }
    }

    /// Each splits the content below it into up to four pieces, painted one by one.
    private static let mostOccluders = 3
}
