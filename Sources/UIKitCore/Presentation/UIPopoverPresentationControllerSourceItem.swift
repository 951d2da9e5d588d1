import CoreGraphics

/// The target of a popover's arrow: a view or a bar button item.
///
/// Source: Apple,
/// [UIPopoverPresentationControllerSourceItem](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Returns the item's frame in the coordinates of a view; `CGRect.null` if the two are in no common window.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds in the coordinates of a view; `CGRect.null` if the two are in no common window.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let window, referenceView.window === window else { return .null }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the view that shows the item, in the coordinates of a view; `CGRect.null` while no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect { (customView ?? barView)?.frame(in: referenceView) ?? .null }
}
