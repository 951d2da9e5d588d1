import CoreGraphics

/// A color as numbers: extended sRGB red, green, blue and alpha, not premultiplied.
package typealias RGBA = SIMD4<Double>

/// A value of a layer property with its type, as the sampler reads and writes it.
package enum AnimatableValue: Sendable {
    case number(Double)
    case flag(Bool)
    /// A point, a size or a 2-D translation.
    case pair(SIMD2<Double>)
    /// Origin x, y, width, height.
    case rect(SIMD4<Double>)
    /// nil for no color.
    case color(RGBA?)
    case transform(CATransform3D)
    case image(CGImage?)
    /// A crossfade from the old image to the new one, at a fraction of 0 to 1.
    case crossFade(from: CGImage?, to: CGImage?, fraction: Double)
    case path(PathData?)
    /// A list of numbers: a value function's three, a gradient's locations.
    case numbers([Double])
    /// A list of colors: a gradient's.
    case colors([RGBA])
}

extension AnimatableValue {
    /// The sum, or `lower` if the two cannot be added.
    package func added(to lower: AnimatableValue) -> AnimatableValue { sum(over: lower) ?? lower }

    /// The sum; nil if undefined (paths, images, flags, lists of different lengths). Of transforms, the later operand is applied after the
    /// former (first `lower`, then `self`). A nil color adds nothing.
    package func sum(over lower: AnimatableValue) -> AnimatableValue? {
        switch (self, lower) {
        case (.number(let a), .number(let b)): return .number(a + b)
        case (.pair(let a), .pair(let b)): return .pair(a + b)
        case (.rect(let a), .rect(let b)): return .rect(a + b)
        case (.color(let a?), .color(let b?)): return .color(a + b)
        case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 + $1 })
        case (.colors(let a), .colors(let b)) where a.count == b.count: return .colors(zip(a, b).map { $0 + $1 })
        case (.color(let color?), .color(nil)), (.color(nil), .color(let color?)): return .color(color)
        default: return nil
        }
    }

    /// This value minus another one of its type; for a transform, the one that maps `other` to this: `self · other⁻¹`.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a - b)
        case (.pair(let a), .pair(let b)): return .pair(a - b)
        case (.rect(let a), .rect(let b)): return .rect(a - b)
        case (.color(let a?), .color(let b?)): return .color(a - b)
        case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 - $1 })
        case (.colors(let a), .colors(let b)) where a.count == b.count: return .colors(zip(a, b).map { $0 - $1 })
        default: return self
        }
    }

    /// The neutral element of addition for values of this type.
    package var zero: AnimatableValue {
        switch self {
        case .number: return .number(0)
        case .flag: return .flag(false)
        case .pair: return .pair(.zero)
        case .rect: return .rect(.zero)
        case .color: return .color(.zero)
        case .transform: return .transform(CATransform3DIdentity)
        case .image, .crossFade: return .image(nil)
        case .path: return .path(nil)
        case .numbers(let a): return .numbers(a.map { _ in 0 })
        case .colors(let a): return .colors(a.map { _ in .zero })
        }
    }

    /// The value times a number of repetitions; a transform is repeated that often (whole repetitions only).
    package func repeated(_ count: Double) -> AnimatableValue {
        switch self {
        case .number(let a): return .number(a * count)
        case .pair(let a): return .pair(a * count)
        case .rect(let a): return .rect(a * count)
        case .color(let a?): return .color(a * count)
        case .transform(let m): return .transform(m.repeated(count))
        case .numbers(let a): return .numbers(a.map { $0 * count })
        case .colors(let a): return .colors(a.map { $0 * count })
        default: return self
        }
    }
}

extension CATransform3D {
    /// The matrix applied a whole number of times, by squaring; identity for less than once.
    fileprivate func repeated(_ count: Double) -> CATransform3D {
        var left = Int(min(max(count, 0), 1e9))
        var power = self
        var product = CATransform3DIdentity
        while left > 0 {
            if left & 1 == 1 { product = CATransform3DConcat(product, power) }
            power = CATransform3DConcat(power, power)
            left >>= 1
        }
        return product
    }
}

extension AnimatableValue {
    /// Whether both are of one type and exactly equal; false for values without comparison (images, number lists).
    package func isSame(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): return a == b
        case (.flag(let a), .flag(let b)): return a == b
        case (.pair(let a), .pair(let b)): return a == b
        case (.rect(let a), .rect(let b)): return a == b
        case (.color(let a), .color(let b)): return a == b
        case (.transform(let a), .transform(let b)): return CATransform3DEqualToTransform(a, b)
        default: return false
        }
    }
}
