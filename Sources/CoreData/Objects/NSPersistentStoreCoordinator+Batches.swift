import Foundation
import ObjectiveCRuntime

// Requests that change stores without the context's objects.
extension NSPersistentStoreCoordinator {
    /// A context for the objects of a request: it calls no hooks of theirs, posts nothing and checks nothing.
    private func scratchContext(for context: NSManagedObjectContext) -> NSManagedObjectContext {
        let scratch = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        scratch.isScratch = true
        scratch.persistentStoreCoordinator = self
        scratch.mergePolicy = context.mergePolicy
        return scratch
    }

    private func save(_ scratch: NSManagedObjectContext) throws -> ObjectChanges {
        guard !persistentStores.isEmpty else {
            throw coreDataError(NSPersistentStoreOperationError, "The coordinator has no stores.")
        }
        try scratch.process()
        return try save(scratch) { scratch.currentChanges }.changes
    }

    func insert(_ request: NSBatchInsertRequest, in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let entity = request.entity(in: context)
        let scratch = scratchContext(for: context)
        func makePlain(_ values: [String: Any]) {
            NSManagedObject(entity: entity, insertInto: scratch).setBatchValues(values.map { (name: $0.key, value: $0.value) })
        }
        if let handler = request.managedObjectHandler {
            while true {
                // It is inserted once its values are there, so that its hooks are not called.
                let object = entity.makeObject(in: nil)
                guard !handler(object) else { break }
                scratch.insertNew(object)
            }
        } else if let handler = request.dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                guard !handler(values) else { break }
                makePlain(Dictionary(values.compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 })
            }
        } else {
            for values in request.objectsToInsert ?? [] { makePlain(values) }
        }
        let inserted = try save(scratch).inserted
        let result: Any =
            switch request.resultType {
            case .statusOnly: true
            case .objectIDs: inserted.map(\.objectID)
            case .count: inserted.count
            }
        return NSBatchInsertResult(result, request.resultType)
    }

    func update(_ request: NSBatchUpdateRequest, in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let entity = request.entity(in: context)
        let values = request.values(for: entity)
        let scratch = scratchContext(for: context)
        let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
        (fetch.predicate, fetch.includesSubentities) = (request.predicate, request.includesSubentities)
        for object in try scratch.fetch(fetch) { object.setBatchValues(values) }
        let own = try save(scratch).updated.filter {
            request.includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name
        }
        let result: Any =
            switch request.resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: own.map(\.objectID)
            case .updatedObjectsCountResultType: own.count
            }
        return NSBatchUpdateResult(result, request.resultType)
    }
}

extension NSManagedObject {
    /// Sets values by name; objects of relationships may be named by their identifiers, and may be those of another context.
    fileprivate func setBatchValues(_ values: [(name: String, value: Any)]) {
        for (name, value) in values {
            let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
            let isLink = entity.layout.byName[name] is NSRelationshipDescription
            setValue(isLink ? id.flatMap { managedObjectContext?.object(with: $0) } ?? value : value, forKey: name)
        }
    }
}
