import Foundation

// Values from the stores, or from the parent context.
extension NSManagedObjectContext {
    /// The row of an object; nil if there is none.
    ///
    /// - Throws: The store's error, where it cannot be read.
    func row(of id: NSManagedObjectID) throws -> ManagedRow? {
        if let parent { return try parent.performAndWait { try parent.rowForChild(of: id) } }
        guard !id.isTemporaryID else { return nil }
        return try persistentStoreCoordinator?.row(of: id)
    }

    /// The objects of a relationship to many, as they were saved.
    ///
    /// - Throws: The store's error, where it cannot be read.
    func members(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        if let parent {
            return try parent.performAndWait {
                guard parent.references[id] != nil || !id.isTemporaryID else { return [] }
                return try parent.object(with: id).fetchedIdentifiers(forRelationshipNamed: relationship.name)
            }
        }
        guard !id.isTemporaryID else { return [] }
        return try persistentStoreCoordinator?.members(of: id, relationship) ?? []
    }

    /// The values of an object as a child context sees them.
    private func rowForChild(of id: NSManagedObjectID) throws -> ManagedRow? {
        guard let object = references[id]?.object, !object.values.isEmpty || object.isInserted else { return try row(of: id) }
        guard !object.isDeleted else { return nil }
        return try object.currentRow()
    }

    /// A row's value in this context.
    func value(of value: RowValue, for property: NSPropertyDescription) -> ManagedValue {
        switch value {
        case .empty: return .empty
        case .plain(let value): return .plain(value)
        case .one(let id): return .one(reference(for: id))
        case .unloaded: return .unloaded
        case .many(let ids):
            let set = ReferenceSet(ids.map { reference(for: $0) }, isOrdered: (property as? NSRelationshipDescription)?.isOrdered ?? false)
            set.isShared = true
            return .many(set)
        }
    }
}

extension NSManagedObject {
    /// The values as they are now.
    func currentRow() throws -> ManagedRow {
        try fetchValues()
        let values = values.map { value -> RowValue in
            switch value {
            case .empty: .empty
            case .plain(let value): .plain(value)
            case .one(let reference): .one(reference.id)
            case .many(let set): .many(set.list.map(\.id))
            case .unloaded: .unloaded
            }
        }
        return ManagedRow(id: objectID, version: version, values: values)
    }
}
