import CPixels
import RenderScene

/// Perspective map from pixels to texels, per pixel in single precision: the error is below a hundredth of a pixel at the far end of the
/// largest target.
///
/// Anchored at the pixel of the image's corner, so that an image moved by whole pixels keeps its bytes.
struct PerspectiveMap {
    /// In pixels relative to the anchor.
    private let map: Homography
    private let anchorX: Int
    private let anchorY: Int

    init(_ map: Homography, near corner: SIMD3<Double>) {
        let limit = Double(1 << 20)
        let (x, y) = (corner.x / corner.z, corner.y / corner.z)
        let isNear = corner.z > 0 && abs(x) < limit && abs(y) < limit
        (anchorX, anchorY) = isNear ? (Int(x.rounded(.down)), Int(y.rounded(.down))) : (0, 0)
        self.map = Homography.translation(Double(anchorX), Double(anchorY)).concatenating(map).normalized
    }

    /// Homogeneous image of a pixel's center.
    @inline(__always)
    func homogeneous(x: Int, y: Int) -> SIMD3<Double> { map.homogeneous(Double(x &- anchorX) + 0.5, Double(y &- anchorY) + 0.5) }

    /// Movement of an image per pixel to the right and down.
    @inline(__always)
    func steps(at image: SIMD3<Double>) -> (right: SIMD2<Double>, down: SIMD2<Double>) {
        let point = SIMD2(image.x, image.y) / image.z
        return ((SIMD2(map.xx, map.xy) - point * map.xw) / image.z, (SIMD2(map.yx, map.yy) - point * map.yw) / image.z)
    }

    /// First column for a kernel that begins at a pixel.
    func column(_ x: Int) -> Int { x - anchorX }

    /// A row of pixels, for kernels.
    func line(x: Int, y: Int, count: Int, width: Int) -> kinora_projection {
        let start = map.homogeneous(0, Double(y - anchorY) + 0.5)
        return kinora_projection(
            u: Float(start.x), v: Float(start.y), w: Float(start.z), du: Float(map.xx), dv: Float(map.xy), dw: Float(map.xw),
            ahead: texelsAhead(at: homogeneous(x: x + count / 2, y: y), width: width))
    }

    /// Distance in memory from a texel to the one needed some rows below.
    private func texelsAhead(at image: SIMD3<Double>, width: Int) -> Int64 {
        let down = steps(at: image).down * Self.rowsAhead
        // NaN fails too.
        guard abs(down.x) < 32_768, abs(down.y) < 32_768 else { return 0 }
        return Int64(down.y) * Int64(width) + Int64(down.x)
    }

    /// Prefetch distance in rows.
    private static let rowsAhead = 16.0
}

extension Homography {
    /// The same map by numbers whose depths single precision holds.
    fileprivate var normalized: Homography {
        let largest = max(abs(xw), abs(yw), abs(tw))
        guard largest > 0 else { return self }
        let s = 1 / largest
        let scaled = Homography(xx * s, xy * s, xw * s, yx * s, yy * s, yw * s, tx * s, ty * s, tw * s)
        return scaled.isFinite ? scaled : self
    }
}
