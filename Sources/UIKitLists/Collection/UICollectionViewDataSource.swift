import CoreGraphics
import ObjectiveCRuntime

/// The methods that provide the sections, items and views of a collection view.
///
/// Source: Apple, [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource).
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section; a negative number counts as 0. Required.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell for an item, from `dequeueReusableCell(withReuseIdentifier:for:)`; any other cell traps. Required.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Returns the number of sections; 1 if not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a supplementary view, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Traps if not implemented.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView

    /// Whether an item can be moved interactively; true if not implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item in the data after an interactive movement. Traps if not implemented.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the titles of the index at the trailing edge, from top to bottom; nil, or no titles, for none. Called when the collection
    /// view loads.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which the collection view scrolls for a title of its index; one that does not exist for none. The collection
    /// view asks while a finger slides along the index. If not implemented, the first item of the section with the index of the title.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:canMoveItemAtIndexPath:").map { $0.collectionView(collectionView, canMoveItemAt: indexPath) } ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        if let target = target("collectionView:moveItemAtIndexPath:toIndexPath:") {
            return target.collectionView(collectionView, moveItemAt: source, to: destination)
        }
        trap(
            object: "\(collectionView)", value: "the user moved an item, but its data source does not implement the method",
            remedy: "implement collectionView(_:moveItemAt:to:)")
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        target("indexTitlesForCollectionView:").map { $0.indexTitles(for: collectionView) } ?? nil
    }

    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        target("collectionView:indexPathForIndexTitle:atIndex:").map {
            $0.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        } ?? IndexPath(item: 0, section: index)
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        target("numberOfSectionsInCollectionView:").map { $0.numberOfSections(in: collectionView) } ?? 1
    }

    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        if let target = target("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
            return target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        trap(
            object: "\(collectionView)", value: "its layout has a supplementary view of kind '\(kind)', but its data source returns none",
            remedy: "implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UICollectionViewDataSource)? { _forwardingTarget(of: name) }
}

/// Methods that notify of items that will soon be visible, so that their data can be prefetched.
///
/// Source: Apple,
/// [UICollectionViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Notifies of items that may soon be visible, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Notifies of prefetched items that are far from the visible rect again. Optional.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
