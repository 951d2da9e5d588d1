import RenderScene

/// Paints parts of a frame, one after the other: what one thread needs for it. All memory is kept.
final class BandPainter {
    @exclusivity(unchecked) private(set) var kernels = Kernels.best
    let rasterizer = CoverageRasterizer()
    let outlineRoom = OutlineRoom()
    var flattener = OutlineFlattener()
    let samples = ScratchBuffer<UInt32>()
    let filter = GaussianFilter()
    /// Room for what comes out of a filter until it is painted, and for what comes out of the next one.
    let filtered = ScratchBuffer<UInt32>()
    let filteredAgain = ScratchBuffer<UInt32>()
    /// The surfaces beneath a backdrop as one picture.
    let composite = ScratchBuffer<UInt32>()
    /// What of the picture each of several filters has to give.
    @exclusivity(unchecked) var filteredParts: [DeviceRect] = []
    let grid = ScratchBuffer<UInt32>()
    /// How dark a shadow is, and what a mask leaves of a row of it.
    let shade = ScratchBuffer<UInt8>()
    let maskedShade = ScratchBuffer<UInt8>()
    @exclusivity(unchecked) var stamps = ShadowStamps()
    let maskedRuns = ScratchBuffer<CoverageRun>()
    /// What the commands painted so far have opened, the innermost last; the target itself first.
    @exclusivity(unchecked) var layers: [PaintedLayer] = []
    /// Reused by depth.
    @exclusivity(unchecked) var masks: [ClipMask] = []
    @exclusivity(unchecked) var groups: [ScratchBuffer<UInt32>] = []
    /// The frame being painted.
    @exclusivity(unchecked) var list = DisplayList()
    /// What lies below everything.
    @exclusivity(unchecked) var background: UInt32 = 0xff00_0000
    /// What opaque things will cover, and the commands that do; nothing before these need be painted there.
    @exclusivity(unchecked) var occluders: [Occluder] = []
    /// The command being painted.
    @exclusivity(unchecked) var current = 0

    /// Paints a rectangle of a frame on a surface that holds it.
    func paint(_ part: DeviceRect, of frame: FrameWork, on surface: Surface) {
        (list, background, kernels) = (frame.list, frame.background, frame.kernels)
        defer { list = DisplayList() }
        // What casts a shadow may be wider than the target.
        samples.reserve(frame.width + 2 * DisplayListBuilder.farthest)
        list.findOccluders(in: part, limit: Self.mostOccluders, into: &occluders)
        frame.bins.withCommands(in: part) { paint($0, in: part, on: surface) }
    }

    /// Each cuts what lies below it in up to four, which are painted one by one.
    private static let mostOccluders = 3
}
