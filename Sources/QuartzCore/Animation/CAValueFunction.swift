import CoreGraphics
import Foundation
import RenderScene

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

/// Makes a transform of interpolated numbers, so that an animation of `transform` turns more than half a turn, or about one axis.
///
/// The values of the animation are then numbers, or arrays of three for `scale` and `translate`. The transform takes the place of the model's
/// (`behaviour.md` 1.5): over a model scaled by 2 a `rotateZ` shows no scale. Source: Apple, `CAValueFunction`.
public final class CAValueFunction: NSObject, Sendable {
    let function: ValueFunction

    /// A function by its name; nil, with a line in the log, for a name that is none.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else {
            reportOnce("CAValueFunction \(name.rawValue)", "CAValueFunction(name:): '\(name.rawValue)' names no value function; it is nil")
            return nil
        }
        self.function = function
    }

    /// The name it was made with.
    public var name: CAValueFunctionName { CAValueFunctionName(rawValue: function.rawValue) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.function == function }

    public override var hash: Int { function.hashValue }
}
