import Foundation
import ObjectiveCRuntime

/// The conflicts of a save with the stores, and of its objects among each other.
struct SaveConflicts {
    /// An object whose row has another version than the object.
    private struct Stale {
        let object: NSManagedObject
        /// nil if the row is gone.
        let version: Int64?
    }

    /// Objects with values that none may share.
    private struct Shared {
        let key: ConstraintKey
        /// Those of the save, in its order.
        let objects: [NSManagedObject]
        /// One that is in the store.
        let stored: NSManagedObjectID?
    }

    private var stale: [Stale] = []
    private var shared: [Shared] = []

    var isEmpty: Bool { stale.isEmpty && shared.isEmpty }

    init() {}

    /// Finds all conflicts. No code of the app runs.
    init(of changes: ObjectChanges, _ context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) throws {
        let policy = Self.policy(of: context)
        for object in changes.updated + changes.deleted {
            guard let file = object.objectID.persistentStore?.file else { continue }
            let version: Int64?
            do { version = try file.version(of: object.objectID) } catch { throw error.error(NSPersistentStoreSaveError) }
            guard version != object.version else { continue }
            // A deletion is done already, or wins under all policies but one.
            if object.isDeleted, version == nil || policy != .errorMergePolicyType { continue }
            stale.append(Stale(object: object, version: version))
        }
        try findSharedValues(of: changes, context, coordinator)
    }

    private static func policy(of context: NSManagedObjectContext) -> NSMergePolicyType {
        (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    }

    // MARK: Errors

    /// The conflicts as an error: those with the store first.
    var error: NSError {
        guard stale.isEmpty else {
            return Self.error(
                NSManagedObjectMergeError,
                stale.map { NSMergeConflict(source: $0.object, newVersion: Int($0.version ?? 0), oldVersion: Int($0.object.version)) })
        }
        return Self.error(
            NSManagedObjectConstraintMergeError,
            shared.map { conflict in
                let context = conflict.objects.first?.managedObjectContext
                return NSConstraintConflict(
                    constraint: conflict.key.names, values: conflict.key.dictionary,
                    databaseObject: conflict.stored.flatMap { context?.object(with: $0) }, conflictingObjects: conflict.objects)
            })
    }

    static func error(_ code: Int, _ conflicts: [NSObject]) -> NSError {
        let text = code == NSManagedObjectMergeError ? "Could not merge changes." : "Values that none may share are in the store already."
        return coreDataError(code, text, ["conflictList": conflicts])
    }

    // MARK: Solving

    /// Solves all conflicts by the context's merge policy.
    func solve(in context: NSManagedObjectContext) throws {
        let policy = Self.policy(of: context)
        if policy == .errorMergePolicyType, !isEmpty { throw error }
        for conflict in stale { try solve(conflict, policy, context) }
        for conflict in shared { try solve(conflict, policy, context) }
    }

    private func solve(_ conflict: Stale, _ policy: NSMergePolicyType, _ context: NSManagedObjectContext) throws {
        let object = conflict.object
        guard conflict.version != nil else {
            // The row was deleted: so is the object. No policy makes the row again.
            context.updatedObjects.remove(object)
            context.merge(SavedChanges(deleted: [object.objectID]))
            return
        }
        switch policy {
        case .rollbackMergePolicyType: context.refresh(object, mergeChanges: false)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            let committed = object.committed
            if let row = try context.row(of: object.objectID) {
                object.changed = object.changed.filter { index in
                    let stored = context.value(of: row.values[index], for: object.entity.layout.properties[index])
                    return committed.isEmpty || Self.isSame(stored, committed[index])
                }
            }
            try context.fetchAgain(object)
            if object.changed.isEmpty { context.updatedObjects.remove(object) }
        case .overwriteMergePolicyType:
            object.version = try context.row(of: object.objectID)?.version ?? object.version
            for (index, value) in object.values.enumerated() {
                if case .unloaded = value { continue } else { object.changed.insert(index) }
            }
        case .mergeByPropertyObjectTrumpMergePolicyType, .errorMergePolicyType: try context.fetchAgain(object)
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

    private mutating func findSharedValues(
        of changes: ObjectChanges, _ context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator
    ) throws {
        var order: [ConstraintKey] = []
        var objects: [ConstraintKey: [NSManagedObject]] = [:]
        let written = (changes.inserted + changes.updated).filter { !$0.isDeleted }
        for object in written {
            for key in ConstraintKey.keys(of: object) {
                if objects[key] == nil { order.append(key) }
                objects[key, default: []].append(object)
            }
        }
        guard !order.isEmpty else { return }
        let known = Dictionary(written.map { ($0.objectID, $0) }) { first, _ in first }
        let deleted = Set(changes.deleted.map(\.objectID))
        for key in order {
            let own = objects[key] ?? []
            let stored = try coordinator.rows(of: key).first { id in
                // A row of the save counts with the values that it will have.
                !deleted.contains(id) && !own.contains { $0.objectID == id } && known[id].map(key.isOf) ?? true
            }
            if own.count > 1 || stored != nil { shared.append(Shared(key: key, objects: own, stored: stored)) }
        }
    }

    /// Leaves one object with the values: under policies for which objects win, the one that was saved before, with the values of the
    /// others; else saved objects go back, and the row in the store, or the first new object, stays.
    private func solve(_ conflict: Shared, _ policy: NSMergePolicyType, _ context: NSManagedObjectContext) throws {
        // Those that an earlier conflict has not solved.
        var members = conflict.objects.filter { !$0.isDeleted && $0.managedObjectContext === context && conflict.key.isOf($0) }
        var stored = conflict.stored.map { context.object(with: $0) }
        try stored?.fetchValues()
        if stored?.isDeleted == true { stored = nil }
        guard policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType else {
            for object in members where !object.isInserted { context.refresh(object, mergeChanges: false) }
            members.removeAll { !$0.isInserted }
            for object in members.dropFirst(stored == nil ? 1 : 0) { context.delete(object) }
            return
        }
        let candidates = members + (stored.map { [$0] } ?? [])
        guard candidates.count > 1, let survivor = members.last(where: { !$0.isInserted }) ?? stored ?? members.first else { return }
        for object in candidates where object !== survivor {
            if object.isInserted { try Self.copy(object, to: survivor) }
            context.delete(object)
        }
    }

    /// Sets what was set of one object in another one.
    private static func copy(_ object: NSManagedObject, to other: NSManagedObject) throws {
        try other.fetchValues()
        for index in object.changed.sorted() {
            let property = object.entity.layout.properties[index]
            // Two entities below the one with the constraint may differ.
            guard other.entity.layout.byName[property.name] === property else { continue }
            let value = object.value(forKey: property.name)
            if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
                other._addManaged(value ?? NSSet(), forKey: property.name)
            } else {
                other.setValue(value, forKey: property.name)
            }
        }
    }
}
