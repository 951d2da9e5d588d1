/// The content view of a table's cell, header or footer; its owner lays out the texts and the picture in it.
final class ListContentView: UIView {
    override func intrinsicSizeDidChange(of subview: UIView) { superview?.intrinsicSizeDidChange(of: subview) }
}
