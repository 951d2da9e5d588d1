import CoreGraphics

/// Turns interpolated numbers into a transform that replaces the model's (`behaviour.md` 1.5).
package enum ValueFunction: String, Sendable, CaseIterable {
    case rotateX, rotateY, rotateZ
    case scale, scaleX, scaleY, scaleZ
    case translate, translateX, translateY, translateZ

    /// How many numbers it takes.
    package var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }

    /// The matrix of a number, or of three; a value of another type is left as it is.
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
