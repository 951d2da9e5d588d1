import CoreGraphics
import Foundation
import RenderScene

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
