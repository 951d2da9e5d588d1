/// Interpolation between two 3D transforms by CSS Transforms Level 2 (the appendix on 3-D matrices).
struct SpatialInterpolation: Sendable {
    private let start: SpatialComponents
    private let change: SpatialComponents
    private let rotation: RotationArc

    /// Decomposes both; nil if one is singular or its perspective is from behind.
    init?(from: CATransform3D, to: CATransform3D) {
        guard let start = SpatialComponents(from), let end = SpatialComponents(to) else { return nil }
        self.start = start
        change = end.subtracting(start)
        rotation = RotationArc(from: start.rotation, to: end.rotation)
    }

    func callAsFunction(_ f: Double) -> CATransform3D {
        let scale = start.scale + change.scale * f
        let skew = start.skew + change.skew * f
        let move = start.move + change.move * f
        let perspective = start.perspective + change.perspective * f
        let (x, y, z) = rotation(f).rows

        var skewedY = y + x * skew.x
        skewedY *= scale.y
        var skewedZ = z + x * skew.y
        skewedZ += y * skew.z
        skewedZ *= scale.z
        func row(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
            let products = v * SIMD3(perspective.x, perspective.y, perspective.z)
            return SIMD4(v, products.x + products.y + products.z + w)
        }
        return CATransform3D(rows: row(x * scale.x, 0), row(skewedY, 0), row(skewedZ, 0), row(move, perspective.w))
    }
}

/// A 3D transform as scale · skew · rotation · translation · perspective.
private struct SpatialComponents: Sendable {
    var scale: SIMD3<Double>
    /// The skew of y by x, z by x and z by y.
    var skew: SIMD3<Double>
    var rotation: Quaternion
    var move: SIMD3<Double>
    /// The fourth column of the perspective's matrix.
    var perspective: SIMD4<Double>

    init?(_ t: CATransform3D) {
        guard t.m44 > 0, t.isFinite else { return nil }
        var affine = CATransform3D(rows: t.row1 / t.m44.native, t.row2 / t.m44.native, t.row3 / t.m44.native, t.row4 / t.m44.native)
        let w = SIMD4(affine.m14.native, affine.m24.native, affine.m34.native, 1)
        (affine.m14, affine.m24, affine.m34) = (0, 0, 0)
        guard let inverse = affine.inverse else { return nil }
        perspective = SIMD4(
            (inverse.row1 * w).sum(), (inverse.row2 * w).sum(), (inverse.row3 * w).sum(), (inverse.row4 * w).sum())
        move = affine.row4.xyz

        // Gram-Schmidt: x keeps its direction, y loses its component along x, z its components along both.
        var (x, y, z) = (affine.row1.xyz, affine.row2.xyz, affine.row3.xyz)
        let lengthX = x.length
        x /= lengthX
        let xy = (x * y).sum()
        y -= x * xy
        let lengthY = y.length
        y /= lengthY
        let xz = (x * z).sum()
        let yz = (y * z).sum()
        z -= x * xz
        z -= y * yz
        let lengthZ = z.length
        z /= lengthZ
        scale = SIMD3(lengthX, lengthY, lengthZ)
        skew = SIMD3(xy / lengthY, xz / lengthZ, yz / lengthZ)
        guard scale.min() > 0 else { return nil }
        let determinant = (x * y.crossed(with: z)).sum()
        if determinant < 0 {
            // A mirroring reverses orientation, which no rotation does.
            scale = -scale
            (x, y, z) = (-x, -y, -z)
        }
        rotation = Quaternion(rows: (x, y, z))
    }

    func subtracting(_ other: SpatialComponents) -> SpatialComponents {
        var difference = self
        difference.scale -= other.scale
        difference.skew -= other.skew
        difference.move -= other.move
        difference.perspective -= other.perspective
        return difference
    }
}

extension SIMD4<Double> {
    fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }

    fileprivate func crossed(with other: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
