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
