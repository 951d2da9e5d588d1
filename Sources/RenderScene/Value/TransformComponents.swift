import CoreGraphics

/// The components of a transform in key paths: scale, then rotation, then translation (`Documentation/Behavior.md#keyframes`).
///
/// A matrix is decomposed into scale · rotation · translation with row vectors, the rotation about x first, then y, then z, in radians.
/// Replacing a component keeps perspective (the fourth column), and also shear unless a scale or a rotation is replaced.
package struct TransformComponents {
    private let original: CATransform3D
    private var scale: SIMD3<Double>
    private var rotation: SIMD3<Double>
    private var translation: SIMD3<Double>
    private var replacesLinearComponents = false

    package init(_ m: CATransform3D) {
        original = m
        let rows = Self.rows(of: m)
        var scale = SIMD3(Self.length(rows.0), Self.length(rows.1), Self.length(rows.2))
        if Self.determinant(rows) < 0 { scale.x = -scale.x }
        self.scale = scale
        let r0 = scale.x == 0 ? SIMD3(1, 0, 0) : rows.0 / scale.x
        let r1 = scale.y == 0 ? SIMD3(0, 1, 0) : rows.1 / scale.y
        let r2 = scale.z == 0 ? SIMD3(0, 0, 1) : rows.2 / scale.z
        // For row vectors, Rx · Ry · Rz has -sin(y) at the third place of its first row.
        let y = asin(min(max(-r0.z, -1), 1))
        rotation =
            abs(r0.z) < 1 - 1e-12
            ? SIMD3(atan2(r1.z, r2.z), y, atan2(r0.y, r0.x))
            : SIMD3(0, y, atan2(-r1.x, r1.y))
        translation = SIMD3(Double(m.m41), Double(m.m42), Double(m.m43))
    }

    package subscript(component: PropertyComponent) -> AnimatableValue? {
        switch component {
        case .whole: return .transform(matrix)
        case .translation: return .pair(SIMD2(translation.x, translation.y))
        case .translationX: return .number(translation.x)
        case .translationY: return .number(translation.y)
        case .translationZ: return .number(translation.z)
        case .scale: return .number((scale.x + scale.y + scale.z) / 3)
        case .scaleXY: return .number((scale.x + scale.y) / 2)
        case .scaleX: return .number(scale.x)
        case .scaleY: return .number(scale.y)
        case .scaleZ: return .number(scale.z)
        case .rotationX: return .number(rotation.x)
        case .rotationY: return .number(rotation.y)
        case .rotationZ: return .number(rotation.z)
        default: return nil
        }
    }

    /// Replaces a component; returns false if the component or the value's type does not fit.
    package mutating func set(_ component: PropertyComponent, _ value: AnimatableValue) -> Bool {
        switch (component, value) {
        case (.translation, .pair(let v)):
            translation.x = v.x
            translation.y = v.y
            return true
        case (.translationX, .number(let n)): translation.x = n
        case (.translationY, .number(let n)): translation.y = n
        case (.translationZ, .number(let n)): translation.z = n
        case (.scale, .number(let n)): scale = SIMD3(repeating: n)
        case (.scaleXY, .number(let n)): (scale.x, scale.y) = (n, n)
        case (.scaleX, .number(let n)): scale.x = n
        case (.scaleY, .number(let n)): scale.y = n
        case (.scaleZ, .number(let n)): scale.z = n
        case (.rotationX, .number(let n)): rotation.x = n
        case (.rotationY, .number(let n)): rotation.y = n
        case (.rotationZ, .number(let n)): rotation.z = n
        default: return false
        }
        switch component {
        case .translationX, .translationY, .translationZ: break
        default: replacesLinearComponents = true
        }
        return true
    }

    package var matrix: CATransform3D {
        var m = original
        if replacesLinearComponents {
            let (sx, sy, sz) = (sin(rotation.x), sin(rotation.y), sin(rotation.z))
            let (cx, cy, cz) = (cos(rotation.x), cos(rotation.y), cos(rotation.z))
            let r0 = SIMD3(cy * cz, cy * sz, -sy) * scale.x
            let r1 = SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy) * scale.y
            let r2 = SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy) * scale.z
            (m.m11, m.m12, m.m13) = (CGFloat(r0.x), CGFloat(r0.y), CGFloat(r0.z))
            (m.m21, m.m22, m.m23) = (CGFloat(r1.x), CGFloat(r1.y), CGFloat(r1.z))
            (m.m31, m.m32, m.m33) = (CGFloat(r2.x), CGFloat(r2.y), CGFloat(r2.z))
        }
        (m.m41, m.m42, m.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
        return m
    }

    private static func rows(of m: CATransform3D) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        (
            SIMD3(Double(m.m11), Double(m.m12), Double(m.m13)), SIMD3(Double(m.m21), Double(m.m22), Double(m.m23)),
            SIMD3(Double(m.m31), Double(m.m32), Double(m.m33))
        )
    }

    private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

    private static func determinant(_ r: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) -> Double {
        r.0.x * (r.1.y * r.2.z - r.1.z * r.2.y) - r.0.y * (r.1.x * r.2.z - r.1.z * r.2.x) + r.0.z * (r.1.x * r.2.y - r.1.y * r.2.x)
    }
}
