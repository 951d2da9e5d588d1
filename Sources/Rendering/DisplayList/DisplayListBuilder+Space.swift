import RenderScene

/// 3D spaces: the sublayers of a layer, with those of transform layers among them, are painted in depth order, and cut where they
/// intersect. Sublayers that all lie in parallel planes never come here: their order is that of their depths.
extension DisplayListBuilder {
    /// A plane of a space, or a piece of one.
    struct SpacePiece {
        let node: NodeIndex
        /// Replaces the superlayer.
        let space: OpenLayer
        let cuts: [DepthOrder.Cut]
        /// Whether cuts may be antialiased: the rear piece then extends under the other.
        let isSolid: Bool
    }

    /// A space, and the end of its layers in the tree.
    private struct OpenSpace {
        let layer: OpenLayer
        let end: Int
    }

    /// Whether the order of siblings depends on more than their `zPosition`.
    func shareSpace(_ siblings: Range<Int>, of sample: OpenSample) -> Bool {
        let ends = sample.tree.subtreeEnds
        guard let first = siblings.first, ends[first] < siblings.upperBound else { return false }
        let reorders = openLayers[openLayers.count - 1].sublayerMatrix.map { !$0.keepsDepthOrder } ?? false
        let depth = reorders && sample.hasDepths ? sample.sample.zPosition(at: first) : 0
        var index = first
        while index < siblings.upperBound {
            if sample.tree.traits[index].contains(.tilted), sample.sample.isTilted(at: index) { return true }
            if reorders, sample.hasDepths, sample.sample.zPosition(at: index) != depth { return true }
            index = Int(ends[index])
        }
        return false
    }

    /// Pushes the planes of a transform layer's space; `motion` moves them all.
    func beginSpace(_ node: NodeIndex, _ values: LayerValues, motion: Homography?) {
        var space = openLayers[openLayers.count - 1].space(of: values)
        if let motion, let matrix = space.sublayerMatrix {
            space.sublayerMatrix = CATransform3DConcat(CATransform3D(motion), matrix)
        }
        pushPlanes(of: node, in: space)
    }

    /// Pushes the planes of the innermost open layer's sublayers, which are those of `node`.
    func pushPlanes(of node: NodeIndex) {
        var space = openLayers[openLayers.count - 1]
        space.opensClip = false
        pushPlanes(of: node, in: space)
    }

    private func pushPlanes(of node: NodeIndex, in outermost: OpenLayer) {
        let sample = samples[node.sample]
        let ends = sample.tree.subtreeEnds
        var spaces = [OpenSpace(layer: outermost, end: Int(ends[node.index]))]
        var planes: [SpacePlane] = []
        var layers: [(node: NodeIndex, space: OpenLayer)] = []
        var index = sample.tree.firstSublayer(of: node.index)
        while let space = spaces.last {
            guard index < space.end else {
                spaces.removeLast()
                continue
            }
            let values = sample.values(at: index)
            if values.isSpace, values.transition == nil {
                if values.isHidden {
                    index = Int(ends[index])
                } else {
                    spaces.append(OpenSpace(layer: space.layer.space(of: values), end: Int(ends[index])))
                    index = sample.tree.firstSublayer(of: index)
                }
                continue
            }
            let layer = NodeIndex(sample: node.sample, index: index)
            if let plane = plane(of: values, at: layer, in: space.layer), !plane.polygon.isEmpty {
                planes.append(plane)
                layers.append((layer, space.layer))
            }
            index = Int(ends[index])
        }
        if planes.count > Self.mostWholePlanes {
            let target = ConvexPolygon(visible)
            let seen = planes.indices.filter { planes[$0].polygon.isNear(target) }
            (planes, layers) = (seen.map { planes[$0] }, seen.map { layers[$0] })
        }
        for piece in DepthOrder.pieces(of: planes).reversed() {
            let (node, space) = layers[piece.plane]
            steps.append(.piece(SpacePiece(node: node, space: space, cuts: piece.cuts, isSolid: planes[piece.plane].isSolid)))
        }
    }

    /// Of more planes than this, only those are sorted that are on the target.
    private static let mostWholePlanes = 512

    func begin(_ piece: SpacePiece) {
        let values = values(at: piece.node)
        var space = piece.space
        if !piece.cuts.isEmpty {
            guard beginClip(piece) else { return }
            scopes[scopes.count - 1].isOfPiece = true
            space.opensClip = true
        }
        openLayers.append(space)
        steps.append(.endContents)
        if space.opensClip, values.blendMode == .normal, canOpenGroup {
            // Pieces of a layer are mixed before blending: drawn separately, each would show through along the cut.
            beginGroup(opacity: 1)
            steps.append(.endGroup)
        }
        begin(piece.node, values, motion: nil)
    }

