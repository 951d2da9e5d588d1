import RenderScene

/// Traverses a sampled tree back to front and writes its visible content to a display list.
///
/// The traversal has a stack of its own, so a tree may be of any depth; arrays are reused from frame to frame.
final class DisplayListBuilder {
    @exclusivity(unchecked) var list = DisplayList()
    @exclusivity(unchecked) var target = DeviceRect.empty
    /// Open clips and groups, in order of opening.
    @exclusivity(unchecked) var scopes: [Scope] = []
    @exclusivity(unchecked) var openLayers: [OpenLayer] = []
    /// Stack of pending steps, the next one last.
    @exclusivity(unchecked) var steps: [Step] = []
    /// The sampled tree, then those of frozen trees in it; `frozen` keeps the latter for the next frame.
    @exclusivity(unchecked) private(set) var samples: [OpenSample] = []
    @exclusivity(unchecked) private var spareSamples: [TreeSample] = []
    /// Stack of transitions being drawn, the innermost last.
    @exclusivity(unchecked) var transitions: [OpenTransition] = []
    /// Stack of replicators being drawn, the innermost last.
    @exclusivity(unchecked) var replications: [OpenReplication] = []
    @exclusivity(unchecked) var copiedLayersLeft = 0
    // Caches of shape and gradient layers, kept from frame to frame.
    @exclusivity(unchecked) var shapes = LayerCache<ShapeOutlines.Key, ShapeOutlines>()
    @exclusivity(unchecked) var shadowOutlines = LayerCache<ShadowOutline.Key, ShadowOutline>()
    @exclusivity(unchecked) var ramps = LayerCache<GradientStops, GradientRamp>()
    @exclusivity(unchecked) var flattener = PathFlattener()
    let rasterization: LayerRasterization
    /// Opacity of the parts being drawn.
    @exclusivity(unchecked) var ungroupedOpacity = 1.0
    @exclusivity(unchecked) private var siblings: [(z: Double, index: Int)] = []

    /// An open group or clip.
    struct Scope {
        /// Index of its `begin` in the list.
        let command: Int
        /// Visible part of the target inside the scope.
        let visible: DeviceRect
        /// Number of fills, images and groups directly inside, and the index of the last one.
        var drawingCount = 0
        var lastDrawing = 0
        /// Pixels that these touch.
        var touched = DeviceRect.empty
        /// Memory of this scope and those around it, in bytes per row.
        let bytesPerRow: Int
        /// Whether it is the clip of a plane's piece, which is much larger than what it shows.
        var isOfPiece = false
        /// Number of invisible rows needed inside for operations that read neighbors; and their bytes, including outer scopes.
        var extraRows = 0
        var extraBytes = 0
    }

    /// A layer in one of the samples.
    struct NodeIndex {
        let sample: Int
        let index: Int
    }

    enum Step {
        case begin(NodeIndex)
        case end(NodeIndex)
        /// The rest of a list of siblings in tree order: from one sibling up to the end of the superlayer's subtree.
        case siblings(NodeIndex, end: Int)
        /// Frozen contents of the layer whose sublayers are being drawn.
        case frozenContents(NodeIndex)
        // Boxed: few frames have them, and a step is as large as its largest case.
        indirect case frozenPiece(NodeIndex, FrozenPiece)
        /// A piece of a plane in a space.
        indirect case piece(SpacePiece)
        case endContents, endGroup
        case oldContent, newContent, nextOfCrossfade, endTransition
        case endMask
        case nextCopy, endCopy
    }

    /// A layer whose sublayers are being drawn.
    struct OpenLayer {
        /// From the layer's plane to pixels.
        let matrix: Homography
        /// From the sublayers' superspace to the layer's, unless it is the identity.
        var sublayerMatrix: CATransform3D?
        /// nil around the root.
        let bounds: PlaneRect?
        /// Product of the opacities from the root.
        let opacity: Double
        var opensClip: Bool
        let wrapping: Wrapping
        /// Opacity of each part, if not applied to the layer as a whole.
        var ungroupedOpacity = 1.0
        /// Whether y grows upwards in the layer's plane, and in that of its sublayers.
        var isFlipped = false
        var sublayersAreFlipped = false

        /// Contents are not sublayers: a sublayer transform does not move them.
        var forContents: OpenLayer {
            var layer = self
            layer.sublayerMatrix = nil
            layer.sublayersAreFlipped = layer.isFlipped
            layer.opensClip = false
            return layer
        }
    }

    /// A lower opacity never changes a byte.
    static let faintest = 0.5 / 255

    /// - Parameters:
    ///   - depth: number of rasterized layers around the content.
    ///   - makeRenderer: creates the renderers of rasterized layers.
    init(depth: Int = 0, makeRenderer: @escaping LayerRasterization.RendererFactory) {
        rasterization = LayerRasterization(depth: depth, makeRenderer: makeRenderer)
    }

