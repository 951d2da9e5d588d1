import CoreGraphics

/// Converts interpolated numbers to a transform that replaces the model's (`Documentation/Behavior.md#keyframes`).
package enum ValueFunction: String, Sendable, CaseIterable {
    case rotateX, rotateY, rotateZ
    case scale, scaleX, scaleY, scaleZ
    case translate, translateX, translateY, translateZ

    /// Number of inputs.
    package var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }

    /// Converts a value to the function's input: one number, or three if it takes three; a single number then applies to all three, and two
    /// leave the third at its identity. nil for an unsuitable value.
    package func input(_ value: AnimatableValue) -> AnimatableValue? {
        switch (value, inputCount) {
        case (.number, 1): return value
        case (.numbers(let v), 1) where v.count == 1: return .number(v[0])
        case (.number(let v), 3): return .numbers([v, v, v])
        case (.pair(let v), 3): return .numbers([v.x, v.y, self == .scale ? 1 : 0])
        case (.numbers(let v), 3) where v.count == 3: return value
        default: return nil
        }
    }

    /// The input that yields a transform's corresponding component; nil unless the value is a transform.
    package func input(showing transform: AnimatableValue) -> AnimatableValue? {
        func three(_ x: PropertyComponent, _ y: PropertyComponent, _ z: PropertyComponent) -> AnimatableValue? {
            let components = [x, y, z].compactMap { component -> Double? in
                if case .number(let v)? = transform[component] { v } else { nil }
            }
            return components.count == 3 ? .numbers(components) : nil
        }
        guard case .transform = transform else { return nil }
        switch self {
        case .rotateX: return transform[.rotationX]
        case .rotateY: return transform[.rotationY]
        case .rotateZ: return transform[.rotationZ]
        case .scale: return three(.scaleX, .scaleY, .scaleZ)
        case .scaleX: return transform[.scaleX]
        case .scaleY: return transform[.scaleY]
        case .scaleZ: return transform[.scaleZ]
        case .translate: return three(.translationX, .translationY, .translationZ)
        case .translateX: return transform[.translationX]
        case .translateY: return transform[.translationY]
        case .translateZ: return transform[.translationZ]
        }
    }

    /// The matrix of a number, or of three; a value of another type is returned unchanged.
    package func callAsFunction(_ value: AnimatableValue) -> AnimatableValue {
        let x: Double
        var y = 0.0
        var z = 0.0
        switch value {
        case .number(let number): (x, y, z) = (number, number, number)
        case .numbers(let numbers) where numbers.count == 3: (x, y, z) = (numbers[0], numbers[1], numbers[2])
        default: return value
        }
        return .transform(matrix(CGFloat(x), CGFloat(y), CGFloat(z)))
    }

    private func matrix(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        switch self {
        case .rotateX: return CATransform3DMakeRotation(x, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(x, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(x, 0, 0, 1)
        case .scale: return CATransform3DMakeScale(x, y, z)
        case .scaleX: return CATransform3DMakeScale(x, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, x, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, x)
        case .translate: return CATransform3DMakeTranslation(x, y, z)
        case .translateX: return CATransform3DMakeTranslation(x, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, x, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, x)
        }
    }
}
