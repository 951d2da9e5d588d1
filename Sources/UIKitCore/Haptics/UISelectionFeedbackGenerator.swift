/// Haptic feedback of a changing selection.
///
/// Source: Apple, [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback of a changed selection.
    open func selectionChanged() { give(.selection) }
}
