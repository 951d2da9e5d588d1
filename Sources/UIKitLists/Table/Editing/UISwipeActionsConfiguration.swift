import CoreGraphics

/// The actions that a swipe on a table row reveals at one of its ends.
///
/// Source: Apple, [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// Creates a configuration with actions, the outermost first. A row with no actions cannot be swiped.
    public init(actions: [UIContextualAction]) { self.actions = actions }

    /// The actions, the outermost first.
    open private(set) var actions: [UIContextualAction]

    /// Whether a full swipe performs the first action; the default is true.
    open var performsFirstActionWithFullSwipe = true
}
