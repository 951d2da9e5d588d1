import CoreGraphics

/// A cubic timing curve from (0,0) to (1,1): x is the fraction of time, y the progress (`behaviour.md` 1.2).
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

    /// The fraction of time at which a monotone curve reaches a progress; used to invert time maps.
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

    /// Newton's method kept inside a shrinking bracket: as exact as Double allows, and never lost where the slope is zero.
    private func parameter(atX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<80 {
            let error = Self.bezier(x1, x2, s) - x
            if error == 0 { return s }
            if error < 0 { low = s } else { high = s }
            let slope = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
            let next = slope > 1e-6 ? s - error / slope : (low + high) / 2
            let inside = next > low && next < high ? next : (low + high) / 2
            if abs(inside - s) <= 1e-16 { return inside }
            s = inside
        }
        return s
    }

    @inline(__always)
    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
}
