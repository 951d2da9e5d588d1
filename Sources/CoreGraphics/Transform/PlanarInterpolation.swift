/// Interpolation between two affine transforms of the plane by CSS Transforms Level 1 (11.2 to 11.4).
///
/// Differs from CSS: the translation is not multiplied with the remaining matrix, which would miss the ends.
struct PlanarInterpolation: Sendable {
    private let start: PlanarComponents
    private let change: PlanarComponents
    /// Sine and cosine for a constant angle: those of the matrix itself, without the rounding error of a round trip through the angle.
    private let heldRotation: SIMD2<Double>

    /// Decomposes both; nil if one is singular.
    init?(from: CGAffineTransform, to: CGAffineTransform) {
        guard var start = PlanarComponents(from), var end = PlanarComponents(to) else { return nil }
        heldRotation = end.rotation
        let isMirroredAcross = start.scale.x < 0 && end.scale.y < 0 || start.scale.y < 0 && end.scale.x < 0
        if isMirroredAcross {
            start.scale = -start.scale
            start.angle += start.angle < 0 ? .pi : -.pi
        }
        // An angle of exactly 0 counts as a full circle, then the shorter direction is taken: 180 degrees from 0 goes backwards.
        if start.angle == 0 { start.angle = 2 * .pi }
        if end.angle == 0 { end.angle = 2 * .pi }
        if abs(start.angle - end.angle) > .pi {
            if start.angle > end.angle { start.angle -= 2 * .pi } else { end.angle -= 2 * .pi }
        }
        self.start = start
        change = end.subtracting(start)
    }

    func callAsFunction(_ f: Double) -> CGAffineTransform {
        let scale = start.scale + change.scale * f
        let rest = start.rest + change.rest * f
        let move = start.move + change.move * f
        let angle = start.angle + change.angle * f
        let (sine, cosine) = change.angle == 0 ? (heldRotation.x, heldRotation.y) : (sin(angle), cos(angle))
        let x = (rest.lowHalf * cosine + rest.highHalf * sine) * scale.x
        let y = (rest.highHalf * cosine - rest.lowHalf * sine) * scale.y
        return CGAffineTransform(
            a: CGFloat(x.x), b: CGFloat(x.y), c: CGFloat(y.x), d: CGFloat(y.y), tx: CGFloat(move.x), ty: CGFloat(move.y))
    }
}

/// An affine transform as scale · rotation · remainder · translation.
private struct PlanarComponents: Sendable {
    var scale: SIMD2<Double>
    /// In radians.
    var angle: Double
    /// Sine and cosine of the angle.
    var rotation: SIMD2<Double>
    /// The remaining 2x2 matrix, by rows, without scale and rotation: a shear, usually none.
    var rest: SIMD4<Double>
    var move: SIMD2<Double>

    init?(_ t: CGAffineTransform) {
        var x = SIMD2(t.a.native, t.b.native)
        var y = SIMD2(t.c.native, t.d.native)
        let determinant = x.x * y.y - x.y * y.x
        guard determinant != 0, determinant.isFinite else { return nil }
        scale = SIMD2(hypot(x.x, x.y), hypot(y.x, y.y))
        if determinant < 0 {
            if x.x < y.y { scale.x = -scale.x } else { scale.y = -scale.y }
        }
        x /= scale.x
        y /= scale.y
        angle = atan2(x.y, x.x)
        rotation = SIMD2(x.y, x.x)
        rest = SIMD4(lowHalf: x * x.x - y * x.y, highHalf: x * x.y + y * x.x)
        move = SIMD2(t.tx.native, t.ty.native)
    }

    func subtracting(_ other: PlanarComponents) -> PlanarComponents {
        var difference = self
        difference.scale -= other.scale
        difference.angle -= other.angle
        difference.rotation -= other.rotation
        difference.rest -= other.rest
        difference.move -= other.move
        return difference
    }
}
