import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// A set of objects that are changed and saved together.
///
/// A context is used on its queue: that of the main thread, or one of its own (`perform(_:)`). Source: Apple,
/// [NSManagedObjectContext](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext).
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue of a context.
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    /// When a closure of `perform(schedule:_:)` runs.
    public enum ScheduledTaskType: Sendable {
        /// At once, if the caller is on the context's queue.
        case immediate
        /// After the closures that wait already.
        case enqueued
    }

    /// The queue of the context.
    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    /// A name for debugging; nil for none.
    open var name: String?
    /// Facts of the app's own.
    open private(set) var userInfo = NSMutableDictionary()
    /// The behavior of a save if the store has other values than the objects were fetched with: an `NSMergePolicy`.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether the context keeps objects that nothing else retains.
    open var retainsRegisteredObjects = false
    /// Whether an object whose row is gone counts as deleted, with nil for its values, when they are read; if not, that traps.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether saves of other contexts to the same parent reach this one by themselves.
    open var automaticallyMergesChangesFromParent = false
    private var ownCoordinator: NSPersistentStoreCoordinator?
    let queue: DispatchQueue

    var references: [NSManagedObjectID: ObjectReference] = [:]
    var retained: Set<NSManagedObject> = []
    /// The objects whose changes are not saved.
    open internal(set) var insertedObjects: Set<NSManagedObject> = []
    /// The saved objects with changes that are not saved.
    open internal(set) var updatedObjects: Set<NSManagedObject> = []
    /// The objects that the next save deletes.
    open internal(set) var deletedObjects: Set<NSManagedObject> = []
    /// New objects that were deleted, until the end of the run-loop turn.
    var unsavedDeletions: Set<NSManagedObject> = []
    /// Objects whose deletion has not reached their relationships.
    var unpropagated: [NSManagedObject] = []
    /// The changes since the last notification.
    var event = ContextEvent()
    var isProcessing = false
    /// Whether the context is of a request that no app sees: objects are of no class of the app's, hooks are not called, nothing is posted.
    var isScratch = false
    /// The error of the store in the last processing of changes; nil for none.
    var processingError: (any Error)?
    private var isScheduled = false
    private let childLock = NSLock()
    private var childReferences: [ChildReference] = []

    /// Creates a context of a queue.
    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.concurrencyType = concurrencyType
        queue = concurrencyType == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : .main
        super.init()
    }

    /// Creates a context of a queue.
    public convenience init(_ concurrencyType: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: concurrencyType) }

    /// The coordinator of the stores; of a context with a parent that one's.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? ownCoordinator }
        set {
            ownCoordinator?.remove(self)
            ownCoordinator = newValue
            newValue?.add(self)
        }
    }

    /// The context that a save changes; nil for the stores. Set it before the context is used.
    open var parent: NSManagedObjectContext? {
        didSet {
            oldValue?.childLock.withLock { oldValue?.childReferences.removeAll { $0.context === self || $0.context == nil } }
            parent?.childLock.withLock { parent?.childReferences.append(ChildReference(context: self)) }
        }
    }

    /// Contexts whose parent this is.
    var children: [NSManagedObjectContext] { childLock.withLock { childReferences.compactMap(\.context) } }

    /// The model of the stores.
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    func entity(named name: String, _ method: String) -> NSEntityDescription {
        guard let model else {
            trap(
                object: method, value: "could not locate an NSManagedObjectModel for entity name '\(name)'",
                remedy: "give the context a coordinator first")
        }
        guard let entity = model.entitiesByName[name] else {
            trap(
                object: method, value: "could not locate an entity named '\(name)' in this model",
                remedy: "use the name of an entity of the model")
        }
        return entity
    }

    // MARK: Queues

    /// The context that runs a closure on this thread; nil outside of closures.
    static var current: NSManagedObjectContext? { RunningContext.current?.context }

    /// Runs a closure on this thread, inside of those whose contexts wait for it. Changes are processed at the end of the outermost one
    /// of this context.
    private func run<Result>(inside outer: RunningContext.Waiting, _ block: () throws -> Result) rethrows -> Result {
        let isOutermost = concurrencyType == .privateQueueConcurrencyType && !outer.keeps(self)
        return try RunningContext(self, inside: outer).run {
            defer { if isOutermost { processPendingChanges() } }
            return try block()
        }
    }

    /// Runs a closure on the context's queue, after those that wait already, and does not wait for it, not even on that queue.
    @preconcurrency
    open func perform(_ block: @escaping @Sendable () -> Void) {
        queue.async { self.run(inside: .none) { block() } }
    }

    /// Runs a closure on the context's queue and waits for it: at once where the caller is on the queue, or is waited for by it.
    open func performAndWait(_ block: () -> Void) {
        let outer = RunningContext.Waiting()
        if outer.keeps(self) { return run(inside: outer, block) }
        queue.sync { run(inside: outer, block) }
    }

    /// Runs a closure on the context's queue, waits for it and returns its result.
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        let outer = RunningContext.Waiting()
        if outer.keeps(self) { return try run(inside: outer, block) }
        return try queue.sync { try run(inside: outer, block) }
    }

    /// Runs a closure on the context's queue and returns its result.
    @preconcurrency
    open func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> Result
    ) async rethrows -> Result {
        if schedule == .immediate {
            let outer = RunningContext.Waiting()
            if outer.keeps(self) { return try run(inside: outer, block) }
        }
        let end = await withCheckedContinuation { (continuation: CheckedContinuation<Swift.Result<Result, any Error>, Never>) in
            queue.async {
                nonisolated(unsafe) let result = Swift.Result { try self.run(inside: .none, block) }
                continuation.resume(returning: result)
            }
        }
        // Only the closure throws.
        switch end {
        case .success(let result): return result
        case .failure(let error): return try { () throws -> Result in throw error }()
        }
    }

    /// Calls `processPendingChanges()` at the end of the run-loop turn, once.
    func scheduleProcessing() {
        guard !isScheduled, !isProcessing, concurrencyType == .mainQueueConcurrencyType else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isScheduled = false
            self?.processPendingChanges()
        }
    }

    // MARK: Objects

    /// The objects that the context knows and that are not released.
    open var registeredObjects: Set<NSManagedObject> { Set(references.values.compactMap(\.object)) }

    /// Whether there is something to save.
    open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }

    func reference(for id: NSManagedObjectID) -> ObjectReference {
        if let reference = references[id] { return reference }
        let reference = ObjectReference(id)
        references[id] = reference
        return reference
    }

    /// The object of a reference, made as a fault if needed.
    func object(of reference: ObjectReference, expecting type: AnyClass? = nil) -> NSManagedObject {
        if let object = reference.object { return object }
        let entity = reference.id.entity
        let type = isScratch ? NSManagedObject.self : entity.objectClass(expecting: type)
        let object = NSManagedObject.make(type, entity, self, reference: reference)
        if retainsRegisteredObjects { retained.insert(object) }
        return object
    }

    /// Returns the object of an identifier; of one that is not known a fault, whose values are fetched when they are read.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { object(of: reference(for: objectID)) }

    /// Returns the object of an identifier if the context knows it; nil otherwise. Nothing is fetched.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { references[objectID]?.object }

    /// Returns the object of an identifier, fetched if needed.
    ///
    /// - Throws: Error 133000 if the store has none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = references[objectID]?.object, !known.isFault || known.isInserted, !known.isDeleted { return known }
        guard let row = try row(of: objectID) else {
            throw coreDataError(NSManagedObjectReferentialIntegrityError, "Attempt to access an object not found in store.")
        }
        let object = object(with: objectID)
        if object.isFault { object.prefetched = row }
        return object
    }

    /// Inserts an object that was made without a context. One that has a context already stays there.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        insertNew(object)
    }

    func insertNew(_ object: NSManagedObject) {
        object.managedObjectContext = self
        object.isInserted = true
        references[object.objectID] = object.reference
        insertedObjects.insert(object)
        event.inserted.insert(object)
        scheduleProcessing()
        if !isScratch { object.awakeFromInsert() }
    }

    func noteChange(of object: NSManagedObject) {
        guard !object.isDeleted else { return }
        if !object.isInserted {
            updatedObjects.insert(object)
            event.updated.insert(object)
        } else if !event.inserted.contains(object) {
            event.updated.insert(object)
        }
        scheduleProcessing()
    }

    /// Marks an object to be deleted by the next save; one that was never saved leaves the context with the end of the run-loop turn. Its
    /// relationships follow at the end of the run-loop turn, or before a fetch or
    /// a save.
    open func delete(_ object: NSManagedObject) {
        guard let context = object.managedObjectContext else { return }
        guard context === self else {
            trap(
                object: "-[NSManagedObjectContext deleteObject:]",
                value: "the object belongs to another context", remedy: "delete it in its own context")
        }
        guard !object.isDeleted else { return }
        object.load()
        // It may turn out that the row is gone.
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        unpropagated.append(object)
        event.updated.remove(object)
        updatedObjects.remove(object)
        if object.isInserted {
            insertedObjects.remove(object)
            unsavedDeletions.insert(object)
            // An object that was never announced leaves in silence.
            if event.inserted.remove(object) == nil { event.deleted.insert(object) }
        } else {
            event.deleted.insert(object)
            deletedObjects.insert(object)
        }
        scheduleProcessing()
    }

    // MARK: Facets

    /// Carries deletions over relationships, and posts what has changed; called at the end of the run-loop turn, before a fetch and before
    /// a save. New objects that were deleted leave the context.
    ///
    /// Deletions that cannot be carried over because the store cannot be read wait for the next time; a fetch or a save throws the error.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects that have changed.
    open func processPendingChanges() { processChanges() }

    /// Gives up all changes that are not saved: new objects are gone, others have their saved values.
    open func rollback() { rollBackChanges() }

    /// Forgets all objects and changes; objects that are still in use have no context.
    open func reset() { forgetObjects() }

    /// Makes an object a fault again, whose changes are lost, or with a true flag fetches its values and keeps those that were set.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { refreshObject(object, mergeChanges: flag) }

    /// Makes all objects without changes faults again, and fetches the values of those with changes.
    open func refreshAllObjects() { refreshObjects() }

    /// Takes over what another context has saved: objects that are known here are fetched again, keeping what was set.
    open func mergeChanges(fromContextDidSave notification: Notification) { takeSaved(fromContextDidSave: notification) }

    /// Saves the changes to the store, or to the parent context; without changes nothing happens.
    ///
    /// - Throws: An error of `NSCocoaErrorDomain`: 1550 to 1690 for values that are not valid, 133020 and 133021 for conflicts that the
    ///   merge policy does not solve, 134000 and more for the store. Nothing is saved then.
    /// - Complexity: O(*n* log *n*), where *n* is the number of changed objects.
    open func save() throws { try saveChanges() }

    /// Gives new objects their names in the store before they are saved.
    ///
    /// - Throws: Error 134070 without a store.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { try obtainIDs(for: objects) }

    /// Returns what a request means: objects of the store and, unless it says otherwise, changes that are not saved.
    ///
    /// An unknown entity, and a key that the entity lacks, trap with Apple's words.
    ///
    /// - Throws: An error of the store.
    /// - Complexity: O(*n* log *n*) where *n* is the number of rows that SQLite must read: with an index, or a limit and no predicate,
    ///   that of the results. Predicates and orders that SQL does not know (closures, methods of the app) read every row.
    open func fetch<Result: NSFetchRequestResult>(_ request: NSFetchRequest<Result>) throws -> [Result] { try fetchResults(request) }

    /// Returns the number of objects that a request means.
    ///
    /// - Throws: An error of the store.
    open func count<Result: NSFetchRequestResult>(for request: NSFetchRequest<Result>) throws -> Int { try countResults(for: request) }

    /// Runs a request that changes the store itself: a batch insertion, update or deletion.
    ///
    /// - Throws: Error 134091 for another request; an error of the store.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { try executeRequest(request) }
}

/// The queue of a context.
///
/// Source: Apple,
/// [NSManagedObjectContextConcurrencyType](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype).
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// None: the context is used on the thread that made it.
    case confinementConcurrencyType = 0
    /// A queue of its own.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContextConcurrencyType {
    /// The main queue.
    public static var mainQueue: NSManagedObjectContextConcurrencyType { .mainQueueConcurrencyType }
    /// A queue of its own.
    public static var privateQueue: NSManagedObjectContextConcurrencyType { .privateQueueConcurrencyType }
}

/// A context that is not retained.
struct ChildReference {
    weak var context: NSManagedObjectContext?
}

/// The changes of a context since its last notification.
struct ContextEvent {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    var userInfo: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ] where !objects.isEmpty { result[key] = objects }
        return result
    }
}
