import CoreGraphics

/// An interactive transition between two layouts.
struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    let from, to: CGPoint
    let completion: ((Bool, Bool) -> Void)?
}
