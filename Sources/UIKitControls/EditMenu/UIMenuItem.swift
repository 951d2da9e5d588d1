import Foundation

/// A command of the app in the edit menu.
///
/// Source: Apple, [UIMenuItem](https://developer.apple.com/documentation/uikit/uimenuitem).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// Creates an item whose action is sent to the first responder up the chain that can perform it, with the menu controller as sender.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    /// The title.
    open var title: String

    /// The action. The item is shown if a responder can perform it.
    open var action: Selector
}
