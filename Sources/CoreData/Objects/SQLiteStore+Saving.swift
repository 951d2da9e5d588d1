import Foundation

/// The error of a row that is gone, or has another version than the object that is to be written.
struct StaleRow: Error {}

extension SQLiteStore {
    /// Writes changes as one; all objects have identifiers of the store.
    ///
    /// - Returns: The versions of the rows that were written.
    /// - Throws: `StaleRow` for an object whose row another connection has changed; nothing is written then.
    func write(_ changes: ObjectChanges) throws -> [NSManagedObjectID: Int64] {
        var versions: [NSManagedObjectID: Int64] = [:]
        do {
            try database.transaction {
                for object in changes.deleted { try delete(object.objectID) }
                for object in changes.inserted {
                    try insert(object)
                    versions[object.objectID] = 1
                }
                for object in changes.updated {
                    try update(object)
                    versions[object.objectID] = object.version + 1
                }
                let changed = changes.inserted + changes.updated
                for object in changed { try writeMembers(of: object, positions: false) }
                for object in changed { try writeMembers(of: object, positions: true) }
            }
        } catch let error as SQLiteError {
            throw error.error(NSPersistentStoreSaveError)
        }
        return versions
    }

    /// The statements that write rows of an entity.
    struct RowStatements {
        let table: String
        /// The column of each property of the entity; nil for those without.
        let columns: [String?]
        /// Sets all columns.
        let insertion: String

        init(_ entity: NSEntityDescription) {
            table = StoreSchema.table(entity)
            columns = entity.layout.properties.map { property in
                property.isTransient || (property as? NSRelationshipDescription)?.isToMany == true ? nil : StoreSchema.column(property)
            }
            let own = columns.compactMap { $0 }
            insertion =
                "INSERT INTO \(table) (Z_PK, Z_ENT, Z_OPT\(own.map { ", " + $0 }.joined())) VALUES (?, ?, 1\(own.map { _ in ", ?" }.joined()))"
        }
    }

    private func statements(for entity: NSEntityDescription) -> RowStatements {
        let name = entity.name ?? ""
        if let known = rowStatements[name] { return known }
        let made = RowStatements(entity)
        rowStatements[name] = made
        return made
    }

    private func insert(_ object: NSManagedObject) throws {
        let properties = object.entity.layout.properties
        let statements = statements(for: object.entity)
        var values: [SQLiteValue] = [.integer(object.objectID.key), .integer(number(of: object.entity))]
        for (index, column) in statements.columns.enumerated() where column != nil {
            values.append(try stored(object.values[index], properties[index]))
        }
        try database.run(statements.insertion, values)
    }

    private func update(_ object: NSManagedObject) throws {
        let properties = object.entity.layout.properties
        let statements = statements(for: object.entity)
        var (columns, values): ([String], [SQLiteValue]) = ([], [.integer(object.version + 1)])
        for index in object.changed.sorted() {
            guard let column = statements.columns[index] else { continue }
            columns.append(", \(column) = ?")
            values.append(try stored(object.values[index], properties[index]))
        }
        try database.run(
            "UPDATE \(statements.table) SET Z_OPT = ?\(columns.joined()) WHERE Z_PK = ? AND Z_OPT = ?",
            values + [.integer(object.objectID.key), .integer(object.version)])
        if database.changes != 1 { throw StaleRow() }
    }

    /// The value of a column.
    private func stored(_ value: ManagedValue, _ property: NSPropertyDescription) throws -> SQLiteValue {
        switch value {
        case .plain(let value): try (property as? NSAttributeDescription).map { try StoredValues.stored(value, $0) } ?? .null
        case .one(let reference): reference.id.isTemporaryID ? .null : .integer(reference.id.key)
        case .empty, .many, .unloaded: .null
        }
    }

    func delete(_ id: NSManagedObjectID) throws(SQLiteError) {
        let key = SQLiteValue.integer(id.key)
        try database.run("DELETE FROM \(StoreSchema.table(id.entity)) WHERE Z_PK = ?", [key])
        for relationship in pairs {
            guard case .pairs(let table, let own, let other, _) = StoreSchema.position(of: relationship) else { continue }
            if let owner = relationship.entityDescription, id.entity.isKindOf(entity: owner) {
                try database.run("DELETE FROM \(table) WHERE \(own) = ?", [key])
            }
            if let destination = relationship.destinationEntity, id.entity.isKindOf(entity: destination) {
                try database.run("DELETE FROM \(table) WHERE \(other) = ?", [key])
            }
        }
    }

    /// Writes the pairs of relationships of many to many, or the places of ordered ones.
    private func writeMembers(of object: NSManagedObject, positions: Bool) throws(SQLiteError) {
        for (index, property) in object.entity.layout.properties.enumerated() {
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany, !relationship.isTransient,
                object.changed.contains(index), case .many(let set) = object.values[index]
            else { continue }
            // Objects without a row are not in the context, or not any more.
            let ids = set.list.map(\.id).filter { !$0.isTemporaryID }
            let keys = ids.map { SQLiteValue.integer($0.key) }
            let owner = SQLiteValue.integer(object.objectID.key)
            switch StoreSchema.position(of: relationship) {
            case .column(let table, _, let order?) where positions:
                for (position, key) in keys.enumerated() {
                    try database.run("UPDATE \(table) SET \(order) = ? WHERE Z_PK = ?", [.integer(Int64(position)), key])
                }
            case .column: break
            case .pairs(let table, let own, let other, let order) where positions:
                guard let order else { continue }
                for (position, key) in keys.enumerated() {
                    try database.run(
                        "UPDATE \(table) SET \(order) = ? WHERE \(own) = ? AND \(other) = ?", [.integer(Int64(position)), owner, key])
                }
            case .pairs(let table, let own, let other, _):
                guard StoreSchema.writesPairs(relationship) else { continue }
                // Pairs that stay keep the place that the other end gave them.
                let kept = Set(ids.map(\.key))
                var gone: [Int64] = []
                try database.run("SELECT \(other) FROM \(table) WHERE \(own) = ?", [owner]) { row in
                    if !kept.contains(row.integer(0)) { gone.append(row.integer(0)) }
                }
                for key in gone { try database.run("DELETE FROM \(table) WHERE \(own) = ? AND \(other) = ?", [owner, .integer(key)]) }
                for key in keys { try database.run("INSERT OR IGNORE INTO \(table) (\(own), \(other)) VALUES (?, ?)", [owner, key]) }
            }
        }
    }
}
