import CoreGraphics
import Foundation

/// The stores of a model, and the contexts that share them.
///
/// It may be used on any thread. Source: Apple,
/// [NSPersistentStoreCoordinator](https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator).
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model of the stores.
    open private(set) var managedObjectModel: NSManagedObjectModel
    /// The open stores.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// A name for debugging; nil for none.
    open var name: String?
    let lock = NSRecursiveLock()
    private var contexts: [ChildReference] = []

    /// Creates a coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    // MARK: Stores

    /// Opens a store, which is made if it is not there.
    ///
    /// - Parameters:
    ///   - storeType: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    ///   - configuration: The configuration of the model whose objects it has; nil for all.
    ///   - storeURL: The file; `/dev/null` for none. Its folder must be there.
    ///   - options: `NSReadOnlyPersistentStoreOption`, and those of migrations, which need both: then a store of a model with fewer or more
    ///     entities and attributes is taken over.
    /// - Throws: An error of `NSCocoaErrorDomain`: 134000 for another type, 256 or 259 for a file that cannot be read, 134100 for a store
    ///   of another model, 134140 and 134190 where a migration is not possible.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard [NSSQLiteStoreType, NSInMemoryStoreType].contains(storeType) else {
            throw coreDataError(
                NSPersistentStoreInvalidTypeError, "There is no store of the type \(storeType); SQLite and InMemory are here.")
        }
        guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
            throw coreDataError(NSPersistentStoreOpenError, "The model has no configuration \(configuration ?? "").")
        }
        let isInMemory = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null"
        guard isInMemory || storeURL?.isFileURL == true else {
            throw coreDataError(CocoaError.fileReadUnknown.rawValue, "The store has no file.")
        }
        return try lock.withLock {
            let store = NSPersistentStore(storeType, storeURL, configuration, options)
            let file = try SQLiteStore(store, path: isInMemory ? ":memory:" : storeURL?.path ?? ":memory:", model: managedObjectModel)
            func isOn(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }
            try file.open(
                migrates: isOn(NSMigratePersistentStoresAutomaticallyOption), infers: isOn(NSInferMappingModelAutomaticallyOption))
            store.file = file
            store.entityNames = Set(entities.compactMap(\.name))
            store.persistentStoreCoordinator = self
            persistentStores.append(store)
            return store
        }
    }

    /// Opens a store, which is made if it is not there.
    ///
    /// - Throws: As the method with the names of types.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.name, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens a store of a description, and calls the closure when it is done, with the error if there is one.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let open = {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
                    options: storeDescription.allOptions)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        guard storeDescription.shouldAddStoreAsynchronously else { return open() }
        nonisolated(unsafe) let later = open
        DispatchQueue.global().async { later() }
    }

    /// Closes a store. Its objects have no values any more.
    ///
    /// - Throws: Never; for compatibility.
    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock {
            persistentStores.removeAll { $0 === store }
            store.file?.database.close()
            store.file = nil
            store.persistentStoreCoordinator = nil
        }
    }

    /// Deletes a store's files; it is closed first if it is open.
    ///
    /// - Throws: An error of the file system.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let open = persistentStore(for: url) { try remove(open) }
        for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
            try FileManager.default.removeItem(atPath: url.path + ending)
        }
    }

    /// Returns the open store of a file; nil if there is none.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        lock.withLock { persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL } }
    }

    /// Returns the file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Returns facts about a store: its type and its name.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Returns the identifier of an address of an object; nil if no open store has such objects.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock {
            guard url.scheme == "x-coredata", let host = url.host, let store = persistentStores.first(where: { $0.identifier == host }),
                url.pathComponents.count == 3, let entity = managedObjectModel.entitiesByName[url.pathComponents[1]],
                let key = Int64(url.pathComponents[2].dropFirst()), url.pathComponents[2].hasPrefix("p")
            else { return nil }
            return NSManagedObjectID(entity, key: key, store: store)
        }
    }

    /// Runs a closure with the stores, on this thread.
    open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            contexts.append(ChildReference(context: context))
        }
    }

    func remove(_ context: NSManagedObjectContext) {
        lock.withLock { contexts.removeAll { $0.context === context || $0.context == nil } }
    }

    /// Tells the contexts that merge by themselves what one has saved.
    func tellContexts(_ changes: SavedChanges, except context: NSManagedObjectContext) {
        let others = lock.withLock { contexts.compactMap(\.context) }
        for other in others where other !== context && other.automaticallyMergesChangesFromParent && other.parent == nil {
            other.perform { [weak other] in other?.merge(changes) }
        }
    }

    // MARK: Rows

    /// The store for new objects of an entity.
    private func store(for entity: NSEntityDescription) -> NSPersistentStore? {
        persistentStores.first { $0.entityNames.contains(entity.name ?? "") && !$0.isReadOnly }
            ?? persistentStores.first { $0.entityNames.contains(entity.name ?? "") }
    }

    /// The row of an identifier; nil if there is none.
    func row(of id: NSManagedObjectID) throws -> ManagedRow? {
        try lock.withLock { () throws -> ManagedRow? in
            do throws(SQLiteError) { return try id.persistentStore?.file?.row(of: id) } catch { throw error.error(NSSQLiteError) }
        }
    }

    func members(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        try lock.withLock { () throws -> [NSManagedObjectID] in
            do throws(SQLiteError) {
                return try id.persistentStore?.file?.members(of: id, relationship) ?? []
            } catch { throw error.error(NSSQLiteError) }
        }
    }

    /// Takes identifiers for new objects, in the order of their entities.
    func newIDs(of entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
        try lock.withLock {
            var wanted: [(file: SQLiteStore, indexes: [Int])] = []
            for (index, entity) in entities.enumerated() {
                guard let store = store(for: entity), let file = store.file else {
                    throw coreDataError(NSPersistentStoreOperationError, "No store has objects of the entity \(entity.name ?? "").")
                }
                guard !store.isReadOnly else { throw Self.readOnly }
                if let known = wanted.firstIndex(where: { $0.file === file }) {
                    wanted[known].indexes.append(index)
                } else {
                    wanted.append((file, [index]))
                }
            }
            var ids: [Int: NSManagedObjectID] = [:]
            for (file, indexes) in wanted {
                do throws(SQLiteError) {
                    for (index, id) in zip(indexes, try file.newIDs(of: indexes.map { entities[$0] })) { ids[index] = id }
                } catch { throw error.error(NSPersistentStoreSaveError) }
            }
            return entities.indices.compactMap { ids[$0] }
        }
    }

    static var readOnly: NSError { coreDataError(NSPersistentStoreSaveError, "The store is read-only.") }

    func fetch(_ plan: FetchPlan) throws -> FetchedRows {
        try lock.withLock {
            let files = persistentStores.filter { store in plan.entities.contains { store.entityNames.contains($0.name ?? "") } }
                .compactMap(\.file)
            do {
                guard files.count != 1 else { return try files[0].fetch(plan) }
                var all = plan
                (all.limit, all.offset) = (0, 0)
                let found = try files.map { try $0.fetch(all) }
                return FetchedRows(rows: found.flatMap(\.rows), isWhole: files.isEmpty)
            } catch let error as SQLiteError {
                throw error.error(NSSQLiteError)
            }
        }
    }

    /// The number of rows; nil if it must be counted by their values.
    func count(_ plan: FetchPlan) throws -> Int? {
        try lock.withLock { () -> Int? in
            guard persistentStores.count == 1, let file = persistentStores[0].file else { return nil }
            do throws(SQLiteError) { return try file.count(plan) } catch { throw error.error(NSSQLiteError) }
        }
    }

    func delete(_ request: NSBatchDeleteRequest, in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let meant = try request.ids ?? request.fetchRequest.deletionIDs(in: context)
        return try lock.withLock {
            var pending = meant
            var deleted: Set<NSManagedObjectID> = []
            var order: [NSManagedObjectID] = []
            while let id = pending.popLast() {
                guard deleted.insert(id).inserted else { continue }
                order.append(id)
                for case let relationship as NSRelationshipDescription in id.entity.layout.properties
                where relationship.deleteRule == .cascadeDeleteRule {
                    if relationship.isToMany { pending += try members(of: id, relationship) }
                    if let index = id.entity.layout.index[relationship.name], !relationship.isToMany,
                        case .one(let other)? = try row(of: id)?.values[index]
                    {
                        pending.append(other)
                    }
                }
            }
            do {
                for store in persistentStores {
                    guard let file = store.file else { continue }
                    let own = order.filter { $0.persistentStore === store }
                    try file.database.transaction { for id in own { try file.deleteAndNullify(id) } }
                }
            } catch let error as SQLiteError {
                throw error.error(NSPersistentStoreSaveError)
            }
            let result: Any =
                switch request.resultType {
                case .resultTypeStatusOnly: true
                case .resultTypeObjectIDs: order
                case .resultTypeCount: order.count
                }
            return NSBatchDeleteResult(result, request.resultType)
        }
    }
}
