import CoreGraphics
import Foundation
import ObjectiveCRuntime

extension NSManagedObjectContext {
    func fetchResults<Result: NSFetchRequestResult>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        if request.resultType == .countResultType {
            return [NSNumber(value: try count(for: request))].compactMap { $0 as? Result }
        }
        let plan = request.plan(in: self)
        let objects = try fetch(
            plan, expecting: Result.self, includesPendingChanges: request.includesPendingChanges,
            refreshes: request.shouldRefreshRefetchedObjects)
        if request.resultType == .managedObjectIDResultType { return objects.compactMap { $0.objectID as? Result } }
        if request.resultType == .dictionaryResultType {
            return dictionaries(of: objects, request.propertiesToFetch, request.propertiesToGroupBy, request.returnsDistinctResults, plan)
                .compactMap { $0 as? Result }
        }
        if !request.returnsObjectsAsFaults { for object in objects { try object.fetchValues() } }
        for path in request.relationshipKeyPathsForPrefetching ?? [] {
            let names = path.split(separator: ".").map(String.init)
            for object in objects { try fetchRelated(to: object, names[...]) }
        }
        return objects.map { object in
            guard let result = object as? Result else {
                trap(
                    object: "NSFetchRequest<\(Result.self)>",
                    value: "the entity \(plan.entity.name ?? "") has objects of \(type(of: object))",
                    remedy: "name the class in the model, in a module of the app")
            }
            return result
        }
    }

    /// Fetches the objects at the end of relationships.
    private func fetchRelated(to object: NSManagedObject, _ names: ArraySlice<String>) throws {
        var objects = [object]
        for name in names {
            objects = try objects.flatMap { object -> [NSManagedObject] in
                let index = object.index(of: name, "valueForUndefinedKey:")
                guard object.entity.layout.properties[index] is NSRelationshipDescription else { return [] }
                return try object.related(at: index).map { self.object(of: $0) }
            }
            for object in objects { try object.fetchValues() }
        }
    }

    /// The identifiers of what a request means.
    func fetchIDs<Result: NSFetchRequestResult>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObjectID] {
        var plan = request.plan(in: self)
        plan.wantsValues = false
        return try fetch(plan, expecting: nil, includesPendingChanges: request.includesPendingChanges, refreshes: false).map(\.objectID)
    }

    func countResults<Result: NSFetchRequestResult>(for request: NSFetchRequest<Result>) throws -> Int {
        var plan = request.plan(in: self)
        plan.wantsValues = false
        try process()
        if parent == nil, dirtyObjects(of: plan).isEmpty || !request.includesPendingChanges,
            let count = try persistentStoreCoordinator?.count(plan)
        {
            return count
        }
        return try fetch(plan, expecting: Result.self, includesPendingChanges: request.includesPendingChanges, refreshes: false).count
    }

    /// The objects with changes that a plan may mean.
    private func dirtyObjects(of plan: FetchPlan) -> [NSManagedObject] {
        let names = Set(plan.entities.map(\.name))
        return insertedObjects.union(updatedObjects).union(deletedObjects).filter { names.contains($0.entity.name) }.sorted {
            $0.serial < $1.serial
        }
    }

    private func fetch(
        _ plan: FetchPlan, expecting type: AnyClass?, includesPendingChanges: Bool, refreshes: Bool
    ) throws -> [NSManagedObject] {
        try process()
        let dirty = includesPendingChanges ? dirtyObjects(of: plan) : []
        var wanted = plan
        if !dirty.isEmpty { (wanted.limit, wanted.offset) = (0, 0) }
        let found = try fetchRows(wanted)
        var objects = found.rows.map { row in object(of: row, expecting: type, refreshes: refreshes) }
        if dirty.isEmpty, found.isWhole { return objects }
        let changed = Set(dirty)
        func isMeant(_ object: NSManagedObject) -> Bool { !object.isDeleted && plan.predicate?.evaluate(with: object) ?? true }
        objects = objects.filter { object in
            changed.contains(object) ? false : found.isWhole || isMeant(object)
        }
        let added = dirty.filter(isMeant)
        if !added.isEmpty || !found.isWhole {
            objects += added
            objects = Self.sorted(objects, by: plan.sortDescriptors)
        }
        if plan.offset > 0 { objects = Array(objects.dropFirst(plan.offset)) }
        if plan.limit > 0 { objects = Array(objects.prefix(plan.limit)) }
        return objects
    }

    /// Objects in the order of descriptors; equal ones in that of their identifiers.
    static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        objects.sorted { precedes($0, $1, descriptors) }
    }

    static func precedes(_ one: NSManagedObject, _ other: NSManagedObject, _ descriptors: [NSSortDescriptor]) -> Bool {
        for descriptor in descriptors {
            let result = descriptor.compare(one, to: other)
            if result != .orderedSame { return result == .orderedAscending }
        }
        return one.objectID.isBefore(other.objectID)
    }

    /// The rows of the store, or the objects of the parent.
    private func fetchRows(_ plan: FetchPlan) throws -> FetchedRows {
        if let parent {
            return try parent.performAndWait {
                let objects = try parent.fetch(plan, expecting: nil, includesPendingChanges: true, refreshes: false)
                return FetchedRows(rows: objects.map { ManagedRow(id: $0.objectID, version: 0, values: []) }, isWhole: true)
            }
        }
        guard let coordinator = persistentStoreCoordinator else { return FetchedRows(rows: [], isWhole: true) }
        return try coordinator.fetch(plan)
    }

    private func object(of row: ManagedRow, expecting type: AnyClass?, refreshes: Bool) -> NSManagedObject {
        let object = object(of: reference(for: row.id), expecting: type)
        guard !row.values.isEmpty else { return object }
        if object.isFault {
            object.prefetched = row
        } else if refreshes, object.changed.isEmpty {
            object.take(row, in: self)
        }
        return object
    }

    // MARK: Dictionaries

    private func dictionaries(
        of objects: [NSManagedObject], _ properties: [Any]?, _ groups: [Any]?, _ isDistinct: Bool, _ plan: FetchPlan
    ) -> [NSDictionary] {
        let names =
            properties.map { $0.compactMap(Self.name) }
            ?? plan.entity.layout.properties.filter { $0 is NSAttributeDescription && !$0.isTransient }.map(\.name)
        let groups = groups?.compactMap(Self.name)
        var seen: Set<NSDictionary> = []
        return objects.compactMap { object in
            func values(_ names: [String]) -> NSDictionary {
                let result = NSMutableDictionary()
                for name in names {
                    guard let value = object.value(forKeyPath: name) else { continue }
                    result[name] = (value as? NSManagedObject)?.objectID ?? value
                }
                return result
            }
            let result = values(names)
            if let groups, !seen.insert(values(groups)).inserted { return nil }
            if groups == nil, isDistinct, !seen.insert(result).inserted { return nil }
            return result
        }
    }

    private static func name(_ property: Any) -> String? { (property as? NSPropertyDescription)?.name ?? property as? String }

    // MARK: Other requests

    func executeRequest(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let parent { return try parent.performAndWait { try parent.execute(request) } }
        guard let coordinator = persistentStoreCoordinator else {
            throw coreDataError(NSPersistentStoreOperationError, "The context has no coordinator.")
        }
        switch request {
        case let request as NSBatchDeleteRequest: return try coordinator.delete(request, in: self)
        case let request as NSBatchInsertRequest: return try coordinator.insert(request, in: self)
        case let request as NSBatchUpdateRequest: return try coordinator.update(request, in: self)
        default:
            throw coreDataError(
                NSPersistentStoreUnsupportedRequestTypeError, "The store does not know the request \(type(of: request)).")
        }
    }
}
