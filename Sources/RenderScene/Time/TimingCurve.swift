import CoreGraphics

/// A cubic timing curve from (0,0) to (1,1): x is the fraction of time, y the progress (`Documentation/Behavior.md#curves`).
package struct TimingCurve: Sendable, Hashable {
    package let x1, y1, x2, y2: Double

    /// A curve by its two inner control points; x1 and x2 are clamped to [0,1], so that y is a function of x.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    package static let linear = TimingCurve(0, 0, 1, 1)
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
    package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

    package var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Progress at a fraction of time; fractions outside [0,1] are clamped.
    package func callAsFunction(_ x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if isLinear { return x }
        return Self.bezier(y1, y2, parameter(atX: x))
    }

    /// Slope of the curve at a fraction of time, 1 on average; at the ends, the slope just inside.
    package func slope(at x: Double) -> Double {
        if isLinear { return 1 }
        // A parabola through three close points is accurate enough, also where x is stationary in the parameter.
        let (h, middle) = (1e-5, min(max(x, 2e-5), 1 - 2e-5))
        return (self(middle + h) - self(middle - h)) / (2 * h)
    }

    /// The inverse of a monotone curve: the fraction of time at a progress; used to invert time maps.
    package func fraction(atProgress y: Double) -> Double {
        if y <= 0 { return 0 }
        if y >= 1 { return 1 }
        if isLinear { return y }
        var low = 0.0
        var high = 1.0
        for _ in 0..<64 {
            let middle = (low + high) / 2
            if self(middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Halley's method with a shrinking bracket: full Double precision after three or four steps, and robust where the slope is zero.
    private func parameter(atX x: Double) -> Double {
        // x(s) = ((a s + b) s + c) s
        let c = 3 * x1
        let b = 3 * (x2 - x1) - c
        let a = 1 - c - b
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<80 {
            let error = ((a * s + b) * s + c) * s - x
            if error == 0 { return s }
            if error < 0 { low = s } else { high = s }
            let slope = (3 * a * s + 2 * b) * s + c
            let step = error * slope / (slope * slope - error * (3 * a * s + b))
            let next = s - step
            guard next > low, next < high else {
                // Outside the bracket, or NaN: bisection always converges.
                let middle = (low + high) / 2
                if middle == s { return s }
                s = middle
                continue
            }
            if next == s { return s }
            s = next
            // Each step triples the number of correct digits.
            if abs(step) < 1e-6, slope > 0.01 { return s }
        }
        return s
    }

    @inline(__always)
    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
}