    /// Opens a clip to the piece's side of its cuts; returns false if it is empty.
    ///
    /// Both pieces of a layer cover a pixel on a cut only partly, and together would let light through: so the rear piece of a solid layer
    /// extends under the other. In a layer through which the content below shows, that would be painted twice there: so its pieces have
    /// whole pixels, each on the side of its center.
    private func beginClip(_ piece: SpacePiece) -> Bool {
        guard piece.isSolid else { return beginClip(piece.cuts.map { HalfPlane(line: $0.line, isClosed: $0.isBehind) }) }
        var polygon = ConvexPolygon(piece.space.surroundings)
        for cut in piece.cuts { polygon = polygon.clipped(by: cut.line + SIMD3(0, 0, cut.isBehind ? 1 : 0)) }
        return polygon.corners.count > 2 && beginClip(polygon)
    }

    private func plane(of values: LayerValues, at node: NodeIndex, in space: OpenLayer) -> SpacePlane? {
        guard !values.isHidden, values.shownOpacity > 0, let bounds = PlaneRect(values.bounds) else { return nil }
        var matrix = values.matrixToSuperlayer
        if let sublayerMatrix = space.sublayerMatrix { matrix = CATransform3DConcat(matrix, sublayerMatrix) }
        let placed = Homography(matrix).concatenating(space.matrix)
        guard placed.isFinite, values.transition != nil || values.isDoubleSided || (placed.determinant > 0) != space.sublayersAreFlipped
        else { return nil }
        let middle = SIMD2((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)
        let extent = extent(of: values, at: node)
        // Not only its visible part: a cut outside of the target may change the last bit of pixels inside.
        var plane = SpacePlane(
            extent: extent, middle: middle, matrix: matrix, view: space.matrix, visible: extent == nil ? visible : space.surroundings)
        plane.isSolid =
            extent == bounds && values.shownOpacity * space.ungroupedOpacity >= 1 && values.isOpaque(in: bounds)
            && samples[node.sample].tree.mask(of: node.index) == nil
        return plane
    }

    /// The part of its plane that a layer and its subtree can draw in; nil if unknown.
    func extent(of values: LayerValues, at node: NodeIndex, withShadow: Bool = true) -> PlaneRect? {
        guard values.transition == nil, var extent = values.ownExtent(withShadow: withShadow) else { return nil }
        guard !values.masksToBounds else { return extent }
        let sample = samples[node.sample]
        let tree = sample.tree
        let end = Int(tree.subtreeEnds[node.index])
        var superlayers = [(values: values, map: Homography.identity, end: end)]
        var index = tree.firstSublayer(of: node.index)
        while index < end {
            while let last = superlayers.last, index >= last.end { superlayers.removeLast() }
            guard let superlayer = superlayers.last else { return nil }
            let values = sample.values(at: index)
            guard !values.isHidden else {
                index = Int(tree.subtreeEnds[index])
                continue
            }
            var matrix = values.matrixToSuperlayer
            if superlayer.values.hasSublayerTransform { matrix = CATransform3DConcat(matrix, superlayer.values.sublayerMatrix) }
            let map = Homography(matrix).concatenating(superlayer.map)
            guard values.transition == nil, !values.isSpace, let own = values.ownExtent(withShadow: true), let shown = map.bounds(of: own)
            else { return nil }
            extent = extent.union(shown)
            if values.masksToBounds {
                index = Int(tree.subtreeEnds[index])
            } else {
                superlayers.append((values, map, Int(tree.subtreeEnds[index])))
                index = tree.firstSublayer(of: index)
            }
        }
        return extent
    }
}

extension DisplayListBuilder.OpenLayer {
    /// Pixels farther away than anything visible, around the layer's origin, so that the rounded ends of cuts do not depend on the part of
    /// the target being drawn.
    fileprivate var surroundings: DeviceRect {
        let origin = matrix(.zero)
        let (x, y) = ((origin.x / origin.z).rounded(.down), (origin.y / origin.z).rounded(.down))
        let isNear = abs(x) < FixedPoint.guardBand / 4 && abs(y) < FixedPoint.guardBand / 4
        let (left, top) = isNear ? (Int(x), Int(y)) : (0, 0)
        return DeviceRect(left: left, top: top, right: left, bottom: top).outset(by: Int(FixedPoint.guardBand / 2))
    }

