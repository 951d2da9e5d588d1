/// Content view of a table's cell, header or footer; its owner lays out the texts and the image in it.
final class ListContentView: UIView, SubviewSizeObserving {
    func intrinsicSizeDidChange(of subview: UIView) { notifySuperview(ofIntrinsicSizeOf: subview) }
}
