import CoreGraphics

extension CGPoint {
    package var simd: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
    package init(_ v: SIMD2<Double>) { self.init(x: v.x, y: v.y) }
}

extension CGSize {
    package var simd: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
    package init(_ v: SIMD2<Double>) { self.init(width: v.x, height: v.y) }
}

extension CGRect {
    /// Origin x, y, width, height; unlike `width` and `height`, not standardised.
    package var simd: SIMD4<Double> { SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)) }
    package init(_ v: SIMD4<Double>) { self.init(x: v.x, y: v.y, width: v.z, height: v.w) }
}
