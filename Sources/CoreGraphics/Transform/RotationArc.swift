/// Spherical interpolation between two rotations: the shorter arc, at constant speed.
struct RotationArc: Sendable {
    private let start: SIMD4<Double>
    /// Orthogonal to the start, in the plane of both.
    private let orthogonal: SIMD4<Double>
    /// Half the angle between both, in radians.
    private let angle: Double

    init(from: Quaternion, to: Quaternion) {
        start = from.vector
        // A quaternion and its negative are the same rotation; the nearer one gives the shorter arc.
        let isFar = (from.vector * to.vector).sum() < 0
        let end = isFar ? -to.vector : to.vector
        let cosine = (start * end).sum()
        let across = end - start * cosine
        let sine = (across * across).sum().squareRoot()
        orthogonal = sine > 0 ? across / sine : .zero
        angle = atan2(sine, cosine)
    }

    func callAsFunction(_ f: Double) -> Quaternion {
        guard angle != 0 else { return Quaternion(start) }
        return Quaternion(start * cos(f * angle) + orthogonal * sin(f * angle))
    }
}
