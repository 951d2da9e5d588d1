import Foundation

/// How a keyframe animation goes between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the time of the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at one speed: `keyTimes` and `timingFunctions` have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Smoothly through the values; a transform's translation goes smoothly, the rest of it straight. Arrays go straight. A path is followed as it is.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Smoothly, at one speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