    /// A layer's space within this one. Outside it, the plane is that of the nearest enclosing layer that is no transform layer.
    fileprivate func space(of values: LayerValues) -> Self {
        var own = values.matrixToSuperlayer
        if values.hasSublayerTransform { own = CATransform3DConcat(values.sublayerMatrix, own) }
        if let sublayerMatrix { own = CATransform3DConcat(own, sublayerMatrix) }
        return Self(
            matrix: matrix, sublayerMatrix: own, bounds: nil, opacity: opacity * values.shownOpacity, opensClip: false,
            wrapping: Wrapping(),
            ungroupedOpacity: ungroupedOpacity * values.shownOpacity, isFlipped: isFlipped,
            sublayersAreFlipped: sublayersAreFlipped != values.isGeometryFlipped)
    }
}

extension LayerValues {
    /// Whether the layer covers its bounds with opaque pixels, but for its corners.
    fileprivate func isOpaque(in bounds: PlaneRect) -> Bool {
        guard blendMode == .normal, backgroundFilters.isEmpty else { return false }
        if let backgroundColor, backgroundColor.w >= 1 { return true }
        guard let contents, contents.isOpaque, contentsFade == nil else { return false }
        return ContentsPlacement(contents, of: self, in: bounds)?.rect.contains(bounds) ?? false
    }

    /// The area that a layer draws in itself: its bounds, and contents or a path beyond them; nil if unknown.
    fileprivate func ownExtent(withShadow: Bool) -> PlaneRect? {
        guard let bounds = PlaneRect(bounds) else { return nil }
        if withShadow, (shadow?.opacity ?? 0) != 0 { return nil }
        if masksToBounds { return bounds }
        switch kind {
        case .plain, .gradient, .space: break
        case .shape, .replicator, .emitter: return nil
        }
        guard frozenContents == nil else { return nil }
        return [contents, contentsFade?.old].reduce(bounds) { extent, image in
            image.flatMap { ContentsPlacement($0, of: self, in: bounds) }.map { extent.union($0.rect) } ?? extent
        }
    }
}

extension PlaneRect {
    /// The smallest rectangle around both; an empty one has no effect.
    fileprivate func union(_ other: PlaneRect) -> PlaneRect {
        if other.isEmpty { return self }
        if isEmpty { return other }
        return PlaneRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
    }
}

extension Homography {
    /// Bounding box of a rectangle's image; nil if a part of it is behind the eye.
    fileprivate func bounds(of rect: PlaneRect) -> PlaneRect? {
        let corners = rect.corners
        let images = [self(corners.0), self(corners.1), self(corners.2), self(corners.3)]
        guard images.allSatisfy({ $0.z > 0 && $0.sum().isFinite }) else { return nil }
        let (x, y) = (images.map { $0.x / $0.z }, images.map { $0.y / $0.z })
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
        return PlaneRect(left: left, top: top, right: right, bottom: bottom)
    }
}

extension CATransform3D {
    /// A map of the plane that preserves depth.
    fileprivate init(_ map: Homography) {
        self = CATransform3DIdentity
        (m11, m12, m14) = (CGFloat(map.xx), CGFloat(map.xy), CGFloat(map.xw))
        (m21, m22, m24) = (CGFloat(map.yx), CGFloat(map.yy), CGFloat(map.yw))
        (m41, m42, m44) = (CGFloat(map.tx), CGFloat(map.ty), CGFloat(map.tw))
    }
}

/// All commands of a frame, back to front: a flat list, culled, in target pixels.
struct DisplayList: Sendable {
    var commands: CommandList = []
    /// Whether the first command covers the whole target with opaque pixels.
    var isCovered = false
    /// Large opaque rectangles, in the order of the commands.
    var occluders: [Occluder] = []
    /// Maximum memory of simultaneously open groups and clip masks, in bytes per row of pixels.
    var nestedBytesPerRow = 0
    /// Additional bytes for invisible rows that affect visible ones.
    var nestedBytes = 0
    /// Whether a command reads the pixels below it.
    var hasBackdrops: Bool { lastBackdrop >= 0 }
    /// Index of the last backdrop when it was added; -1 for none. Too high after commands before it have been removed.
    var lastBackdrop = -1
    /// Backdrop filters of all layers, each layer's as a range in the order of execution.
    var pixelFilters: [PixelFilter] = []
}
