import Foundation

extension NSManagedObjectContext {
    func processChanges() {
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        propagateDeletions()
        guard !event.isEmpty else { return }
        let posted = event
        event = ContextEvent()
        for object in posted.updated.union(posted.inserted) { object.changedNow = [] }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: posted.userInfo)
    }

    /// Carries deletions over relationships: cascades, and the other ends that lose the object. Cycles end: an object is deleted once.
    private func propagateDeletions() {
        var index = 0
        while index < unpropagated.count {
            let object = unpropagated[index]
            index += 1
            for (position, property) in object.entity.layout.properties.enumerated() {
                guard let relationship = property as? NSRelationshipDescription else { continue }
                propagate(object, relationship, at: position)
            }
        }
        unpropagated = []
    }

    private func propagate(_ object: NSManagedObject, _ relationship: NSRelationshipDescription, at position: Int) {
        let others: [ObjectReference]
        if relationship.isToMany {
            others = object.members(at: position).list
        } else if case .one(let reference) = object.values[position] {
            others = [reference]
        } else {
            return
        }
        switch relationship.deleteRule {
        case .cascadeDeleteRule: for reference in others { delete(self.object(of: reference)) }
        case .nullifyDeleteRule, .noActionDeleteRule, .denyDeleteRule: break
        }
        // Under "deny" the save fails if others are left; under "no action" they keep what they have.
        guard relationship.deleteRule != .denyDeleteRule, relationship.deleteRule != .noActionDeleteRule,
            let inverse = relationship.inverseRelationship
        else { return }
        for reference in others {
            let other = self.object(of: reference)
            if !other.isDeleted { other.removeEnd(inverse, object.reference) }
        }
    }

    // MARK: Giving up changes

    func rollBackChanges() {
        processPendingChanges()
        for object in insertedObjects.union(unsavedDeletions) { forget(object) }
        for object in updatedObjects.union(deletedObjects) { restore(object) }
        (insertedObjects, updatedObjects, deletedObjects, unsavedDeletions) = ([], [], [], [])
        processPendingChanges()
    }

    private func forget(_ object: NSManagedObject) {
        if references[object.objectID] === object.reference { references[object.objectID] = nil }
        object.isInserted = false
        object.managedObjectContext = nil
        event.deleted.insert(object)
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
            guard !object.isFault, let row = row(of: object.objectID) else { return }
            let kept = object.changed.map { ($0, object.values[$0]) }
            let layout = object.entity.layout
            for property in layout.properties { object.willChangeForRollback(layout.index[property.name] ?? 0) }
            object.take(row, in: self)
            for (index, value) in kept {
                object.values[index] = value
                object.changed.insert(index)
            }
            for property in layout.properties { object.didChangeForRollback(layout.index[property.name] ?? 0) }
        } else {
            updatedObjects.remove(object)
            event.updated.remove(object)
            object.becomeFault()
        }
        event.refreshed.insert(object)
        scheduleProcessing()
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
                refresh(object, mergeChanges: true)
            }
        }
        for id in changes.inserted where references[id]?.object?.isInserted != true { event.inserted.insert(object(with: id)) }
        if event.isEmpty { return }
        processPendingChanges()
    }

    /// Removes an object whose row is gone.
    private func remove(_ object: NSManagedObject) {
        references[object.objectID] = nil
        updatedObjects.remove(object)
        deletedObjects.remove(object)
        event.updated.remove(object)
        object.load()
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
