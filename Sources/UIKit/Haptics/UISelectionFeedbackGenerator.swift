/// Feedback of a selection that moves on.
///
/// Source: Apple, [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the tick of a selection that has changed.
    open func selectionChanged() { give(.selection) }
}