    /// Rebuilds `list` for a target.
    func build(_ sample: TreeSample, for target: RenderTarget) {
        self.target = target.bounds
        list.commands.removeAll()
        list.occluders.removeAll(keepingCapacity: true)
        list.isCovered = false
        list.nestedBytesPerRow = 0
        list.nestedBytes = 0
        list.lastBackdrop = -1
        list.pixelFilters.removeAll(keepingCapacity: true)
        scopes.removeAll(keepingCapacity: true)
        openLayers.removeAll(keepingCapacity: true)
        steps.removeAll(keepingCapacity: true)
        transitions.removeAll(keepingCapacity: true)
        replications.removeAll(keepingCapacity: true)
        copiedLayersLeft = Self.mostCopiedLayers
        shapes.beginFrame()
        ramps.beginFrame()
        shadowOutlines.beginFrame()
        rasterization.beginFrame()
        guard sample.count > 0 else { return }
        samples.append(OpenSample(sample))
        defer { forgetSamples() }
        let root = OpenLayer(
            matrix: target.placement, sublayerMatrix: nil, bounds: nil, opacity: 1, opensClip: false, wrapping: Wrapping())
        openLayers.append(root)
        steps.append(.begin(NodeIndex(sample: 0, index: 0)))
        while let step = steps.popLast() {
            switch step {
            case .begin(let node): beginOwn(node)
            case .end(let node): end(node)
            case .siblings(let node, let end): beginSiblings(from: node, end: end)
            case .frozenContents(let node): beginFrozen(node, nil)
            case .frozenPiece(let node, let piece): beginFrozen(node, piece)
            case .oldContent: beginOldContent()
            case .newContent: beginNewContent()
            case .piece(let piece): begin(piece)
            case .endContents: if openLayers.removeLast().opensClip { endClip() }
            case .endGroup: endGroup()
            case .nextOfCrossfade: nextOfCrossfade()
            case .endTransition: endTransition()
            case .endMask: endMask()
            case .nextCopy: nextCopy()
            case .endCopy: endCopy()
            }
        }
    }

    /// Draws a layer with `shouldRasterize` from its cached image; returns false if it must be drawn normally.
    private func drawRasterized(_ node: NodeIndex, _ values: LayerValues, under matrix: Homography, opacity: Double) -> Bool {
        guard canOpenGroup, let rasterized = rasterization.layer(of: samples[node.sample].sample, at: node.index, values) else {
            return false
        }
        draw(rasterized, values, under: matrix, opacity: opacity)
        return true
    }

    func layer(at node: NodeIndex) -> LayerID { samples[node.sample].tree.nodes[node.index].layer }

    func values(at node: NodeIndex) -> LayerValues { samples[node.sample].values(at: node.index) }

    /// Samples a frozen tree; returns its root.
    func open(_ frozen: FrozenTree) -> NodeIndex {
        let sample = spareSamples.popLast() ?? TreeSample()
        sample.sample(frozen.tree, at: frozen.time)
        samples.append(OpenSample(sample))
        return NodeIndex(sample: samples.count - 1, index: 0)
    }

    /// Samples a layer's subtree at a local time; returns the layer's index in that sample, which contains only the subtree.
    func sampleAgain(below node: NodeIndex, at localTime: Double) -> NodeIndex {
        let sample = spareSamples.popLast() ?? TreeSample()
        sample.sample(samples[node.sample].tree, below: node.index, at: localTime)
        samples.append(OpenSample(sample))
        return NodeIndex(sample: samples.count - 1, index: node.index)
    }

    /// Releases samples that are no longer referenced.
    func releaseSamples(from count: Int) {
        while samples.count > count {
            let sample = samples.removeLast().sample
            sample.forget()
            spareSamples.append(sample)
        }
    }

    /// Frozen trees live no longer than the layers that show them; only the capacity for their values is kept.
    private func forgetSamples() {
        releaseSamples(from: 1)
        samples.removeAll(keepingCapacity: true)
    }

    /// Draws a layer and its subtree with its own values.
    @inline(__always)
    private func beginOwn(_ node: NodeIndex) {
        if samples[node.sample].showsModel(at: node.index) {
            let sampled = samples[node.sample].tree.nodes[node.index]
            begin(node, sampled.values, motion: nil)
        } else {
            begin(node, samples[node.sample].sample.values(at: node.index), motion: nil)
        }
    }

