import CoreGraphics

/// The content view of collection cells.
final class CollectionContentView: UIView, EncapsulatedView {
    var contentMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
}
