/// Interpolation between two transforms, decomposed once so that each call is cheap and allocates nothing.
///
/// Two affine transforms are interpolated by CSS Transforms Level 1 in the plane, all others by Level 2 in space; scale, translation,
/// shear and perspective change linearly, rotations by their angle. A singular matrix has no decomposition: then each entry changes
/// linearly. Source: `Documentation/Behavior.md#transform-interpolation`.
package struct TransformInterpolation: Sendable {
    private enum Method: Sendable {
        case none
        case entries
        case planar(PlanarInterpolation)
        case spatial(SpatialInterpolation)
    }

    private let from: CATransform3D
    private let to: CATransform3D
    private let method: Method

    /// Decomposes both ends.
    package init(from: CATransform3D, to: CATransform3D) {
        self.from = from
        self.to = to
        if from == to {
            method = .none
        } else if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
            method =
                PlanarInterpolation(from: CATransform3DGetAffineTransform(from), to: CATransform3DGetAffineTransform(to))
                .map(Method.planar) ?? .entries
        } else {
            method = SpatialInterpolation(from: from, to: to).map(Method.spatial) ?? .entries
        }
    }

    /// The transform at a fraction: 0 and 1 give the ends exactly, values outside extrapolate, NaN gives the start.
    package func callAsFunction(_ f: Double) -> CATransform3D {
        if f == 0 || f.isNaN { return from }
        if f == 1 { return to }
        switch method {
        case .none: return from
        case .entries: return entries(f)
        case .planar(let planar): return CATransform3DMakeAffineTransform(planar(f))
        case .spatial(let spatial): return spatial(f)
        }
    }

    private func entries(_ f: Double) -> CATransform3D {
        func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { a + (b - a) * f }
        return CATransform3D(
            rows: mix(from.row1, to.row1), mix(from.row2, to.row2), mix(from.row3, to.row3), mix(from.row4, to.row4))
    }
}
