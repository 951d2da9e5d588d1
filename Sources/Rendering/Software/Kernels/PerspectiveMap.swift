import CPixels
import RenderScene

/// A map in perspective from pixels to texels, in single precision where it is carried out for each pixel: a place is off by less than a hundredth of a
/// pixel at the far end of the largest target.
///
/// It is anchored at the pixel where the picture's corner lies, so that a picture moved by whole pixels keeps its bytes.
struct PerspectiveMap {
    /// From pixels counted from the anchor.
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

    /// The image of a pixel's centre, not divided.
    @inline(__always)
    func homogeneous(x: Int, y: Int) -> SIMD3<Double> { map.homogeneous(Double(x &- anchorX) + 0.5, Double(y &- anchorY) + 0.5) }

    /// How an image moves with a pixel to the right and down.
    @inline(__always)
    func steps(at image: SIMD3<Double>) -> (right: SIMD2<Double>, down: SIMD2<Double>) {
        let point = SIMD2(image.x, image.y) / image.z
        return ((SIMD2(map.xx, map.xy) - point * map.xw) / image.z, (SIMD2(map.yx, map.yy) - point * map.yw) / image.z)
    }

    /// The column that a kernel is to begin with at a pixel.
    func column(_ x: Int) -> Int { x - anchorX }

    /// A row of pixels, as kernels take it.
    func line(x: Int, y: Int, count: Int, width: Int) -> kinora_projection {
        let start = map.homogeneous(0, Double(y - anchorY) + 0.5)
        return kinora_projection(
            u: Float(start.x), v: Float(start.y), w: Float(start.z), du: Float(map.xx), dv: Float(map.xy), dw: Float(map.xw),
            ahead: texelsAhead(at: homogeneous(x: x + count / 2, y: y), width: width))
    }

    /// From an image to that of the pixel some rows below, as texels lie in memory.
    private func texelsAhead(at image: SIMD3<Double>, width: Int) -> Int64 {
        let down = steps(at: image).down * Self.rowsAhead
        // NaN fails too.
        guard abs(down.x) < 32_768, abs(down.y) < 32_768 else { return 0 }
        return Int64(down.y) * Int64(width) + Int64(down.x)
    }

    /// Texels are fetched this long before they are wanted.
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
