import RenderScene

/// Makes the pictures of rasterized layers, and keeps those of the last frame that still show what their layers do.
final class LayerRasterization {
    private struct Entry {
        let nodes: [RenderNode]
        let values: LayerValues
        let picture: LayerPicture?
        var frame: UInt64

        /// Whether the picture is of these nodes; the first one's place and opacity do not matter.
        func shows(_ others: ArraySlice<RenderNode>, _ current: LayerValues) -> Bool {
            guard nodes.count == others.count, values.rasterizationScale == current.rasterizationScale, values.looks(like: current) else {
                return false
            }
            return zip(nodes.dropFirst(), others.dropFirst()).allSatisfy { $0 === $1 }
        }
    }

    @exclusivity(unchecked) private var entries: [LayerID: Entry] = [:]
    @exclusivity(unchecked) private var frame: UInt64 = 0
    /// In the pictures of this frame.
    @exclusivity(unchecked) private var pixelCount = 0
    private let depth: Int
    private lazy var renderer = SoftwareRenderer(depth: depth + 1)

    init(depth: Int) { self.depth = depth }

    /// Begins a frame: forgets the pictures that the one before did not show.
    func beginFrame() {
        if !entries.isEmpty { entries = entries.filter { $0.value.frame == frame } }
        frame += 1
        pixelCount = 0
    }

    /// The picture of a layer and all below it; nil where it is to be drawn without one: where a filter in it applies to what lies beneath the
    /// layer, which a picture of the layer alone does not have.
    ///
    /// - Parameter values: what the layer itself shows.
    func picture(of sample: TreeSample, at index: Int, _ values: LayerValues) -> LayerPicture? {
        let tree = sample.tree
        guard depth < Self.deepest, values.rasterizationScale > 0, values.rasterizationScale.isFinite, !tree.hasBackdrops(in: index)
        else { return nil }
        let nodes = tree.nodes[index..<Int(tree.subtreeEnds[index])]
        let layer = tree.nodes[index].layer
        if let entry = entries[layer], entry.shows(nodes, values) {
            entries[layer]?.frame = frame
            return admitted(entry.picture)
        }
        let own = values.inOwnPlane
        let root = RenderNode(layer: layer, name: tree.nodes[index].name, values: own)
        // The root's own time is in its values; what is in it goes by it still.
        let time = sample.localTime(at: index)
        let slice = tree.subtree(at: index).replacing([(0, root)], at: tree.commitTime)
        let drawn = nodes.indices.dropFirst().filter { tree.nodes[$0].content != nil }
            .map { DrawnLayer(index: $0 - index, values: sample.values(at: $0)) }
        let picture = draw(slice, at: time, drawn, bounds: own.bounds, scale: values.rasterizationScale)
        // What moves in it shows something else at each time.
        if nodes.dropFirst().allSatisfy({ !$0.changesWithTime && $0.content == nil }) {
            entries[layer] = Entry(nodes: Array(nodes), values: values, picture: picture, frame: frame)
        }
        return admitted(picture)
    }

    private func admitted(_ picture: LayerPicture?) -> LayerPicture? {
        guard let image = picture?.image else { return picture }
        pixelCount += image.width * image.height
        return pixelCount <= 2 * Self.mostPixels ? picture : nil
    }

    private func draw(_ tree: RenderTree, at time: Double, _ drawn: [DrawnLayer], bounds: CGRect, scale: Double) -> LayerPicture? {
        guard let bounds = PlaneRect(bounds) else { return nil }
        let place = SIMD2((bounds.left * scale).rounded(.down), (bounds.top * scale).rounded(.down)) - Double(Self.margin)
        let size = SIMD2(bounds.right * scale, bounds.bottom * scale) + Double(Self.margin) - place
        guard size.max() <= Double(Self.longestSide), max(abs(place.x), abs(place.y)) <= Double(1 << 40) else { return nil }
        let around = RenderTarget(
            width: Int(size.x.rounded(.up)), height: Int(size.y.rounded(.up)),
            placement: Homography(scale, 0, 0, 0, scale, 0, -place.x, -place.y, 1), isOpaque: false)
        let extent = renderer.extent(of: tree, at: time, drawn: drawn, on: around)
        guard !extent.isEmpty else { return LayerPicture(image: nil, rect: bounds, scale: scale) }
        guard extent.intersection(around.bounds.outset(by: -1)) == extent, extent.width * extent.height <= Self.mostPixels else {
            return nil
        }
        let origin = place + SIMD2(Double(extent.left), Double(extent.top))
        let target = RenderTarget(
            width: extent.width, height: extent.height, placement: Homography(scale, 0, 0, 0, scale, 0, -origin.x, -origin.y, 1),
            isOpaque: false)
        let corner = origin + SIMD2(Double(extent.width), Double(extent.height))
        return LayerPicture(
            image: renderer.render(tree, at: time, drawn: drawn, target: target),
            rect: PlaneRect(left: origin.x / scale, top: origin.y / scale, right: corner.x / scale, bottom: corner.y / scale), scale: scale)
    }

    /// Pixels beyond the bounds that are looked at.
    private static let margin = 1024
    private static let longestSide = 16_384
    private static let mostPixels = 1 << 24
    /// Rasterized layers within each other: each draws with a renderer of its own.
    private static let deepest = 4
}
