import RenderScene

/// A blur in a plane drawn stretched, slanted or in perspective, computed on a grid of that plane.
struct ProjectedBlur: Equatable, Sendable {
    /// In points of the plane.
    let radius: Double
    let offset: SIMD2<Double>
    /// From the plane to pixels, and the inverse.
    let matrix: Homography
    let inverse: Homography
    /// Grid cells per point of the plane.
    let cellsPerPoint: Double

    init?(radius: Double, offset: SIMD2<Double>, matrix: Homography, bounds: PlaneRect) {
        guard let inverse = matrix.inverse else { return nil }
        (self.radius, self.offset, self.matrix, self.inverse) = (radius, offset, matrix, inverse)
        // A cell is a little smaller than a pixel where the layer is drawn largest.
        let corners = bounds.corners
        let center = SIMD2((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)
        let scales = [corners.0, corners.1, corners.2, corners.3, center].compactMap { Self.scale(of: matrix, at: $0) }
        guard let largest = scales.max(), largest > 0, largest.isFinite else { return nil }
        cellsPerPoint = largest * Self.fineness
    }

    /// Length of the longest image of a unit vector near a point of the plane; nil behind the eye.
    private static func scale(of matrix: Homography, at p: SIMD2<Double>) -> Double? {
        let image = matrix(p)
        guard image.z > HomogeneousContour.nearest else { return nil }
        let (x, y) = (image.x / image.z, image.y / image.z)
        let alongX = SIMD2(matrix.xx - x * matrix.xw, matrix.xy - y * matrix.xw) / image.z
        let alongY = SIMD2(matrix.yx - x * matrix.yw, matrix.yy - y * matrix.yw) / image.z
        return max((alongX * alongX).sum(), (alongY * alongY).sum()).squareRoot()
    }

    /// The part of the plane visible at some pixels; nil if they extend beyond the horizon.
    func plane(of pixels: DeviceRect) -> PlaneRect? {
        var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))
        for x in [pixels.left, pixels.right] {
            for y in [pixels.top, pixels.bottom] {
                let p = inverse(SIMD2(Double(x), Double(y)))
                guard p.z > 0 else { return nil }
                low = pointwiseMin(low, SIMD2(p.x, p.y) / p.z)
                high = pointwiseMax(high, SIMD2(p.x, p.y) / p.z)
            }
        }
        let rect = PlaneRect(left: low.x, top: low.y, right: high.x, bottom: high.y)
        return rect.width.isFinite && rect.height.isFinite ? rect : nil
    }

    func image(of source: DeviceRect, within limits: DeviceRect) -> DeviceRect {
        guard !source.isEmpty, let plane = plane(of: source) else { return limits }
        let reach = 3 * radius + 4 / cellsPerPoint
        let moved = PlaneRect(
            left: plane.left + offset.x, top: plane.top + offset.y, right: plane.right + offset.x, bottom: plane.bottom + offset.y)
        return matrix.deviceBounds(of: moved.inset(by: -reach), within: limits)
    }

    /// Grid for some pixels and all the shadow they cast: cells per point, and bounds in cells. nil if the pixels extend beyond the
    /// horizon. Coarser where there would be too many cells.
    func grid(of source: DeviceRect) -> (cellsPerPoint: Double, bounds: DeviceRect, blur: GaussianBlur)? {
        guard !source.isEmpty, let plane = plane(of: source) else { return nil }
        let area = (plane.width * cellsPerPoint + 2) * (plane.height * cellsPerPoint + 2)
        let scale = area > Self.mostCells ? cellsPerPoint * (Self.mostCells / area).squareRoot() : cellsPerPoint
        func cell(_ coordinate: Double) -> Int { Int(max(-1e9, min(1e9, (coordinate * scale).rounded(.down)))) }
        let bounds = DeviceRect(
            left: cell(plane.left), top: cell(plane.top), right: cell(plane.right) + 1, bottom: cell(plane.bottom) + 1)
        guard bounds.width * bounds.height <= Int(4 * Self.mostCells) else { return nil }
        let deviation = min(radius * scale, Self.widest)
        // Pixels are interpolated for the grid, and its cells when it is drawn: each adds a variance of a sixth in its own unit.
        let variance = max(deviation * deviation - (Self.fineness * Self.fineness + 1) / 6, 0)
        return (scale, bounds, GaussianBlur(deviation: variance.squareRoot(), offset: offset * scale))
    }

    /// Cells per pixel.
    private static let fineness = 1.5
    private static let mostCells = 4_194_304.0
    private static let widest = 256.0
}
