import CoreGraphics
import Foundation
import ObjectiveCRuntime

extension NSManagedObjectContext {
    /// The most rounds of `willSave()` that change further objects, as many as on iOS.
    private static let mostRounds = 1000

    func saveChanges() throws {
        try process()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        try announceSave()
        let changes: ObjectChanges
        if let parent {
            changes = try save(to: parent)
            commit(changes, versions: [:])
        } else {
            guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
                throw coreDataError(
                    NSPersistentStoreOperationError,
                    "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
            }
            let outcome = try coordinator.save(self) { try checkedChanges() }
            changes = outcome.changes
            commit(changes, versions: outcome.versions)
        }
        let saved = ContextEvent(inserted: Set(changes.inserted), updated: Set(changes.updated), deleted: Set(changes.deleted))
        let all = saved.inserted.union(saved.updated).union(saved.deleted).sorted { $0.serial < $1.serial }
        for object in all { object.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
        let ids = SavedChanges(
            inserted: saved.inserted.map(\.objectID).sorted { $0.isBefore($1) },
            updated: saved.updated.map(\.objectID).sorted { $0.isBefore($1) },
            deleted: saved.deleted.map(\.objectID).sorted { $0.isBefore($1) })
        if let parent {
            parent.tellChildren(ids, except: self)
        } else {
            persistentStoreCoordinator?.tellContexts(ids, except: self)
        }
        processPendingChanges()
    }

    /// Calls `willSave()` of each changed object, and of those that it changes.
    private func announceSave() throws {
        var announced: Set<NSManagedObject> = []
        for _ in 0..<Self.mostRounds {
            let waiting = insertedObjects.union(updatedObjects).union(deletedObjects).subtracting(announced).sorted {
                $0.serial < $1.serial
            }
            guard !waiting.isEmpty else { return }
            for object in waiting {
                announced.insert(object)
                object.willSave()
            }
            try process()
        }
    }

    /// The changes in the order in which the objects were made.
    var currentChanges: ObjectChanges {
        func sorted(_ objects: Set<NSManagedObject>) -> [NSManagedObject] { objects.sorted { $0.serial < $1.serial } }
        return ObjectChanges(inserted: sorted(insertedObjects), updated: sorted(updatedObjects), deleted: sorted(deletedObjects))
    }

    /// The changes, checked.
    private func checkedChanges() throws -> ObjectChanges {
        let changes = currentChanges
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do { try body() } catch {
                let error = error as NSError
                errors +=
                    error.code == NSValidationMultipleErrorsError ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error] : [error]
            }
        }
        for object in changes.deleted { check { try object.validateForDelete() } }
        for object in changes.inserted { check { try object.validateForInsert() } }
        for object in changes.updated { check { try object.validateForUpdate() } }
        try NSManagedObject.combined(errors)
        return changes
    }

    /// Makes the values the committed ones.
    private func commit(_ changes: ObjectChanges, versions: [NSManagedObjectID: Int64]) {
        for object in changes.inserted + changes.updated {
            object.isInserted = false
            object.version = versions[object.objectID] ?? object.version
            for case .many(let set) in object.values { set.isShared = true }
            object.committed = object.values
            object.changed = []
        }
        for object in changes.deleted { release(object) }
        // Checks may have changed further objects, which the next save has.
        insertedObjects.subtract(changes.inserted)
        updatedObjects.subtract(changes.updated)
        deletedObjects.subtract(changes.deleted)
    }

    func obtainIDs(for objects: [NSManagedObject]) throws {
        if let parent {
            // The parent has no object before the child is saved: the name comes from the coordinator.
            return try parent.performAndWait { try self.nameObjects(objects) }
        }
        try nameObjects(objects)
    }

    private func nameObjects(_ objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else {
            throw coreDataError(NSPersistentStoreOperationError, "The context has no coordinator.")
        }
        let temporary = objects.filter(\.objectID.isTemporaryID)
        for (object, id) in zip(temporary, try coordinator.newIDs(of: temporary.map(\.entity))) { rename(object, id) }
    }

    /// Gives an object another identifier; the old one still leads to it.
    func rename(_ object: NSManagedObject, _ id: NSManagedObjectID) {
        object.reference.formerID = object.objectID
        object.reference.id = id
        references[id] = object.reference
    }

    /// Gives an object the identifier again that it had before it was renamed.
    func restoreName(of object: NSManagedObject) {
        guard let id = object.reference.formerID else { return }
        references[object.objectID] = nil
        object.reference.id = id
        object.reference.formerID = nil
    }

    // MARK: Children

    /// Saves to the parent.
    ///
    /// - Throws: Error 133020 for objects that are deleted there, if the merge policy does not give them up here too.
    private func save(to parent: NSManagedObjectContext) throws -> ObjectChanges {
        while true {
            let changes = try checkedChanges()
            let gone = try parent.performAndWait {
                let gone = try changes.updated.filter { try parent.isGone($0.objectID) }
                if gone.isEmpty { try parent.take(changes, from: self) }
                return gone
            }
            guard !gone.isEmpty else { return changes }
            guard let policy = mergePolicy as? NSMergePolicy, policy.mergeType != .errorMergePolicyType else {
                throw SaveConflicts.error(
                    NSManagedObjectMergeError,
                    gone.map { NSMergeConflict(source: $0, newVersion: 0, oldVersion: Int($0.version)) })
            }
            for object in gone { updatedObjects.remove(object) }
            merge(SavedChanges(deleted: gone.map(\.objectID)))
            try process()
        }
    }

    /// Whether an object of a child is deleted here, or in the store.
    private func isGone(_ id: NSManagedObjectID) throws -> Bool {
        let object = object(with: id)
        if object.isDeleted || object.isInserted || !object.isFault { return object.isDeleted }
        guard let row = try object.prefetched ?? row(of: id) else { return true }
        object.prefetched = row
        return false
    }

    /// Takes the changes of a child context as changes of this one.
    private func take(_ changes: ObjectChanges, from child: NSManagedObjectContext) throws {
        var made: [(NSManagedObject, NSManagedObject)] = []
        for object in changes.inserted {
            if let known = references[object.objectID]?.object {
                made.append((known, object))
                continue
            }
            let own = NSManagedObject.make(type(of: object), object.entity, self, reference: ObjectReference(object.objectID))
            references[object.objectID] = own.reference
            own.values = own.entity.layout.initial
            own.isInserted = true
            insertedObjects.insert(own)
            event.inserted.insert(own)
            made.append((own, object))
        }
        for object in changes.updated { made.append((self.object(with: object.objectID), object)) }
        for (own, object) in made {
            try own.fetchValues()
            let layout = own.entity.layout
            let row = try object.currentRow()
            for index in own.isInserted ? Set(layout.properties.indices) : object.changed {
                let name = layout.properties[index].name
                own.willChangeValue(forKey: name)
                own.values[index] = value(of: row.values[index], for: layout.properties[index])
                own.didChangeValue(forKey: name)
            }
        }
        for object in changes.deleted {
            let own = self.object(with: object.objectID)
            if !own.isDeleted { delete(own) }
        }
        try process()
    }

    private func tellChildren(_ changes: SavedChanges, except child: NSManagedObjectContext) {
        for other in children where other !== child && other.automaticallyMergesChangesFromParent {
            other.perform { [weak other] in other?.merge(changes) }
        }
    }
}

/// The changed objects of a context, in the order in which they were made.
struct ObjectChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
}
