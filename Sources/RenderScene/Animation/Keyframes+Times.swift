import CoreGraphics

extension Keyframes {
    /// Evenly spaced times from 0 to 1.
    package static func equalTimes(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(max(count - 1, 1)) } }

    /// Evenly spaced starts of `count` discrete values.
    package static func equalSlots(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count) } }

    /// Times at which values are reached at constant speed.
    package static func pacedTimes(of values: [AnimatableValue]) -> [Double] {
        var sums = [0.0]
        for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
        let total = sums[sums.count - 1]
        return total > 0 && total.isFinite ? sums.map { $0 / total } : equalTimes(values.count)
    }
}

extension AnimatableValue {
    /// The Euclidean distance between the components of two values, for a transform its sixteen; 1 if they are not comparable.
    package func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(b - a)
        case (.pair(let a), .pair(let b)): return ((b - a) * (b - a)).sum().squareRoot()
        case (.rect(let a), .rect(let b)), (.color(let a?), .color(let b?)): return ((b - a) * (b - a)).sum().squareRoot()
        default:
            guard let a = flatNumbers, let b = other.flatNumbers, a.count == b.count else { return 1 }
            return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        }
    }

    /// All components of the value, in order; nil if it is no vector of numbers.
    package var flatNumbers: [Double]? {
        switch self {
        case .number(let v): return [v]
        case .pair(let v): return [v.x, v.y]
        case .rect(let v), .color(let v?): return [v.x, v.y, v.z, v.w]
        case .numbers(let v): return v
        case .colors(let v): return v.flatMap { [$0.x, $0.y, $0.z, $0.w] }
        case .transform(let m):
            return [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
            ].map { Double($0) }
        case .color(nil), .flag, .image, .crossFade, .path: return nil
        }
    }
}
