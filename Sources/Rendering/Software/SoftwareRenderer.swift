import RenderScene

/// Renders frames on the CPU in integer arithmetic, so that the same machine always produces the same bytes.
///
/// Steps of a frame: sample the tree, list the visible content (`DisplayList`), compute the damage against the previous frame (`Damage`),
/// sort the commands into bands of rows (`BandBins`), and paint the bands on as many threads as pay off (`FrameWork`, `BandPainter`). Bands
/// keep the pixels being painted in the processor's cache and bound the memory of nested groups and masks. All scratch buffers are reused
/// by the next frame; a renderer serves one thread at a time.
package final class SoftwareRenderer: TreeRenderer {
    let sample = TreeSample()
    let builder: DisplayListBuilder
    private let painter = BandPainter()
    private let kernels: Kernels
    /// Maximum number of threads that paint a frame; does not affect the bytes.
    package var threads = RenderThreads.standardCount
    /// Height of a band in rows; nil chooses one. Set by tests; does not affect the bytes.
    @exclusivity(unchecked) var bandHeight: Int?
    /// Number of workers used for the last frame.
    @exclusivity(unchecked) private(set) var lastWorkers = 0
    /// The last frame drawn by `draw`.
    @exclusivity(unchecked) var shown: ShownFrame?

    package convenience init() { self.init(depth: 0) }

    /// Starts the threads that paint frames, from a thread whose kind they inherit; else the first large frame does.
    package static func startThreads() { RenderThreads.shared.startAll() }

    /// - Parameter depth: number of rasterized layers around the content.
    init(depth: Int, kernels: Kernels = .best) {
        builder = DisplayListBuilder(depth: depth) { SoftwareRenderer(depth: $0) }
        self.kernels = kernels
    }

    /// Renders the tree at a media time, in seconds, over black or clear.
    ///
    /// - Parameter drawn: content that the app drew for that time (`RenderTree.drawnLayers`).
    package func render(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage {
        build(tree, at: time, drawn: drawn, target: target)
        return CGImage(width: target.width, height: target.height, isOpaque: target.isOpaque) { pixels in
            guard let base = pixels.baseAddress else { return }
            paint([target.bounds], of: target, into: base)
        }
    }

    /// Renders a tree without content drawn by the app.
    package func render(_ tree: RenderTree, at time: Double, target: RenderTarget) -> CGImage {
        render(tree, at: time, drawn: [], target: target)
    }

    func build(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) {
        sample.sample(tree, at: time, drawn: drawn)
        builder.build(sample, for: target)
    }

    /// Paints rectangles of the frame built last.
    func paint(_ rects: [DeviceRect], of target: RenderTarget, into pixels: UnsafeMutablePointer<UInt32>) {
        // A band must contain the pixels around a backdrop that its filters read.
        let height = builder.list.hasBackdrops ? target.height : min(bandHeight ?? rowsPerBand(of: target), target.height)
        let tiles = rects.flatMap { rect in
            stride(from: rect.top / height * height, to: rect.bottom, by: height).map { top in
                rect.intersection(DeviceRect(left: 0, top: top, right: target.width, bottom: top + height))
            }
        }
        let work = FrameWork(
            builder.list, BandBins(builder.list, rows: target.height, height: height), tiles: tiles,
            background: target.isOpaque ? 0xff00_0000 : 0, kernels: kernels, width: target.width, pixels: pixels)
        let pixelCount = rects.reduce(0) { $0 + $1.width * $1.height }
        let workers = pixelCount < Self.fewestSharedPixels ? 0 : min(threads, tiles.count) - 1
        lastWorkers = workers
        if workers > 0 { RenderThreads.shared.offer(work, workers: workers) }
        work.finish(with: painter)
        if workers > 0 { RenderThreads.shared.withdraw(work) }
    }

    /// Number of rows that fit the cache together with all surfaces nested at one time, but not so few that starting a band costs more than
    /// painting it, unless memory would grow without bound.
    func rowsPerBand(of target: RenderTarget) -> Int {
        let bytesPerRow = target.width * MemoryLayout<UInt32>.stride
        let nested = builder.list.nestedBytesPerRow
        let cached = max(Self.cacheBytes / (bytesPerRow + nested), Self.fewestRows)
        let bounded = nested > 0 ? max((Self.nestedBytes - builder.list.nestedBytes) / nested, 1) : target.height
        return min(cached, bounded, target.height)
    }

    /// About half of a core's second-level cache.
    private static let cacheBytes = 1 << 19
    private static let fewestRows = 64
    /// Waking another thread takes about as long as painting this many pixels.
    private static let fewestSharedPixels = 1 << 17
    /// Memory limit for nested groups and masks together.
    static let nestedBytes = 64 << 20
}

extension SoftwareRenderer {
    func extent(of tree: RenderTree, at time: Double, drawn: [DrawnLayer], on target: RenderTarget) -> DeviceRect {
        build(tree, at: time, drawn: drawn, target: target)
        return builder.list.commands.reduce(DeviceRect.empty) { $0.union($1.touched.intersection(target.bounds)) }
    }
}

extension DisplayCommand {
    /// Bounds of the pixels that the command alone may paint.
    fileprivate var touched: DeviceRect {
        switch self {
        case .fill(let fill): fill.shape.bounds
        case .image(let image): image.shape.bounds
        case .gradient(let gradient): gradient.shape.bounds
        case .backdrop(let backdrop): backdrop.shape.bounds
        case .beginShadow(let shadow): shadow.shadowBounds
        default: .empty
        }
    }
}
