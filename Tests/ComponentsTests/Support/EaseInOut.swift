import Foundation

/// The curve from slow to slow: the Bézier with the control points (0.42, 0) and (0.58, 1), solved by halving.
enum EaseInOut {
    /// The greatest speed, in the middle: the way it makes in one instant of even movement.
    static let steepest = 1.75

    static func value(_ time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
        }
        return bezier(low, 0, 1)
    }

    private static func bezier(_ u: Double, _ first: Double, _ second: Double) -> Double {
        3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u * u * u
    }
}
