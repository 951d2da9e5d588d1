import CoreGraphics

/// The buttons that are seen when a row is swiped to one side.
///
/// Source: Apple, [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// Buttons, the outermost first. Without any the row is not swiped.
    public init(actions: [UIContextualAction]) { self.actions = actions }

    /// Buttons, the outermost first.
    public final let actions: [UIContextualAction]

    /// Whether a swipe across most of the row does what the first button does; true unless set.
    open var performsFirstActionWithFullSwipe = true
}
