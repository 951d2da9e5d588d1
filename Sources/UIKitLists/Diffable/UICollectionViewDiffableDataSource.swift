import Foundation

/// A data source whose content is set as snapshots; the view shows what differs between two, animated.
///
/// ```swift
/// let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in cell.accessibilityLabel = name }
/// let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, name in
///     view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Grace"])
/// dataSource.apply(snapshot)
/// ```
///
/// It is the view's data source from its creation; the view does not retain it. Source: Apple,
/// [UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-2euir).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    NSObject,
    UICollectionViewDataSource
{
    /// The state of the data: sections and items in order.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Returns the cell for an item; nil traps.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a supplementary view of a kind; nil traps.
    public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
        UICollectionReusableView?

    /// Makes supplementary views; nil, the default, for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private let content: DiffableContent<SectionIdentifierType, ItemIdentifierType, UICollectionView>
    private let provider: CellProvider
    /// The outlines of sections.
    final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    final private(set) weak var collectionView: UICollectionView?

    /// Closures for items that fingers move; by default none is moved.
    open var reorderingHandlers = ReorderingHandlers()

    /// Closures for outlines whose items are expanded and collapsed by fingers.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates the data source of a view, without sections.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        content = DiffableContent(collectionView)
        provider = cellProvider
        self.collectionView = collectionView
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the present content.
    open func snapshot() -> Snapshot { content.snapshot }

    /// Shows a snapshot by one batch of updates, animated or not: cells of items that stay are kept, selected items stay selected. A call
    /// from a cell provider or a callback of the update waits.
    ///
    /// - Parameters:
    ///   - snapshot: The new state of the data.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: called after the animations; without them, after the next commit.
    /// - Complexity: O(*s* log *s* + *n* log *n*), where *s* is the number of sections in both snapshots and *n* that of items, and
    ///   that of ``UICollectionView/performBatchUpdates(_:completion:)``.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        keepOutlines(in: snapshot)
        content.apply(snapshot, animated: animatingDifferences, animation: (), completion: completion) { [weak self] in
            self?.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
        indentVisibleCells(animated: animatingDifferences)
    }

    /// Shows a snapshot and loads every cell again, without animation.
    ///
    /// - Complexity: That of ``UICollectionView/reloadData()``.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        keepOutlines(in: snapshot)
        content.reload(snapshot, completion: completion)
    }

    /// Shows the visible items of an outline in a section, animated or not. A section that is not there is appended.
    ///
    /// - Complexity: That of ``apply(_:animatingDifferences:completion:)``.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { applyOutline(snapshot, to: section, animated: animatingDifferences, completion) }

    /// Returns the outline of a section; without one its items at level 0.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items in the section.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        outline(of: section)
    }

    // MARK: Positions

    /// Returns the item at a position; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

    /// Returns the position of an item; nil if it is not there. Linear in its section.
    ///
    /// - Complexity: O(*s* + *i*), where *s* is the number of sections and *i* that of items in the item's section.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.path(of: itemIdentifier) }

    /// Returns the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

    /// Returns the index of a section; nil if it is not there.
    ///
    /// - Complexity: O(*s*), where *s* is the number of sections.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.count(inSection: section)
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            type(of: content).missing("cell", at: indexPath, of: self)
        }
        indent(cell, at: indexPath)
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            type(of: content).missing("view of kind '\(kind)'", at: indexPath, of: self)
        }
        return view
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove(at: indexPath) }

    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    { move(sourceIndexPath, to: destinationIndexPath) }

    /// Takes a snapshot that the view shows already.
    final func adopt(_ snapshot: Snapshot) { content.adopt(snapshot) }
}
