import RenderScene

/// How a layer's shadow lies on the target: the layer's alpha, moved and blurred in the layer's own plane.
enum ShadowBlur: Equatable, Sendable {
    /// The plane is turned, mirrored and scaled so that the blur goes along rows and columns: pixels are blurred as they are.
    case flat(GaussianBlur)
    /// Otherwise the pixels are put back into the plane, blurred there, and drawn as that plane is seen.
    case projected(ProjectedBlur)

    /// nil where the values are not finite.
    init?(_ shadow: Shadow, of drawing: LayerDrawing) {
        let matrix = drawing.matrix
        let radius = max(shadow.radius, 0)
        guard radius.isFinite, shadow.offset.sum().isFinite else { return nil }
        if matrix.isAffine, matrix.tw > 0 {
            let (x, y) = (SIMD2(matrix.xx, matrix.xy) / matrix.tw, SIMD2(matrix.yx, matrix.yy) / matrix.tw)
            // What a round blur of deviation 1 becomes: its variances along rows and columns, and how far it lies aslant.
            let (rows, columns) = (x.x * x.x + y.x * y.x, x.y * x.y + y.y * y.y)
            let deviation = SIMD2(rows, columns).squareRoot() * radius
            let isNarrow = deviation.max() <= GaussianBlur.mostCells || deviation.min() >= deviation.max() / 4
            if abs(x.x * x.y + y.x * y.y) <= 1e-6 * max(rows, columns), isNarrow {
                self = .flat(
                    GaussianBlur(deviation: deviation.x, deviationY: deviation.y, offset: x * shadow.offset.x + y * shadow.offset.y))
                return
            }
        }
        let projected = ProjectedBlur(radius: radius, offset: shadow.offset, matrix: matrix, bounds: drawing.bounds)
        guard let projected else { return nil }
        self = .projected(projected)
    }

    /// The pixels that can cast shadow on others.
    func source(of output: DeviceRect) -> DeviceRect {
        switch self {
        case .flat(let blur): return blur.source(of: output)
        // Everything, as far as one wants to look.
        case .projected: return output.outset(by: 1 << 16)
        }
    }

    /// The pixels on which others cast shadow.
    func image(of source: DeviceRect, within limits: DeviceRect) -> DeviceRect {
        switch self {
        case .flat(let blur): return blur.image(of: source).intersection(limits)
        case .projected(let blur): return blur.image(of: source, within: limits)
        }
    }
}
