import CoreGraphics
import UIFoundation

/// The view that stands for an item while it is dragged.
///
/// Source: Apple, [UIDragPreview](https://developer.apple.com/documentation/uikit/uidragpreview).
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    private let storedView: UIView
    private let storedParameters: UIDragPreviewParameters

    /// Creates a preview of a view, which need not be in a window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        storedView = view
        storedParameters = parameters
        super.init()
    }

    /// Creates a preview of a view, which need not be in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// The view that the preview shows.
    open var view: UIView { storedView }
    /// The shape and background of the preview.
    open var parameters: UIDragPreviewParameters { storedParameters }
}

/// The look of a preview of a drag.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of a preview of a drag.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview at the beginning or end of a drag, with the position where the item is lifted, or to which it goes.
///
/// Source: Apple, [UITargetedDragPreview](https://developer.apple.com/documentation/uikit/uitargeteddragpreview).
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view at another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
