/// Apple's continuous corner: three cubic curves. Coordinates are distances from the corner along its two edges, in radii.
///
/// The numbers are those that PaintCode found in iOS 7 (paintcodeapp.com, "Code for iOS 7 rounded rectangles"); their extent, 1.528665, is
/// the value of `CALayer.cornerCurveExpansionFactor(_:)`. Intermediate corners are interpolated between these curves and three cubic ones
/// fitted to a circle's arcs of 20, 50 and 20 degrees.
enum ContinuousCorner {
    static let extent = 1.528_664_83

    private static let continuous: [SIMD2<Double>] = [
        SIMD2(1.528_664_83, 0), SIMD2(1.088_492_96, 0), SIMD2(0.868_406_94, 0), SIMD2(0.631_493_79, 0.074_911_39),
        SIMD2(0.372_823_83, 0.169_059_56),
    ]
    private static let circular: [SIMD2<Double>] = [
        SIMD2(1, 0), SIMD2(0.883_348_45, 0), SIMD2(0.767_596_4, 0.020_410_1), SIMD2(0.657_979_86, 0.060_307_38),
        SIMD2(0.380_213_3, 0.161_406_2),
    ]

    /// The ten points of the curves, from an edge along x to one along y, for an extent between a circle's and the full one.
    static func points(extent: Double) -> [SIMD2<Double>] {
        let fraction = (extent - 1) / (Self.extent - 1)
        let half = zip(circular, continuous).map { $0 + ($1 - $0) * fraction }
        // The other half is the mirror image.
        return half + half.reversed().map { SIMD2($0.y, $0.x) }
    }
}
