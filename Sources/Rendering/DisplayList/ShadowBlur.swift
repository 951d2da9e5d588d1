import RenderScene

/// A layer's shadow on the target: the layer's alpha, offset and blurred in the layer's own plane.
enum ShadowBlur: Equatable, Sendable {
    /// The map keeps the axes: pixels are blurred directly, along rows and columns.
    case flat(GaussianBlur)
    /// Otherwise pixels are mapped back into the plane, blurred there, and drawn through the plane's map.
    case projected(ProjectedBlur)

    /// nil if a value is not finite.
    init?(_ shadow: Shadow, of drawing: LayerDrawing) {
        let matrix = drawing.matrix
        let radius = max(shadow.radius, 0)
        guard radius.isFinite, shadow.offset.sum().isFinite else { return nil }
        if matrix.isAffine, matrix.tw > 0 {
            let (x, y) = (SIMD2(matrix.xx, matrix.xy) / matrix.tw, SIMD2(matrix.yx, matrix.yy) / matrix.tw)
            // Image of a round blur of deviation 1: its variances along rows and columns, and its covariance.
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

    /// Pixels that can cast a shadow on `output`.
    func source(of output: DeviceRect) -> DeviceRect {
        switch self {
        case .flat(let blur): return blur.source(of: output)
        // Unbounded for practical purposes.
        case .projected: return output.outset(by: 1 << 16)
        }
    }

    /// Pixels that `source` can cast a shadow on.
    func image(of source: DeviceRect, within limits: DeviceRect) -> DeviceRect {
        switch self {
        case .flat(let blur): return blur.image(of: source).intersection(limits)
        case .projected(let blur): return blur.image(of: source, within: limits)
        }
    }
}
