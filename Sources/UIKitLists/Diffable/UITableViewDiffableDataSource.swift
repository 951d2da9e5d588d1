import Foundation

/// A data source whose content is set as snapshots; the view shows what differs between two, animated.
///
/// ```swift
/// let view = UITableView()
/// view.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// let dataSource = UITableViewDiffableDataSource<Int, String>(tableView: view) { view, indexPath, name in
///     let cell = view.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///     cell.textLabel?.text = name
///     return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Grace"])
/// dataSource.apply(snapshot)
/// ```
///
/// It is the view's data source from its creation; the view does not retain it. Source: Apple,
/// [UITableViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject,
    UITableViewDataSource
{
    /// The state of the data: sections and items in order.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Returns the cell for an item; nil traps.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The animation of rows and sections; automatic by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private let content: DiffableContent<SectionIdentifierType, ItemIdentifierType, UITableView>
    private let provider: CellProvider

    /// Creates the data source of a view, without sections.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        content = DiffableContent(tableView)
        provider = cellProvider
        super.init()
        tableView.dataSource = self
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
    ///   that of ``UITableView/performBatchUpdates(_:completion:)``.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        content.apply(snapshot, animated: animatingDifferences, animation: defaultRowAnimation, completion: completion) { [weak self] in
            self?.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    /// Shows a snapshot and loads every cell again, without animation.
    ///
    /// - Complexity: That of ``UITableView/reloadData()``.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        content.reload(snapshot, completion: completion)
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

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { content.snapshot.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.count(inSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            type(of: content).missing("cell", at: indexPath, of: self)
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}
