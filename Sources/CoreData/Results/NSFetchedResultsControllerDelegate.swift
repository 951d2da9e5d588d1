import Foundation

/// The kind of a change of an object or a section.
///
/// Source: Apple, [NSFetchedResultsChangeType](https://developer.apple.com/documentation/coredata/nsfetchedresultschangetype).
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It is new.
    case insert = 1
    /// It is gone.
    case delete = 2
    /// An object has another position.
    case move = 3
    /// An object has other values.
    case update = 4
}

/// A section of results.
///
/// Source: Apple, [NSFetchedResultsSectionInfo](https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo).
public protocol NSFetchedResultsSectionInfo {
    /// The name: the value of the key path of sections.
    var name: String { get }
    /// The title in the index; nil for none.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects in order.
    var objects: [Any]? { get }
}

/// Methods that receive changes of results.
///
/// A group of changes begins with `controllerWillChangeContent(_:)`; sections follow, then objects that are deleted, inserted, moved and
/// updated; `controllerDidChangeContent(_:)` ends it, and from the first on the controller has the new results. Source: Apple,
/// [NSFetchedResultsControllerDelegate](https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate).
@preconcurrency
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Called before the other methods for a group of changes.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    /// Called after the other methods for a group of changes.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    /// Called for an object: `indexPath` is its place before the changes, nil of a new one; `newIndexPath` that after them, nil of one
    /// that is gone. An object in an inserted or deleted section is named too.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called for a section that is new or gone, with its place after the changes, or before them.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    /// Returns the title of a section in the index; by default its first letter, as a capital.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String? { controller.sectionIndexTitle(forSectionName: sectionName) }
}
