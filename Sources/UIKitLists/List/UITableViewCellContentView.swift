/// The content view of table cells, headers and footers, under UIKit's name, which logs of constraints show. It reports changed subviews.
final class UITableViewCellContentView: UIView, SubviewSizeObserving, EncapsulatedView {
    func intrinsicSizeDidChange(of subview: UIView) { notifySuperview(ofIntrinsicSizeOf: subview) }
}

/// The content view of collection cells.
final class CollectionContentView: UIView, EncapsulatedView {}
