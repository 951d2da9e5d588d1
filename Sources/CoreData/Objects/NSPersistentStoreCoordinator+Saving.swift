import Foundation
import ObjectiveCRuntime

/// The result of a save.
struct SaveOutcome {
    let changes: ObjectChanges
    let versions: [NSManagedObjectID: Int64]
}

extension NSPersistentStoreCoordinator {
    /// The most rounds in which conflicts are solved; each solves all that the last one has made.
    private static let mostRounds = 100

    /// Saves the changes of a context. `collect` returns them, checked; it is called again after the merge policy has changed objects.
    func save(_ context: NSManagedObjectContext, _ collect: () throws -> ObjectChanges) throws -> SaveOutcome {
        try lock.withLock {
            var changes = try collect()
            for _ in 0..<Self.mostRounds {
                guard try solveConflicts(of: changes, in: context) else { break }
                context.processPendingChanges()
                changes = try collect()
            }
            let temporary = changes.inserted.filter(\.objectID.isTemporaryID)
            let old = temporary.map(\.objectID)
            do {
                for object in temporary { context.rename(object, try newID(of: object.entity)) }
                var versions: [NSManagedObjectID: Int64] = [:]
                for store in persistentStores {
                    func own(_ objects: [NSManagedObject]) -> [NSManagedObject] { objects.filter { $0.objectID.persistentStore === store } }
                    let piece = ObjectChanges(inserted: own(changes.inserted), updated: own(changes.updated), deleted: own(changes.deleted))
                    guard !piece.isEmpty else { continue }
                    guard let file = store.file, !store.isReadOnly else {
                        throw coreDataError(NSPersistentStoreSaveError, "The store is read-only.")
                    }
                    versions.merge(try file.write(piece)) { $1 }
                }
                return SaveOutcome(changes: changes, versions: versions)
            } catch {
                for (object, id) in zip(temporary, old) {
                    context.references[object.objectID] = nil
                    object.reference.id = id
                }
                throw error
            }
        }
    }

    /// Solves conflicts by the context's merge policy; true if it has changed objects.
    private func solveConflicts(of changes: ObjectChanges, in context: NSManagedObjectContext) throws -> Bool {
        let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        var hasChanged = false
        for object in changes.updated + changes.deleted {
            guard let file = object.objectID.persistentStore?.file else { continue }
            let version: Int64?
            do { version = try file.version(of: object.objectID) } catch { throw error.error(NSPersistentStoreSaveError) }
            // A fault has no values that may differ.
            guard version != object.version, object.version > 0 else { continue }
            if object.isDeleted {
                guard policy == .errorMergePolicyType, version != nil else { continue }
                throw Self.conflict(NSManagedObjectMergeError, [object])
            }
            guard policy != .errorMergePolicyType else { throw Self.conflict(NSManagedObjectMergeError, [object]) }
            hasChanged = true
            try solve(object, policy, isGone: version == nil, context)
        }
        return try solveConstraints(of: changes, policy, context) || hasChanged
    }

    private static func conflict(_ code: Int, _ objects: [NSManagedObject]) -> NSError {
        coreDataError(
            code, code == NSManagedObjectMergeError ? "Could not merge changes." : "Values that none may share are in the store already.",
            ["conflictList": objects.map(NSMergeConflict.init)])
    }

    private func solve(_ object: NSManagedObject, _ policy: NSMergePolicyType, isGone: Bool, _ context: NSManagedObjectContext) throws {
        if isGone {
            // The row was deleted: so is the object.
            context.updatedObjects.remove(object)
            context.merge(SavedChanges(deleted: [object.objectID]))
            return
        }
        switch policy {
        case .rollbackMergePolicyType: context.refresh(object, mergeChanges: false)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            let committed = object.committed
            if let row = row(of: object.objectID) {
                object.changed = object.changed.filter { index in
                    let stored = context.value(of: row.values[index], for: object.entity.layout.properties[index])
                    return committed.isEmpty || Self.isSame(stored, committed[index])
                }
            }
            context.refresh(object, mergeChanges: true)
            if object.changed.isEmpty { context.updatedObjects.remove(object) }
        case .overwriteMergePolicyType:
            object.version = row(of: object.objectID)?.version ?? object.version
            for (index, value) in object.values.enumerated() {
                if case .unloaded = value { continue } else { object.changed.insert(index) }
            }
        case .mergeByPropertyObjectTrumpMergePolicyType, .errorMergePolicyType: context.refresh(object, mergeChanges: true)
        }
    }

    private static func isSame(_ one: ManagedValue, _ other: ManagedValue) -> Bool {
        switch (one, other) {
        case (.empty, .empty): true
        case (.plain(let one), .plain(let other)): PredicateComparison.isEqual(one, other, [])
        case (.one(let one), .one(let other)): one === other
        // Sets are merged by their other ends.
        case (.many, _), (.unloaded, _): true
        default: false
        }
    }

    // MARK: Values that none may share

