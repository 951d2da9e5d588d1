import CoreGraphics
import Foundation

extension NSManagedObjectContext {
    func processChanges() {
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        processingError = nil
        do { try propagateDeletions() } catch { processingError = error }
        let gone = unsavedDeletions.filter { object in !unpropagated.contains { $0 === object } }
        unsavedDeletions.subtract(gone)
        if !event.isEmpty {
            let posted = event
            event = ContextEvent()
            for object in posted.updated.union(posted.inserted) { object.changedNow = [] }
            if !isScratch {
                NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: posted.userInfo)
            }
        }
        for object in gone { release(object) }
    }

    /// Processes changes by `processPendingChanges()`, which a subclass may override.
    ///
    /// - Throws: The store's error, where it cannot be read.
    func process() throws {
        // Called by an observer of changes: the outer call throws.
        guard !isProcessing else { return }
        processPendingChanges()
        guard let error = processingError else { return }
        processingError = nil
        throw error
    }

    /// Lets go of an object, which is in no store, or not any more.
    func release(_ object: NSManagedObject) {
        unregister(object)
        object.managedObjectContext = nil
        object.isInserted = false
        object.isDeleted = false
    }

    /// Takes an object out of the registered ones.
    func unregister(_ object: NSManagedObject) {
        for id in [object.objectID, object.reference.formerID].compactMap({ $0 }) where references[id] === object.reference {
            references[id] = nil
        }
        retained.remove(object)
    }

    /// Carries deletions over relationships: cascades, and the other ends that lose the object. Cycles end: an object is deleted once.
    private func propagateDeletions() throws {
        var index = 0
        defer { unpropagated.removeFirst(index) }
        while index < unpropagated.count {
            let object = unpropagated[index]
            // It may have become a fault since it was deleted.
            try object.fetchValues()
            for (position, property) in object.entity.layout.properties.enumerated() {
                guard let relationship = property as? NSRelationshipDescription else { continue }
                try propagate(object, relationship, at: position)
            }
            index += 1
        }
    }

    private func propagate(_ object: NSManagedObject, _ relationship: NSRelationshipDescription, at position: Int) throws {
        switch relationship.deleteRule {
        // Under "deny" the save fails if others are left; under "no action" they keep what they have.
        case .denyDeleteRule, .noActionDeleteRule: return
        case .nullifyDeleteRule where relationship.inverseRelationship == nil: return
        case .cascadeDeleteRule, .nullifyDeleteRule: break
        }
        for reference in try object.related(at: position) {
            guard let other = try living(reference) else { continue }
            if relationship.deleteRule == .cascadeDeleteRule {
                delete(other)
            } else if let inverse = relationship.inverseRelationship {
                other.removeEnd(inverse, object.reference)
            }
        }
    }

    /// The object of a reference, with its values; nil for one that is deleted, or that no context has: it was never inserted, or its
    /// deletion was saved.
    func living(_ reference: ObjectReference) throws -> NSManagedObject? {
        let object = object(of: reference)
        guard object.managedObjectContext != nil, !object.isDeleted else { return nil }
        try object.fetchValues()
        return object.isDeleted ? nil : object
    }

    // MARK: Giving up changes

    func rollBackChanges() {
        processPendingChanges()
        for object in insertedObjects.union(unsavedDeletions) {
            event.deleted.insert(object)
            release(object)
        }
        for object in updatedObjects.union(deletedObjects) { restore(object) }
        (insertedObjects, updatedObjects, deletedObjects, unsavedDeletions, unpropagated) = ([], [], [], [], [])
        processPendingChanges()
    }

    private func restore(_ object: NSManagedObject) {
        object.isDeleted = false
        let changed = object.changed
        for index in changed { object.willChangeForRollback(index) }
        if !object.committed.isEmpty { object.values = object.committed }
        object.changed = []
        object.changedNow = []
        for index in changed { object.didChangeForRollback(index) }
        event.updated.remove(object)
        event.refreshed.insert(object)
    }

    func forgetObjects() {
        for reference in references.values {
            guard let object = reference.object else { continue }
            object.managedObjectContext = nil
            object.isInserted = false
        }
        (references, retained) = ([:], [])
        (insertedObjects, updatedObjects, deletedObjects, unsavedDeletions) = ([], [], [], [])
        (unpropagated, event) = ([], ContextEvent())
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSInvalidatedAllObjectsKey: []])
    }

    func refreshObject(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.isInserted else { return }
        if flag {
            do { try fetchAgain(object) } catch { object.couldNotFulfill(error) }
        } else {
            updatedObjects.remove(object)
            event.updated.remove(object)
            object.becomeFault()
            noteRefresh(of: object)
        }
    }

    private func noteRefresh(of object: NSManagedObject) {
        event.refreshed.insert(object)
        scheduleProcessing()
    }

    /// Fetches the values of an object again and keeps those that were set.
    func fetchAgain(_ object: NSManagedObject) throws {
        guard !object.isFault, let row = try row(of: object.objectID) else { return }
        let kept = object.changed.map { ($0, object.values[$0]) }
        let layout = object.entity.layout
        for index in layout.properties.indices { object.willChangeForRollback(index) }
        object.take(row, in: self)
        for (index, value) in kept {
            object.values[index] = value
            object.changed.insert(index)
        }
        for index in layout.properties.indices { object.didChangeForRollback(index) }
        noteRefresh(of: object)
    }

    func refreshObjects() {
        for object in registeredObjects.sorted(by: { $0.serial < $1.serial }) { refresh(object, mergeChanges: object.hasChanges) }
    }

    // MARK: Saves of others

    func takeSaved(fromContextDidSave notification: Notification) {
        func ids(_ key: String) -> [NSManagedObjectID] {
            ((notification.userInfo?[key] as? Set<NSManagedObject>) ?? []).map(\.objectID).sorted { $0.isBefore($1) }
        }
        merge(SavedChanges(inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey), deleted: ids(NSDeletedObjectsKey)))
    }

    func merge(_ changes: SavedChanges) {
        for id in changes.deleted {
            guard let object = references[id]?.object, !object.isDeleted else { continue }
            remove(object)
            event.deleted.insert(object)
        }
        for id in changes.updated {
            guard let object = references[id]?.object, !object.isDeleted else { continue }
            if object.isFault {
                object.prefetched = nil
                event.refreshed.insert(object)
            } else {
                // An object that cannot be read now stays as it is: a save finds that the row has changed.
                do { try fetchAgain(object) } catch {
                    reportOnce("NSManagedObjectContext \(id)", "NSManagedObjectContext: \(id) was saved and cannot be read: \(error)")
                }
            }
        }
        for id in changes.inserted where references[id]?.object?.isInserted != true { event.inserted.insert(object(with: id)) }
        if event.isEmpty { return }
        processPendingChanges()
    }

    /// Removes an object whose row is gone.
    private func remove(_ object: NSManagedObject) {
        unregister(object)
        updatedObjects.remove(object)
        deletedObjects.remove(object)
        event.updated.remove(object)
        do { try object.fetchValues() } catch { object.fillAsGone() }
        for (index, property) in object.entity.layout.properties.enumerated() {
            guard let inverse = (property as? NSRelationshipDescription)?.inverseRelationship else { continue }
            let others: [ObjectReference]
            switch object.values[index] {
            case .one(let reference): others = [reference]
            case .many(let set): others = set.list
            case .empty, .plain, .unloaded: continue
            }
            for reference in others { reference.object?.dropEnd(inverse, object.reference) }
        }
        object.isDeleted = true
        object.managedObjectContext = nil
    }
}

/// The objects of a save, by identifier.
struct SavedChanges {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
}

extension NSManagedObject {
    /// Tells observers that a value returns to the saved one, which is no change of the context.
    func willChangeForRollback(_ index: Int) { (self as NSObject).willChangeValue(forKey: entity.layout.properties[index].name) }

    func didChangeForRollback(_ index: Int) { (self as NSObject).didChangeValue(forKey: entity.layout.properties[index].name) }
}
