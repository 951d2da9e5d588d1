import CoreGraphics

/// The most frequent interpolations without heap storage: frames of very many animations are sampled through these.
enum PlainInterpolation: Sendable {
    case number(Double, Double)
    case pair(SIMD2<Double>, SIMD2<Double>)
    case rect(SIMD4<Double>, SIMD4<Double>)
    case color(RGBA, RGBA)

    init?(_ interpolation: Interpolation) {
        switch interpolation {
        case .number(let a, let b): self = .number(a, b)
        case .pair(let a, let b): self = .pair(a, b)
        case .rect(let a, let b): self = .rect(a, b)
        case .color(let a, let b): self = .color(a, b)
        default: return nil
        }
    }

    /// Fast path: writes the value at a fraction directly into a property; returns false and writes nothing if it does not apply.
    @inline(__always)
    func write(_ f: Double, to values: inout LayerValues, at path: PropertyPath, isAdditive: Bool) -> Bool {
        switch self {
        case .number(let a, let b): return values.write(f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        case .pair(let a, let b): return values.write(f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        case .rect(let a, let b): return values.write(rect: f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        case .color(let a, let b): return values.write(color: f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        }
    }
}
