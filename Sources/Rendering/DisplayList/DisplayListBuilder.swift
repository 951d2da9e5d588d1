import RenderScene

/// Walks a sampled tree back to front and writes what can be seen into a display list.
///
/// The walk keeps its own stack, so a tree may be of any depth; its arrays are kept from frame to frame.
final class DisplayListBuilder {
    @exclusivity(unchecked) var list = DisplayList()
    @exclusivity(unchecked) var target = DeviceRect.empty
    /// The clips and groups now open, in order of opening.
    @exclusivity(unchecked) var scopes: [Scope] = []
    @exclusivity(unchecked) private var openLayers: [OpenLayer] = []
    /// What is still to do, the next last: a layer's index to begin it, its complement to end it.
    @exclusivity(unchecked) private var steps: [Int] = []
    @exclusivity(unchecked) private var siblings: [(z: Double, index: Int)] = []

    /// A group or clip whose end has not been written yet.
    struct Scope {
        /// Where its `begin` stands in the list.
        let command: Int
        /// What of the target can be seen inside.
        let visible: DeviceRect
        /// How many fills, pictures and groups there are directly inside, and where the last one stands.
        var drawingCount = 0
        var lastDrawing = 0
        /// The pixels that these touch.
        var touched = DeviceRect.empty
        /// Bytes for each row that this and the scopes around it need.
        let bytesPerRow: Int
    }

    /// A layer whose sublayers are being drawn.
    private struct OpenLayer {
        /// From the layer's plane to pixels.
        let matrix: Homography
        /// From the sublayers' superspace to the layer's, where it is not the identity.
        let sublayerMatrix: CATransform3D?
        /// The product of the opacities from the root to here.
        let opacity: Double
        let opensClip: Bool
        let opensGroup: Bool
    }

    /// Less than this never changes a byte.
    private static let faintest = 0.5 / 255

    /// Rebuilds `list` for a target.
    func build(_ sample: TreeSample, for target: RenderTarget) {
        self.target = target.bounds
        list.commands.removeAll(keepingCapacity: true)
        list.isCovered = false
        list.nestedBytesPerRow = 0
        scopes.removeAll(keepingCapacity: true)
        openLayers.removeAll(keepingCapacity: true)
        steps.removeAll(keepingCapacity: true)
        guard sample.count > 0 else { return }
        let root = OpenLayer(
            matrix: Homography.scale(target.scale), sublayerMatrix: nil, opacity: 1, opensClip: false, opensGroup: false)
        openLayers.append(root)
        steps.append(0)
        while let step = steps.popLast() {
            if step >= 0 {
                begin(layerAt: step, in: sample)
            } else {
                end(layerAt: ~step, in: sample)
            }
        }
    }

    private func begin(layerAt index: Int, in sample: TreeSample) {
        let values = sample.values(at: index)
        let superlayer = openLayers[openLayers.count - 1]
        let ownOpacity = min(max(values.opacity.isNaN ? 0 : values.opacity, 0), 1)
        let opacity = superlayer.opacity * ownOpacity
        guard !values.isHidden, opacity >= Self.faintest else { return }
        let matrix = Self.matrixToSuperlayer(values, superlayer.sublayerMatrix).concatenating(superlayer.matrix)
        let determinant = matrix.determinant
        guard matrix.isFinite, determinant != 0, determinant.isFinite, values.isDoubleSided || determinant > 0,
            let bounds = PlaneRect(values.bounds)
        else { return }

        let opensGroup = ownOpacity < 1
        if opensGroup { beginGroup(opacity: ownOpacity) }
        let hasSublayers = Int(sample.tree.subtreeEnds[index]) > index + 1
        let drawing = LayerDrawing(values: values, bounds: bounds, matrix: matrix)
        let clip = drawBackground(drawing, hasSublayers: hasSublayers)
        guard hasSublayers, clip != .coversNothing else {
            drawBorder(drawing)
            if opensGroup { endGroup() }
            return
        }
        openLayers.append(
            OpenLayer(
                matrix: matrix, sublayerMatrix: values.hasSublayerTransform ? values.sublayerMatrix : nil, opacity: opacity,
                opensClip: clip == .opened, opensGroup: opensGroup))
        steps.append(~index)
        pushSublayers(of: index, in: sample)
    }

    private func end(layerAt index: Int, in sample: TreeSample) {
        let layer = openLayers.removeLast()
        if layer.opensClip { endClip() }
        let values = sample.values(at: index)
        if values.borderWidth > 0, let bounds = PlaneRect(values.bounds) {
            drawBorder(LayerDrawing(values: values, bounds: bounds, matrix: layer.matrix))
        }
        if layer.opensGroup { endGroup() }
    }

    /// The front-most is pushed first, so that it is drawn last; equal depths keep the order of `sublayers`.
    private func pushSublayers(of index: Int, in sample: TreeSample) {
        let ends = sample.tree.subtreeEnds
        let end = Int(ends[index])
        siblings.removeAll(keepingCapacity: true)
        var isSorted = true
        var child = index + 1
        while child < end {
            let z = sample.values(at: child).zPosition
            if let last = siblings.last, z < last.z { isSorted = false }
            siblings.append((z.isNaN ? 0 : z, child))
            child = Int(ends[child])
        }
        if !isSorted { siblings.sort { $0.z != $1.z ? $0.z < $1.z : $0.index < $1.index } }
        for sibling in siblings.reversed() { steps.append(sibling.index) }
    }

    private static func matrixToSuperlayer(_ values: LayerValues, _ sublayerMatrix: CATransform3D?) -> Homography {
        let matrix = values.matrixToSuperlayer
        guard let sublayerMatrix else { return Homography(matrix) }
        return Homography(CATransform3DConcat(matrix, sublayerMatrix))
    }
}
