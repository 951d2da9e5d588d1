import CoreGraphics

/// Tells a collection view what there is to be shown, and gives the views.
///
/// Source: Apple, [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource).
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has; a negative number counts as 0.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// A cell for an item, from `dequeueReusableCell(withReuseIdentifier:for:)`; another one traps.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// How many sections there are; 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A view for what the layout places beside the items, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Not implemented, it traps.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView

    /// Whether a finger may move an item; true unless implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// A finger has moved an item: the data is to follow. Not implemented, it traps.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    public func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        trap(
            object: "\(collectionView)", value: "an item was moved by a finger, and its data source does not hear of it",
            remedy: "implement collectionView(_:moveItemAt:to:)")
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        trap(
            object: "\(collectionView)", value: "its layout has a supplementary view of kind '\(kind)', and its data source gives none",
            remedy: "implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
    }
}
