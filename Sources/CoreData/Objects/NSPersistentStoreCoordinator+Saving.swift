import Foundation
import ObjectiveCRuntime

/// The result of a save.
struct SaveOutcome {
    let changes: ObjectChanges
    let versions: [NSManagedObjectID: Int64]
}

extension NSPersistentStoreCoordinator {
    /// The most rounds in which conflicts are solved; each solves all that are there.
    private static let mostRounds = 100

    /// Saves the changes of a context. `collect` returns them, checked; it is called again after the merge policy has changed objects.
    ///
    /// The stores are locked while conflicts are looked for and while rows are written, not while the app's code runs.
    ///
    /// - Throws: The conflicts that the policy does not solve, and those that are left after the last round.
    func save(_ context: NSManagedObjectContext, _ collect: () throws -> ObjectChanges) throws -> SaveOutcome {
        var left = SaveConflicts()
        for _ in 0..<Self.mostRounds {
            let changes = try collect()
            var versions: [NSManagedObjectID: Int64]?
            try lock.withLock {
                left = try SaveConflicts(of: changes, context, self)
                if left.isEmpty { versions = try write(changes, of: context) }
            }
            if let versions { return SaveOutcome(changes: changes, versions: versions) }
            try left.solve(in: context)
            try context.process()
        }
        throw left.isEmpty ? SaveConflicts.error(NSManagedObjectMergeError, []) : left.error
    }

    /// Writes changes; nil if another connection to a file has changed a row in between.
    private func write(_ changes: ObjectChanges, of context: NSManagedObjectContext) throws -> [NSManagedObjectID: Int64]? {
        let temporary = changes.inserted.filter(\.objectID.isTemporaryID)
        for (object, id) in zip(temporary, try newIDs(of: temporary.map(\.entity))) { context.rename(object, id) }
        do {
            var versions: [NSManagedObjectID: Int64] = [:]
            for store in persistentStores {
                func own(_ objects: [NSManagedObject]) -> [NSManagedObject] { objects.filter { $0.objectID.persistentStore === store } }
                let piece = ObjectChanges(inserted: own(changes.inserted), updated: own(changes.updated), deleted: own(changes.deleted))
                guard !piece.isEmpty else { continue }
                guard let file = store.file, !store.isReadOnly else { throw Self.readOnly }
                versions.merge(try file.write(piece)) { $1 }
            }
            return versions
        } catch {
            for object in temporary { context.restoreName(of: object) }
            if error is StaleRow { return nil }
            throw error
        }
    }
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
            where !relationship.isToMany && !relationship.isTransient && relationship.entityDescription === entity {
                guard let destination = relationship.destinationEntity, id.entity.isKindOf(entity: destination) else { continue }
                let column = StoreSchema.column(relationship)
                try database.run(
                    "UPDATE \(StoreSchema.table(entity)) SET \(column) = NULL, Z_OPT = Z_OPT + 1 WHERE \(column) = ?", [.integer(id.key)])
            }
        }
    }
}
