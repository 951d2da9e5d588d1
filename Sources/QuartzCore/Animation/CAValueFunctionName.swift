import Foundation

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Factors along x, y and z; one number stands for all three.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Points along x, y and z.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Points along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Points along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Points along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
