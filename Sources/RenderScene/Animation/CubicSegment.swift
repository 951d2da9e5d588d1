import CoreGraphics

/// A cubic curve of up to four components, by the coefficients of its parameter s in 0…1: a Hermite span of a smooth keyframe animation, or
/// an element of a path.
package struct CubicSegment: Sendable, Equatable {
    package let start: SIMD4<Double>
    /// The value at s = 1, exactly.
    package let end: SIMD4<Double>
    private let linear: SIMD4<Double>
    private let square: SIMD4<Double>
    private let cube: SIMD4<Double>

    /// A Hermite span, by its end values and its derivatives with respect to s there.
    package init(from start: SIMD4<Double>, to end: SIMD4<Double>, leaving: SIMD4<Double>, arriving: SIMD4<Double>) {
        let delta = end - start
        self.start = start
        self.end = end
        linear = leaving
        square = 3 * delta - 2 * leaving - arriving
        cube = leaving + arriving - 2 * delta
    }

    /// A Bézier curve.
    package init(from start: SIMD4<Double>, control1: SIMD4<Double>, control2: SIMD4<Double>, to end: SIMD4<Double>) {
        self.init(from: start, to: end, leaving: 3 * (control1 - start), arriving: 3 * (end - control2))
    }

    /// A straight line.
    package init(from start: SIMD4<Double>, to end: SIMD4<Double>) {
        self.init(from: start, to: end, leaving: end - start, arriving: end - start)
    }

    /// The value at s; extrapolated outside 0…1.
    @inline(__always)
    package func callAsFunction(_ s: Double) -> SIMD4<Double> {
        s == 1 ? end : start + s * (linear + s * (square + s * cube))
    }

    /// The derivative with respect to s.
    @inline(__always)
    package func derivative(_ s: Double) -> SIMD4<Double> { linear + s * (2 * square + 3 * s * cube) }

    /// Length per unit of s.
    @inline(__always)
    package func pace(_ s: Double) -> Double {
        let d = derivative(s)
        return (d * d).sum().squareRoot()
    }

    /// Tangent at s, also where the derivative is zero; zero for a point.
    package func heading(_ s: Double) -> SIMD4<Double> {
        let first = derivative(s)
        let scale = (linear * linear + square * square + cube * cube).sum()
        if (first * first).sum() > 1e-18 * scale { return first }
        // At a cusp, the direction is that of the second derivative when leaving, and its opposite when arriving.
        let second = 2 * square + 6 * s * cube
        if (second * second).sum() > 1e-18 * scale { return s < 1 ? second : -second }
        return cube
    }
}
