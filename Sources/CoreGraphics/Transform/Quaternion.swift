/// A 3D rotation: cosine of half the angle in w, sine of half the angle times the axis in xyz.
struct Quaternion: Sendable {
    var vector: SIMD4<Double>

    init(_ vector: SIMD4<Double>) {
        self.vector = vector
    }

    /// The rotation of an orthonormal, right-handed matrix.
    init(rows: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>)) {
        let (x, y, z) = rows
        // Divides by the largest of the four components (Shepperd), so that 180 degrees about any axis stay exact.
        let trace = x.x + y.y + z.z
        if trace >= max(x.x, y.y, z.z) {
            let w = (1 + trace).squareRoot() / 2
            vector = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 4 * w * w) / (4 * w)
        } else if x.x >= max(y.y, z.z) {
            let i = (1 + x.x - y.y - z.z).squareRoot() / 2
            vector = SIMD4(4 * i * i, x.y + y.x, z.x + x.z, y.z - z.y) / (4 * i)
        } else if y.y >= z.z {
            let j = (1 - x.x + y.y - z.z).squareRoot() / 2
            vector = SIMD4(x.y + y.x, 4 * j * j, y.z + z.y, z.x - x.z) / (4 * j)
        } else {
            let k = (1 - x.x - y.y + z.z).squareRoot() / 2
            vector = SIMD4(z.x + x.z, y.z + z.y, 4 * k * k, x.y - y.x) / (4 * k)
        }
    }

    /// The rotation as a matrix for row vectors.
    var rows: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
        let (i, j, k, w) = (vector.x, vector.y, vector.z, vector.w)
        return (
            SIMD3(1 - 2 * (j * j + k * k), 2 * (i * j + k * w), 2 * (i * k - j * w)),
            SIMD3(2 * (i * j - k * w), 1 - 2 * (i * i + k * k), 2 * (j * k + i * w)),
            SIMD3(2 * (i * k + j * w), 2 * (j * k - i * w), 1 - 2 * (i * i + j * j))
        )
    }
}