    /// Draws a layer and its subtree with values that may be placed elsewhere, moved in its plane.
    func begin(_ node: NodeIndex, _ values: LayerValues, motion: Homography?) {
        let isPlain = values.isPlain
        if !isPlain, let state = values.transition {
            begin(state, of: node, values, motion: motion)
            return
        }
        let superlayer = openLayers.count - 1
        let shownOpacity = values.shownOpacity
        let opacity = openLayers[superlayer].opacity * shownOpacity
        guard !values.isHidden, opacity >= Self.faintest else { return }
        if !isPlain, values.isSpace { return beginSpace(node, values, motion: motion) }
        let matrix = matrix(of: values, motion: motion)
        let determinant = matrix.determinant
        let isFlipped = openLayers[superlayer].sublayersAreFlipped
        guard matrix.isFinite, determinant != 0, determinant.isFinite, values.isDoubleSided || (determinant > 0) != isFlipped,
            let bounds = PlaneRect(values.bounds)
        else { return }

        let ownOpacity = shownOpacity * openLayers[superlayer].ungroupedOpacity
        if !isPlain, values.shouldRasterize, drawRasterized(node, values, under: matrix, opacity: ownOpacity) { return }
        let (sublayers, mask) = family(of: node)
        let drawing = LayerDrawing(
            node: node, values: values, bounds: bounds, matrix: matrix, opacity: ownOpacity, outerScopes: scopes.count,
            isFlipped: isFlipped)
        guard let wrapping = beginWrapping(of: drawing, mask: mask) else { return }
        let frozen = isPlain ? nil : drawing.values.frozenContents
        let hasSublayers = !sublayers.isEmpty || frozen != nil
        let clip = drawBackground(drawing, hasSublayers: hasSublayers)
        let drawsSublayers = hasSublayers && clip != .coversNothing
        if !drawsSublayers {
            if !isPlain { drawBorder(drawing) }
            guard wrapping.isNeeded else { return }
        }
        let open = OpenLayer(
            matrix: matrix, sublayerMatrix: drawing.values.hasSublayerTransform ? drawing.values.sublayerMatrix : nil, bounds: bounds,
            opacity: opacity, opensClip: clip == .opened, wrapping: wrapping, ungroupedOpacity: drawing.ungroupedOpacity,
            isFlipped: isFlipped, sublayersAreFlipped: isFlipped != drawing.values.isGeometryFlipped)
        guard drawsSublayers else { return endWrapping(of: open) }
        openLayers.append(open)
        steps.append(.end(node))
        if !isPlain, let replicator = drawing.values.replicator {
            pushCopies(of: node, replicator, in: bounds)
        } else {
            pushSublayers(of: node)
        }
        if let frozen { push(frozen, of: drawing) }
    }

    /// Index ranges of a layer's sublayers and its mask.
    @inline(__always)
    private func family(of node: NodeIndex) -> (sublayers: Range<Int>, mask: NodeIndex?) {
        let (first, end) = (node.index + 1, Int(samples[node.sample].tree.subtreeEnds[node.index]))
        guard first < end, let mask = samples[node.sample].tree.mask(of: node.index) else { return (first..<end, nil) }
        return (Int(samples[node.sample].tree.subtreeEnds[mask])..<end, NodeIndex(sample: node.sample, index: mask))
    }

    private func end(_ node: NodeIndex) {
        let layer = openLayers.removeLast()
        if layer.opensClip { endClip() }
        let values = values(at: node)
        if values.borderWidth > 0, let bounds = layer.bounds {
            drawBorder(
                LayerDrawing(
                    node: node, values: values, bounds: bounds, matrix: layer.matrix, opacity: layer.ungroupedOpacity, outerScopes: 0)
            )
        }
        endWrapping(of: layer)
    }

    /// Pushes the sublayers of a layer, the nearest last; equal depths keep the order of `sublayers`.
    func pushSublayers(of node: NodeIndex) {
        let (sublayers, _) = family(of: node)
        guard let first = sublayers.first else { return }
        if samples[node.sample].hasTilts, shareSpace(sublayers, of: samples[node.sample]) { return pushPlanes(of: node) }
        if isSorted(sublayers, of: samples[node.sample]) {
            steps.append(.siblings(NodeIndex(sample: node.sample, index: first), end: sublayers.upperBound))
        } else {
            siblings.sort { $0.z != $1.z ? $0.z < $1.z : $0.index < $1.index }
            for sibling in siblings.reversed() { steps.append(.begin(NodeIndex(sample: node.sample, index: sibling.index))) }
        }
    }

    /// Whether the sublayers are in depth order; otherwise `siblings` holds them with their depths.
    private func isSorted(_ sublayers: Range<Int>, of sample: OpenSample) -> Bool {
        guard sample.hasDepths else { return true }
        siblings.removeAll(keepingCapacity: true)
        var isSorted = true
        var child = sublayers.lowerBound
        while child < sublayers.upperBound {
            let z = sample.sample.zPosition(at: child)
            if let last = siblings.last, z < last.z { isSorted = false }
            siblings.append((z.isNaN ? 0 : z, child))
            child = Int(sample.tree.subtreeEnds[child])
        }
        return isSorted
    }

    /// Draws the first of some siblings, and pushes the others.
    private func beginSiblings(from node: NodeIndex, end: Int) {
        let next = Int(samples[node.sample].tree.subtreeEnds[node.index])
        if next < end { steps.append(.siblings(NodeIndex(sample: node.sample, index: next), end: end)) }
        beginOwn(node)
    }

    /// From a layer's plane to pixels.
    @inline(__always)
    func matrix(of values: LayerValues, motion: Homography?) -> Homography {
        let superlayer = openLayers.count - 1
        let own: Homography
        if let sublayerMatrix = openLayers[superlayer].sublayerMatrix {
            own = Homography(CATransform3DConcat(values.matrixToSuperlayer, sublayerMatrix))
        } else {
            own = values.mapToSuperlayer
        }
        let placed = own.concatenating(openLayers[superlayer].matrix)
        return motion.map { $0.concatenating(placed) } ?? placed
    }
}
