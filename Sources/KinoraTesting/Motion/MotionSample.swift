import Foundation

/// A value at a time of a motion.
struct MotionSample: Sendable, Hashable {
    /// Seconds since the call of `expectMotion`.
    let time: Double
    let value: Double
}
