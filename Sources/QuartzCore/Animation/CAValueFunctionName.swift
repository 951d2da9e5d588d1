import Foundation

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scale factors along x, y and z; a single number applies to all three.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale factor along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation in points along x, y and z.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation in points along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation in points along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation in points along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
