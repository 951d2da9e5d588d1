import CoreGraphics
import Foundation
import RenderScene

/// A function from interpolated numbers to a transform, so that an animation of `transform` can rotate by more than half a turn, or about
/// one axis.
///
/// The animation's values are then numbers, or arrays of three for `scale` and `translate`. The transform replaces the model's
/// (`Documentation/Behavior.md#keyframes`): over a model scaled by 2, a `rotateZ` shows no scale. Source: Apple, `CAValueFunction`.
public final class CAValueFunction: NSObject, Sendable {
    let function: ValueFunction

    /// Creates a function by its name; nil, with a line in the log, for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else {
            reportOnce(
                "CAValueFunction \(name.rawValue)", "CAValueFunction(name:): '\(name.rawValue)' is no value function; the result is nil")
            return nil
        }
        self.function = function
    }

    /// The name it was made with.
    public var name: CAValueFunctionName { CAValueFunctionName(rawValue: function.rawValue) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.function == function }

    public override var hash: Int { function.hashValue }
}

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
