import CPixels
import RenderScene

/// An affine map from pixels to texels in 32.32 fixed point.
///
/// It is anchored at the pixel where the picture's corner lies, so that a picture moved by whole pixels keeps its bytes; every texel is a
/// whole-number function of the pixel's place, so that it does not matter where a row begins.
struct AffineMap {
    /// Texels for each pixel to the right.
    let ux: Int64
    let vx: Int64
    /// Texels for each pixel down.
    private let uy: Int64
    private let vy: Int64
    private let u0: Int64
    private let v0: Int64
    private let anchorX: Int
    private let anchorY: Int

    init(_ map: Homography, near corner: SIMD3<Double>) {
        let limit = 1 << 30
        let (x, y) = (corner.x / corner.z, corner.y / corner.z)
        let isNear = abs(x) < Double(limit) && abs(y) < Double(limit)
        anchorX = isNear ? Int(x.rounded(.down)) : 0
        anchorY = isNear ? Int(y.rounded(.down)) : 0
        // The centre of the anchor's pixel; half a texel off, because texel 0's centre is at 0.5; half of 1/256, so that cutting rounds.
        let p = map(SIMD2(Double(anchorX) + 0.5, Double(anchorY) + 0.5)) / map.tw
        let half = Int64(1) << 23
        u0 = Self.fixed(p.x - 0.5) &+ half
        v0 = Self.fixed(p.y - 0.5) &+ half
        ux = Self.fixed(map.xx / map.tw)
        vx = Self.fixed(map.xy / map.tw)
        uy = Self.fixed(map.yx / map.tw)
        vy = Self.fixed(map.yy / map.tw)
    }

    /// The texel at the centre of a pixel, half a texel taken off and 1/512 added. Beyond 64 bits it wraps, and comes back where the
    /// picture lies.
    @inline(__always)
    func texel(x: Int, y: Int) -> (Int64, Int64) {
        let (right, down) = (Int64(x - anchorX), Int64(y - anchorY))
        return (u0 &+ right &* ux &+ down &* uy, v0 &+ right &* vx &+ down &* vy)
    }

    /// The texels of a row of pixels, as kernels take them.
    @inline(__always)
    func course(x: Int, y: Int) -> kinora_course {
        let (u, v) = texel(x: x, y: y)
        return kinora_course(u: u, v: v, du: ux, dv: vx)
    }

    /// The texels of a rectangle of pixels.
    @inline(__always)
    func plane(x: Int, y: Int) -> kinora_plane { kinora_plane(first: course(x: x, y: y), down_u: uy, down_v: vy) }

    /// Whether neighbouring texels show at neighbouring pixels of a row.
    var isWhole: Bool { ux == 1 << 32 && vx == 0 }

    /// Whether pixels fall on texels of their own size, perhaps between them.
    var isOneToOne: Bool { ux == 1 << 32 && vx == 0 && uy == 0 && vy == 1 << 32 }

    /// How far the texel moves with a pixel to the right, and down.
    var right: SIMD2<Double> { SIMD2(Double(ux), Double(vx)) / 4_294_967_296 }
    var down: SIMD2<Double> { SIMD2(Double(uy), Double(vy)) / 4_294_967_296 }

    private static func fixed(_ value: Double) -> Int64 {
        let scaled = (value * 4_294_967_296 + 0.5).rounded(.down)
        let limit = 9e18
        return Int64(scaled > -limit ? (scaled < limit ? scaled : limit) : -limit)
    }
}
