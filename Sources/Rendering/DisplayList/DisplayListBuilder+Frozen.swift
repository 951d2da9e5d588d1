import RenderScene

/// A layer that shows a frozen tree: stretched to its bounds, in parts if requested, like other contents (`contentsRect`,
/// `contentsCenter`).
extension DisplayListBuilder {
    /// A rectangle of the frozen root's space, and its destination.
    struct FrozenPiece {
        let source: PlaneRect
        let destination: PlaneRect
    }

    /// Pushes the frozen tree as the next step.
    func push(_ frozen: FrozenTree, of drawing: LayerDrawing) {
        guard !frozen.tree.isEmpty else { return }
        let node = open(frozen)
        guard let own = PlaneRect(values(at: node).bounds), !own.isEmpty, let shown = PlaneRect(drawing.values.contentsRect) else {
            return
        }
        let unit = PlaneRect(left: 0, top: 0, right: 1, bottom: 1)
        let size = SIMD2(own.width, own.height)
        let source = PlaneRect(
            left: own.left + shown.left * size.x, top: own.top + shown.top * size.y, right: own.left + shown.right * size.x,
            bottom: own.top + shown.bottom * size.y)
        if let stretch = ContentsStretch(of: drawing.values, into: drawing.bounds, texels: source, texelsPerPoint: 1) {
            let x = snapped(stretch.horizontal.points, drawing.matrix.xx, drawing.matrix.tx, under: drawing.matrix)
            let y = snapped(stretch.vertical.points, drawing.matrix.yy, drawing.matrix.ty, under: drawing.matrix)
            let (u, v) = (stretch.horizontal.texels, stretch.vertical.texels)
            for row in (0..<3).reversed() {
                for column in (0..<3).reversed() {
                    let piece = FrozenPiece(
                        source: PlaneRect(left: u[column], top: v[row], right: u[column + 1], bottom: v[row + 1]),
                        destination: PlaneRect(left: x[column], top: y[row], right: x[column + 1], bottom: y[row + 1]))
                    if !piece.source.isEmpty, !piece.destination.isEmpty { steps.append(.frozenPiece(node, piece)) }
                }
            }
        } else if shown != unit {
            if !source.isEmpty { steps.append(.frozenPiece(node, FrozenPiece(source: source, destination: drawing.bounds))) }
        } else {
            steps.append(.frozenContents(node))
        }
    }

    func beginFrozen(_ node: NodeIndex, _ piece: FrozenPiece?) {
        let layer = openLayers[openLayers.count - 1]
        var values = values(at: node)
        guard let bounds = piece?.destination ?? layer.bounds, let own = piece?.source ?? PlaneRect(values.bounds) else { return }
        var contents = layer.forContents
        if piece != nil {
            let clip = beginClip(Outline(bounds), under: layer.matrix)
            guard clip != .coversNothing else { return }
            contents.opensClip = clip == .opened
        }
        let factor = SIMD2(bounds.width / own.width, bounds.height / own.height)
        values.transform = CATransform3DMakeScale(CGFloat(factor.x), CGFloat(factor.y), 1)
        values.position = CGPoint(
            x: bounds.left + (values.anchor.x - own.left) * factor.x, y: bounds.top + (values.anchor.y - own.top) * factor.y)
        openLayers.append(contents)
        steps.append(.endContents)
        begin(node, values, motion: nil)
    }

    /// Snaps the inner cuts to pixel boundaries in axis-aligned layers: parts that end within a pixel would let light through there.
    private func snapped(_ points: SIMD4<Double>, _ scale: Double, _ offset: Double, under matrix: Homography) -> SIMD4<Double> {
        guard matrix.isAffine, matrix.tw == 1, matrix.xy == 0, matrix.yx == 0, scale != 0 else { return points }
        var snapped = points
        for index in 1...2 { snapped[index] = ((points[index] * scale + offset).rounded() - offset) / scale }
        return snapped
    }
}
