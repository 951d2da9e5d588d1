/// A focus update: the item that was focused, the next one, and the direction. Created by the system.
///
/// Source: Apple, [UIFocusUpdateContext](https://developer.apple.com/documentation/uikit/uifocusupdatecontext).
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    private weak var previous: (any UIFocusItem)?
    private weak var next: (any UIFocusItem)?
    private let heading: UIFocusHeading

    package init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        (self.previous, self.next, self.heading) = (previous, next, heading)
        super.init()
    }

    /// Creates a context of the same update, with more about it.
    package init(_ context: UIFocusUpdateContext) {
        (previous, next, heading) = (context.previous, context.next, context.heading)
        super.init()
    }

    /// The item that is focused before the update; nil for none.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { previous }

    /// The item that is focused after the update; nil for none.
    open weak var nextFocusedItem: (any UIFocusItem)? { next }

    /// The previously focused item if it is a view, otherwise the view around it.
    open weak var previouslyFocusedView: UIView? { previous.flatMap(UIFocusSystem.view) }

    /// The next focused item if it is a view, otherwise the view around it.
    open weak var nextFocusedView: UIView? { next.flatMap(UIFocusSystem.view) }

    /// The direction of a key; empty for a programmatic update.
    open var focusHeading: UIFocusHeading { heading }
}
