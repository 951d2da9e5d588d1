import RenderScene

/// Cache of rasterized layers' images; keeps those of the last frame whose layers have not changed.
final class LayerRasterization {
    private struct Entry {
        let nodes: [RenderNode]
        let values: LayerValues
        let rasterized: RasterizedLayer?
        var frame: UInt64

        /// Whether the image shows these nodes; position and opacity of the first one do not matter.
        func shows(_ others: Slice<RenderNodes>, _ current: LayerValues) -> Bool {
            guard nodes.count == others.count, values.rasterizationScale == current.rasterizationScale, values.looks(like: current) else {
                return false
            }
            return zip(nodes.dropFirst(), others.dropFirst()).allSatisfy { $0 === $1 }
        }
    }

    @exclusivity(unchecked) private var entries: [LayerID: Entry] = [:]
    @exclusivity(unchecked) private var frame: UInt64 = 0
    /// Total of this frame's images.
    @exclusivity(unchecked) private var pixelCount = 0
    private let depth: Int
    private lazy var renderer = makeRenderer(depth + 1)
    private let makeRenderer: RendererFactory

    /// Creates the renderer of a rasterized layer's content.
    ///
    /// - Parameter depth: number of rasterized layers around the content.
    typealias RendererFactory = (_ depth: Int) -> any TreeRenderer

    init(depth: Int, makeRenderer: @escaping RendererFactory) {
        self.depth = depth
        self.makeRenderer = makeRenderer
    }

    /// Begins a frame: evicts the images that the previous one did not show.
    func beginFrame() {
        if !entries.isEmpty { entries = entries.filter { $0.value.frame == frame } }
        frame += 1
        pixelCount = 0
    }

    /// Image of a layer and its subtree; nil if the layer must be drawn directly, because a filter in it applies to the content beneath the
    /// layer, which an image of the layer alone does not contain.
    ///
    /// - Parameter values: sampled values of the layer itself.
    func layer(of sample: TreeSample, at index: Int, _ values: LayerValues) -> RasterizedLayer? {
        let tree = sample.tree
        guard depth < Self.deepest, values.rasterizationScale > 0, values.rasterizationScale.isFinite, !tree.hasBackdrops(in: index)
        else { return nil }
        let nodes = tree.nodes[index..<Int(tree.subtreeEnds[index])]
        let layer = tree.nodes[index].layer
        if let entry = entries[layer], entry.shows(nodes, values) {
            entries[layer]?.frame = frame
            return admitted(entry.rasterized)
        }
        let own = values.inOwnPlane
        let root = RenderNode(layer: layer, name: tree.nodes[index].name, values: own)
        // The root's values contain its own time; its subtree still depends on it.
        let time = sample.localTime(at: index)
        let slice = tree.subtree(at: index).replacing([(0, root)], at: tree.commitTime)
        let drawn = nodes.indices.dropFirst().filter { tree.nodes[$0].content != nil }
            .map { DrawnLayer(index: $0 - index, values: sample.values(at: $0)) }
        let rasterized = draw(slice, at: time, drawn, bounds: own.bounds, scale: values.rasterizationScale)
        // Moving content differs from time to time.
        if nodes.dropFirst().allSatisfy({ !$0.changesWithTime && $0.content == nil }) {
            entries[layer] = Entry(nodes: Array(nodes), values: values, rasterized: rasterized, frame: frame)
        }
        return admitted(rasterized)
    }

    private func admitted(_ rasterized: RasterizedLayer?) -> RasterizedLayer? {
        guard let image = rasterized?.image else { return rasterized }
        pixelCount += image.width * image.height
        return pixelCount <= 2 * Self.mostPixels ? rasterized : nil
    }

    private func draw(_ tree: RenderTree, at time: Double, _ drawn: [DrawnLayer], bounds: CGRect, scale: Double) -> RasterizedLayer? {
        guard let bounds = PlaneRect(bounds) else { return nil }
        let lowerBound = SIMD2((bounds.left * scale).rounded(.down), (bounds.top * scale).rounded(.down)) - Double(Self.margin)
        let size = SIMD2(bounds.right * scale, bounds.bottom * scale) + Double(Self.margin) - lowerBound
        guard size.max() <= Double(Self.longestEdge), max(abs(lowerBound.x), abs(lowerBound.y)) <= Double(1 << 40) else { return nil }
        let around = RenderTarget(
            width: Int(size.x.rounded(.up)), height: Int(size.y.rounded(.up)),
            placement: Homography(scale, 0, 0, 0, scale, 0, -lowerBound.x, -lowerBound.y, 1), isOpaque: false)
        let extent = renderer.extent(of: tree, at: time, drawn: drawn, on: around)
        guard !extent.isEmpty else { return RasterizedLayer(image: nil, rect: bounds, scale: scale) }
        guard extent.intersection(around.bounds.outset(by: -1)) == extent, extent.width * extent.height <= Self.mostPixels else {
            return nil
        }
        let origin = lowerBound + SIMD2(Double(extent.left), Double(extent.top))
        let target = RenderTarget(
            width: extent.width, height: extent.height, placement: Homography(scale, 0, 0, 0, scale, 0, -origin.x, -origin.y, 1),
            isOpaque: false)
        let corner = origin + SIMD2(Double(extent.width), Double(extent.height))
        return RasterizedLayer(
            image: renderer.render(tree, at: time, drawn: drawn, target: target),
            rect: PlaneRect(left: origin.x / scale, top: origin.y / scale, right: corner.x / scale, bottom: corner.y / scale), scale: scale)
    }

    /// Margin around the bounds that filters read, in pixels.
    private static let margin = 1024
    private static let longestEdge = 16_384
    private static let mostPixels = 1 << 24
    /// Limit on nested rasterized layers: each draws with a renderer of its own.
    private static let deepest = 4
}

/// Cached image of a rasterized layer and its subtree.
struct RasterizedLayer {
    /// nil if nothing is visible.
    let image: CGImage?
    /// Position of the image in the layer's plane, in points.
    let rect: PlaneRect
    /// Pixels per point.
    let scale: Double
}

extension DisplayListBuilder {
    /// Draws the cached image of a layer as contents, faded and blended as one.
    func draw(_ layer: RasterizedLayer, _ values: LayerValues, under matrix: Homography, opacity: Double) {
        guard let image = layer.image, let shape = visibleShape(Outline(layer.rect), under: matrix) else { return }
        let command = DisplayCommand.Image(
            shape: shape, image: image, texelScale: SIMD2(repeating: layer.scale),
            texelOffset: SIMD2(layer.rect.left, layer.rect.top) * -layer.scale, filters: values.filters)
        let opensGroup = opacity < 1 || values.blendMode != .normal
        if opensGroup { beginGroup(opacity: opacity, blendMode: values.blendMode) }
        draw(.image(command), of: shape, isOpaque: false)
        if opensGroup { endGroup() }
    }
}
