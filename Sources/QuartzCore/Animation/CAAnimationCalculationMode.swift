import Foundation

/// The interpolation mode of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value holds until the time of the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear at constant speed: `keyTimes` and `timingFunctions` have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values; in a transform, only the translation is smooth, the rest is linear. Arrays are linear. A path is
    /// followed as it is.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
