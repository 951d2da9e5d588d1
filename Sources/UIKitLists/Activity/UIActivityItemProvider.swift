import Foundation
import UIKitCore

/// An item that is made when an activity needs it; a subclass overrides `item`.
///
/// Differs from UIKit: the item is made on the main thread, when the activity was chosen, and no operation queue runs it. Source: Apple,
/// [UIActivityItemProvider](https://developer.apple.com/documentation/uikit/uiactivityitemprovider).
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let placeholder: Any
    private var chosenType: UIActivity.ActivityType?

    /// Creates a provider with an item of the kind of the later one.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The item of the kind of the later one.
    open var placeholderItem: Any? { placeholder }

    /// The chosen activity; nil before the choice.
    open var activityType: UIActivity.ActivityType? { chosenType }

    /// The item for the chosen activity; the placeholder unless overridden.
    open var item: Any { placeholder }

    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholder }

    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        chosenType = activityType
        return item
    }
}
