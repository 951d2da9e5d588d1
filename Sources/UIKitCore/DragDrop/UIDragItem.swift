import UIFoundation

/// One item of a drag.
///
/// Source: Apple, [UIDragItem](https://developer.apple.com/documentation/uikit/uidragitem).
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    private let storedProvider: NSItemProvider

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        storedProvider = itemProvider
        super.init()
    }

    /// The data of the item.
    open var itemProvider: NSItemProvider { storedProvider }

    /// A value of the app's for the item, which only the app that began the drag receives; nil for none.
    open var localObject: Any?

    /// Makes the preview of the item while it is dragged; it returns nil for no preview. Without a provider, nil, the item keeps the
    /// preview of its lift.
    open var previewProvider: (() -> UIDragPreview?)?
}
