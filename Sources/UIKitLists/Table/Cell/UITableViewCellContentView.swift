/// The content view of table cells, headers and footers, under UIKit's name, which logs of constraints show. It reports changed subviews.
final class UITableViewCellContentView: UIView, SubviewSizeObserving, EncapsulatedView {
    /// 11 points above and below, and the cell's margins at both ends; 8 points beside an accessory or a control at the trailing end.
    var contentMargins: NSDirectionalEdgeInsets {
        let edge = CellLayout.margin(width: superview?.bounds.width ?? bounds.width)
        let isBesideAccessory = (superview as? UITableViewCell)?.hasTrailingViews ?? false
        return NSDirectionalEdgeInsets(top: 11, leading: edge, bottom: 11, trailing: isBesideAccessory ? CellLayout.accessoryGap : edge)
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let cell = superview as? UITableViewCell else { return }
        cell.tableView?.sizeMayHaveChanged(of: cell)
    }

    func constraintsDidChange() {
        guard let cell = superview as? UITableViewCell, let table = cell.tableView, !table.isTiling else { return }
        if table.selfSizingInvalidation == .enabledIncludingConstraints { cell.invalidateIntrinsicContentSize() }
    }

    func intrinsicSizeDidChange(of subview: UIView) { notifySuperview(ofIntrinsicSizeOf: subview) }
}
