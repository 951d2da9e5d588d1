import CoreGraphics

/// A typed pair of end values, prepared at the commit for interpolation at any fraction.
package enum Interpolation: Sendable {
    case number(Double, Double)
    case pair(SIMD2<Double>, SIMD2<Double>)
    case rect(SIMD4<Double>, SIMD4<Double>)
    case color(RGBA, RGBA)
    indirect case transform(TransformInterpolation)
    case numbers([Double], [Double])
    case colors([RGBA], [RGBA])
    /// Paths whose elements correspond; their handles turn.
    case path(PathData, PathData)
    case images(CGImage?, CGImage?)
    /// Values without interpolation: the last one shows from the start (`Documentation/Behavior.md#basic-animations`: a Bool flips at
    /// once).
    indirect case step(AnimatableValue)

    /// Interpolates values of one type; incompatible values (different types, array lengths or path elements) show the second one.
    package init(from: AnimatableValue, to: AnimatableValue) {
        switch (from, to) {
        case (.number(let a), .number(let b)): self = .number(a, b)
        case (.pair(let a), .pair(let b)): self = .pair(a, b)
        case (.rect(let a), .rect(let b)): self = .rect(a, b)
        case (.color(let a?), .color(let b?)): self = .color(a, b)
        case (.color, .color): self = .step(.color(nil))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: self = .numbers(a, b)
        case (.colors(let a), .colors(let b)) where a.count == b.count: self = .colors(a, b)
        case (.path(let a?), .path(let b?)) where a.corresponds(to: b): self = .path(a, b)
        case (.image(let a), .image(let b)) where a !== b: self = .images(a, b)
        // Of a crossfade, the image with the greater weight continues.
        case (.crossFade(let a, let b, let f), .image(let c)): self = .images(f < 0.5 ? a : b, c)
        case (.transform(let a), .transform(let b)): self = .transform(TransformInterpolation(from: a, to: b))
        default: self = .step(to)
        }
    }

    /// The value at a fraction: 0 is the first value, 1 the last; extrapolated outside [0,1].
    package func callAsFunction(_ f: Double) -> AnimatableValue {
        switch self {
        case .number(let a, let b): return .number(mix(a, b, f))
        case .pair(let a, let b): return .pair(f == 1 ? b : a + (b - a) * f)
        case .rect(let a, let b): return .rect(f == 1 ? b : a + (b - a) * f)
        case .color(let a, let b): return .color(f == 1 ? b : a + (b - a) * f)
        case .transform(let transform): return .transform(transform(f))
        case .numbers(let a, let b): return .numbers(zip(a, b).map { mix($0, $1, f) })
        case .colors(let a, let b): return .colors(zip(a, b).map { f == 1 ? $1 : $0 + ($1 - $0) * f })
        case .path(let a, let b): return .path(a.mixed(with: b, f))
        case .images(let a, let b): return f >= 1 ? .image(b) : f > 0 ? .crossFade(from: a, to: b, fraction: f) : .image(a)
        case .step(let value): return value
        }
    }

    @inline(__always)
    private func mix(_ a: Double, _ b: Double, _ f: Double) -> Double { f == 1 ? b : a + (b - a) * f }
}
