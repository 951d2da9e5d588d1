import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// The results of a request in sections, kept up to date with a context: the data of a table.
///
/// While it has a delegate, it follows the changes of its context. Source: Apple,
/// [NSFetchedResultsController](https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller).
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    /// The request. A change of it counts from the next `performFetch()` on.
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    open private(set) var managedObjectContext: NSManagedObjectContext
    /// The key path whose values are the names of sections; nil for one section.
    open private(set) var sectionNameKeyPath: String?
    /// The name of a cache; nothing is kept under it, because sections are computed in memory.
    open private(set) var cacheName: String?
    /// The receiver of changes; not retained. Without one the results stay as they were fetched.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var list: ResultList?
    private var plan: FetchPlan?
    private var observer: ContextObserver?

    /// Creates a controller, which fetches on request. The request needs sort descriptors, the first of which sorts by section.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        if fetchRequest.sortDescriptors?.isEmpty ?? true {
            trap(
                object: "NSInvalidArgumentException",
                value: "An instance of NSFetchedResultsController requires a fetch request with sort descriptors",
                remedy: "set sortDescriptors of the request")
        }
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath, cacheName) = (fetchRequest, context, sectionNameKeyPath, name)
        super.init()
    }

    /// Deletes a cache; there are none.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the objects. No changes are reported for it.
    ///
    /// - Throws: As `fetch(_:)` of the context.
    /// - Complexity: As `fetch(_:)`, and O(*n*), where *n* is the number of results.
    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        plan = fetchRequest.plan(in: managedObjectContext)
        list = grouped(objects.compactMap { $0 as? NSManagedObject })
        guard observer == nil else { return }
        observer = ContextObserver(managedObjectContext) { [weak self] changes in self?.take(changes) }
    }

    private func grouped(_ objects: [NSManagedObject]) -> ResultList {
        var list = ResultList(objects, by: sectionNameKeyPath) { [sectionNameKeyPath] in ResultList.name(of: $0, sectionNameKeyPath ?? "") }
        guard sectionNameKeyPath != nil else { return list }
        for index in list.sections.indices { list.sections[index].indexTitle = indexTitle(of: list.sections[index].name) }
        return list
    }

    // MARK: Results

    /// The objects in order; nil before the first fetch.
    open var fetchedObjects: [ResultType]? { list?.objects.compactMap { $0 as? ResultType } }

    /// The sections; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? { list?.sections }

    /// Returns the object at a place. Traps outside of the results.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, let list, list.sections.indices.contains(indexPath[0]),
            list.sections[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = list.sections[indexPath[0]].members[indexPath[1]] as? ResultType
        else {
            trap(
                object: "NSInvalidArgumentException", value: "no object at index \(indexPath) in the results",
                remedy: "call performFetch() first, and use a position within sections")
        }
        return object
    }

    /// Returns the place of an object; nil if it is not among the results.
    ///
    /// - Complexity: O(*n*), where *n* is the number of results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in (list?.sections ?? []).enumerated() {
            if let row = info.members.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [section, row]) }
        }
        return nil
    }

    // MARK: Index

    /// The titles of the index, each once.
    open var sectionIndexTitles: [String] {
        var seen: Set<String> = []
        return (list?.sections ?? []).compactMap(\.indexTitle).filter { seen.insert($0).inserted }
    }

    /// Returns the title of a section in the index: by default its first letter, as a capital.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { String($0).uppercased() } }

    /// Returns the section of a title in the index. Traps for an index outside of the titles.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        if let found = list?.sections.firstIndex(where: { $0.indexTitle == title }) { return found }
        trap(
            object: "NSInvalidArgumentException", value: "no section has the title \(title) in the index",
            remedy: "use one of sectionIndexTitles")
    }

    private func indexTitle(of name: String) -> String? {
        guard let delegate else { return sectionIndexTitle(forSectionName: name) }
        return delegate.controller(erased, sectionIndexTitleForSectionName: name)
    }

    // MARK: Changes

    /// The controller as one of any results, as delegates have it: results are objects, whatever their class, so the layout is the same.
    private var erased: NSFetchedResultsController<NSFetchRequestResult> {
        unsafeBitCast(self, to: NSFetchedResultsController<NSFetchRequestResult>.self)
    }

    private func take(_ changes: ContextEvent) {
        guard let old = list, let plan, let delegate else { return }
        func isMeant(_ object: NSManagedObject) -> Bool {
            plan.includesSubentities ? object.entity.isKindOf(entity: plan.entity) : object.entity.name == plan.entity.name
        }
        let gone = changes.deleted.filter(isMeant)
        let touched = changes.inserted.union(changes.updated).union(changes.refreshed).filter(isMeant).subtracting(gone)
        guard !gone.isEmpty || !touched.isEmpty else { return }
        let matching = touched.filter { object in !object.isDeleted && plan.predicate?.evaluate(with: object) ?? true }
        // Objects without changes keep their order; the others are inserted into it.
        var objects = old.objects.filter { !gone.contains($0) && !touched.contains($0) }
        for object in NSManagedObjectContext.sorted(Array(matching), by: plan.sortDescriptors) {
            var (low, high) = (0, objects.count)
            while low < high {
                let middle = (low + high) / 2
                if NSManagedObjectContext.precedes(objects[middle], object, plan.sortDescriptors) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            objects.insert(object, at: low)
        }
        let new = grouped(objects)
        let difference = ResultChanges(from: old, to: new, changed: matching)
        guard !difference.isEmpty else {
            list = new
            return
        }
        delegate.controllerWillChangeContent(erased)
        list = new
        for change in difference.sections {
            delegate.controller(erased, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in difference.objects {
            delegate.controller(erased, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(erased)
    }
}

/// Calls a closure with the changes of a context, while it lives.
private final class ContextObserver {
    private let token: any NSObjectProtocol

    init(_ context: NSManagedObjectContext, _ action: @escaping (ContextEvent) -> Void) {
        nonisolated(unsafe) let action = action
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { notification in
            func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
            action(
                ContextEvent(
                    inserted: objects(NSInsertedObjectsKey), updated: objects(NSUpdatedObjectsKey), deleted: objects(NSDeletedObjectsKey),
                    refreshed: objects(NSRefreshedObjectsKey)))
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