    private func solveConstraints(of changes: ObjectChanges, _ policy: NSMergePolicyType, _ context: NSManagedObjectContext) throws -> Bool
    {
        var seen: [String: NSManagedObject] = [:]
        let changed = Set(changes.inserted + changes.updated)
        let deleted = Set(changes.deleted.map(\.objectID))
        for object in changes.inserted + changes.updated where !object.isDeleted {
            for (owner, constraint) in Self.constraints(of: object.entity) {
                let names = StoreSchema.names(constraint)
                let values = names.map { object.value(forKey: $0) }
                // Nil is shared by any number.
                guard !values.contains(where: { $0 == nil }), object.isInserted || names.contains(where: object.hasChanged) else {
                    continue
                }
                let key = "\(owner.name ?? "") " + values.map { "\($0 ?? "")" }.joined(separator: "\u{1}")
                var other = seen[key]
                if other == nil {
                    other = try Self.stored(owner, names, values, context).first {
                        !deleted.contains($0) && $0 != object.objectID
                    }.map { context.object(with: $0) }
                    if let found = other, changed.contains(found), !Self.has(found, names, values) { other = nil }
                }
                guard let other, other !== object, !other.isDeleted else {
                    seen[key] = object
                    continue
                }
                guard policy != .errorMergePolicyType else { throw Self.conflict(NSManagedObjectConstraintMergeError, [object, other]) }
                solve(object, other, policy, context)
                return true
            }
        }
        return false
    }

    private static func constraints(of entity: NSEntityDescription) -> [(NSEntityDescription, [Any])] {
        var result: [(NSEntityDescription, [Any])] = []
        var owner: NSEntityDescription? = entity
        while let current = owner {
            result += current.uniquenessConstraints.map { (current, $0) }
            owner = current.superentity
        }
        return result
    }

    private static func has(_ object: NSManagedObject, _ names: [String], _ values: [Any?]) -> Bool {
        zip(names, values).allSatisfy { PredicateComparison.isEqual(object.value(forKey: $0), $1, []) }
    }

    /// The rows with values.
    private static func stored(
        _ entity: NSEntityDescription, _ names: [String], _ values: [Any?], _ context: NSManagedObjectContext
    ) throws -> [NSManagedObjectID] {
        let nodes = zip(names, values).map { name, value in
            PredicateNode.comparison(PredicateComparison(left: .keyPath(.evaluated, name), right: .constant(value), operation: .equal))
        }
        let plan = FetchPlan(
            entity: entity, predicate: FormatPredicate(.and(nodes)), sortDescriptors: [], limit: 0, offset: 0, includesSubentities: true,
            wantsValues: false)
        return try context.persistentStoreCoordinator?.fetch(plan).rows.map(\.id) ?? []
    }

    /// Makes one object of two: the older one gets the newer one's values, or keeps its own.
    private func solve(_ object: NSManagedObject, _ other: NSManagedObject, _ policy: NSMergePolicyType, _ context: NSManagedObjectContext)
    {
        let objectWins = policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
        guard object.isInserted else {
            // A saved object takes the values of another one, or goes back.
            if objectWins { context.delete(other) } else { context.refresh(object, mergeChanges: false) }
            return
        }
        if objectWins {
            other.load()
            for (index, property) in object.entity.layout.properties.enumerated() where object.changed.contains(index) {
                let value = object.value(forKey: property.name)
                if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
                    other._addManaged(value ?? NSSet(), forKey: property.name)
                } else {
                    other.setValue(value, forKey: property.name)
                }
            }
        }
        context.delete(object)
    }
}

/// An object of a conflict.
///
/// Source: Apple, [NSMergeConflict](https://developer.apple.com/documentation/coredata/nsmergeconflict).
open class NSMergeConflict: NSObject {
    /// The object that cannot be saved.
    open private(set) var sourceObject: NSManagedObject

    init(_ object: NSManagedObject) { sourceObject = object }
}

extension NSManagedObject {
    fileprivate func hasChanged(_ name: String) -> Bool { entity.layout.index[name].map { changed.contains($0) } ?? false }
}

extension ObjectChanges {
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

extension NSFetchRequest {
    /// The identifiers of the objects in the store that a batch deletion means.
    func deletionIDs(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        let copy = copy() as? NSFetchRequest ?? self
        copy.includesPendingChanges = false
        copy.resultType = .managedObjectIDResultType
        return try context.fetchIDs(copy)
    }
}

extension SQLiteStore {
    /// Deletes a row, and takes it out of the relationships of others.
    func deleteAndNullify(_ id: NSManagedObjectID) throws(SQLiteError) {
        try delete(id)
        for entity in model.entities {
            for case let relationship as NSRelationshipDescription in entity.layout.properties
            where !relationship.isToMany && relationship.entityDescription === entity {
                guard let destination = relationship.destinationEntity, id.entity.isKindOf(entity: destination) else { continue }
                let column = StoreSchema.column(relationship)
                try database.run("UPDATE \(StoreSchema.table(entity)) SET \(column) = NULL WHERE \(column) = ?", [.integer(id.key)])
            }
        }
    }
}
