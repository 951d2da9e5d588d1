import CoreGraphics

/// A change of layouts whose course the app sets.
struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    let from, to: CGPoint
    let completion: ((Bool, Bool) -> Void)?
}
