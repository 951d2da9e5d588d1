import Foundation
import Resources

extension NSString {
    /// The text of a string table for a width, where the entry has several (`NSStringVariableWidthRuleType`): the widest one that is not
    /// wider, or else the narrowest. Other texts are returned as they are.
    ///
    /// - Parameter width: In the unit of the table, which is the app's; on iOS the width of a letter "m".
    public final func variantFittingPresentationWidth(_ width: Int) -> String {
        let text = String._unconditionallyBridgeFromObjectiveC(self)
        guard let widths = FormatRegistry.widths(of: text) else { return text }
        return (widths.last { $0.width <= width } ?? widths.first)?.text ?? text
    }
}
