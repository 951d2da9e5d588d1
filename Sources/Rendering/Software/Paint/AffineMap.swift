import CPixels
import RenderScene

/// Affine map from pixels to texels in 32.32 fixed point.
///
/// Anchored at the pixel of the image's corner, so that an image moved by whole pixels keeps its bytes. Each texel coordinate is an integer
/// function of the pixel's position, independent of where a row begins.
struct AffineMap {
    /// Texels per pixel to the right.
    let ux: Int64
    let vx: Int64
    /// Texels per pixel down.
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
        // Center of the anchor pixel; minus half a texel, because texel 0's center is at 0.5; plus half of 1/256, so that truncation
        // rounds.
        let p = map(SIMD2(Double(anchorX) + 0.5, Double(anchorY) + 0.5)) / map.tw
        let half = Int64(1) << 23
        u0 = Self.fixed(p.x - 0.5) &+ half
        v0 = Self.fixed(p.y - 0.5) &+ half
        ux = Self.fixed(map.xx / map.tw)
        vx = Self.fixed(map.xy / map.tw)
        uy = Self.fixed(map.yx / map.tw)
        vy = Self.fixed(map.yy / map.tw)
    }

    /// Texel at the center of a pixel, minus half a texel, plus 1/512. Wraps beyond 64 bits, and is correct again near the image.
    @inline(__always)
    func texel(x: Int, y: Int) -> (Int64, Int64) {
        let (right, down) = (Int64(x - anchorX), Int64(y - anchorY))
        return (u0 &+ right &* ux &+ down &* uy, v0 &+ right &* vx &+ down &* vy)
    }

    /// Texel coordinates along a row of pixels, for kernels.
    @inline(__always)
    func span(x: Int, y: Int) -> kinora_span {
        let (u, v) = texel(x: x, y: y)
        return kinora_span(u: u, v: v, du: ux, dv: vx)
    }

    /// Texel coordinates over a rectangle of pixels, for kernels.
    @inline(__always)
    func plane(x: Int, y: Int) -> kinora_plane { kinora_plane(first: span(x: x, y: y), down_u: uy, down_v: vy) }

    /// Whether neighboring pixels of a row show neighboring texels.
    var isWhole: Bool { ux == 1 << 32 && vx == 0 }

    /// Whether the scale is 1, at any subpixel offset.
    var isOneToOne: Bool { ux == 1 << 32 && vx == 0 && uy == 0 && vy == 1 << 32 }

    /// Texel step per pixel to the right, and down.
    var right: SIMD2<Double> { SIMD2(Double(ux), Double(vx)) / 4_294_967_296 }
    var down: SIMD2<Double> { SIMD2(Double(uy), Double(vy)) / 4_294_967_296 }

    private static func fixed(_ value: Double) -> Int64 {
        let scaled = (value * 4_294_967_296 + 0.5).rounded(.down)
        let limit = 9e18
        return Int64(scaled > -limit ? (scaled < limit ? scaled : limit) : -limit)
    }
}
