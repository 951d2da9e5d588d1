/// Content view of a table's cell, header or footer; its owner lays out the texts and the image in it.
final class ListContentView: UIView {
    override func intrinsicSizeDidChange(of subview: UIView) { superview?.intrinsicSizeDidChange(of: subview) }
}
