import Foundation

// Stores of an older model.
extension SQLiteStore {
    /// Makes a store of an older model one of this model: adds columns and tables, and gives attributes that are new to an entity their
    /// defaults. Values of properties that are gone are deleted, so that a later model that has them again does not find them.
    func migrate(from old: ModelSignature) throws {
        var numbers: [String: Int64] = [:]
        try database.run("SELECT name, number FROM \(StoreSchema.entities)") { row in
            if case .text(let name) = row[0] { numbers[name] = row.integer(1) }
        }
        let new = ModelSignature(model)
        try deleteEntities(of: old, notIn: new, numbers)
        try deleteProperties(of: old, notIn: new, numbers)
        for root in model.entities where root.superentity == nil && old.entities[root.name ?? ""] != nil { try addColumns(to: root) }
        for entity in model.entities {
            guard let known = old.entities[entity.name ?? ""], let number = numbers[entity.name ?? ""] else { continue }
            try writeDefaults(of: entity, known, number)
        }
        try writeModel()
        if !Set(old.entities.keys).isSubset(of: new.entities.keys) { try deleteDanglingLinks() }
    }

    /// The entity at the top of one of an older model.
    private func root(of name: String, in old: ModelSignature) -> String {
        var name = name
        while let parent = old.entities[name]?.parent { name = parent }
        return name
    }

    private func deleteEntities(of old: ModelSignature, notIn new: ModelSignature, _ numbers: [String: Int64]) throws {
        for (name, entity) in old.entities.sorted(by: { $0.key < $1.key }) where new.entities[name] == nil {
            let table = StoreSchema.quoted("Z_" + root(of: name, in: old))
            if entity.parent == nil {
                try database.run("DROP TABLE IF EXISTS \(table)")
            } else if let number = numbers[name], new.entities[root(of: name, in: old)] != nil {
                try database.run("DELETE FROM \(table) WHERE Z_ENT = ?", [.integer(number)])
            }
        }
        var tables: [String] = []
        try database.run("SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 2) = 'J_'") { row in
            if case .text(let name) = row[0] { tables.append(StoreSchema.quoted(name)) }
        }
        let needed = StoreSchema.pairTables(of: model)
        for table in tables where !needed.contains(table) { try database.run("DROP TABLE \(table)") }
    }

    private func deleteProperties(of old: ModelSignature, notIn new: ModelSignature, _ numbers: [String: Int64]) throws {
        for (name, entity) in old.entities.sorted(by: { $0.key < $1.key }) {
            guard let kept = new.entities[name], let number = numbers[name] else { continue }
            let attributes = entity.attributes.keys.filter { kept.attributes[$0] == nil }.map(StoreSchema.attributeColumn)
            let relationships = entity.relationships.filter { kept.relationships[$0.key] == nil && !$0.value.isToMany }.map {
                StoreSchema.relationshipColumn(owner: $0.value.owner, $0.key)
            }
            let table = StoreSchema.quoted("Z_" + root(of: name, in: old))
            for column in attributes.sorted() + relationships.sorted() {
                try database.run("UPDATE \(table) SET \(column) = NULL WHERE Z_ENT = ?", [.integer(number)])
            }
        }
    }

    private func addColumns(to root: NSEntityDescription) throws {
        var known: Set<String> = []
        try database.run("SELECT name FROM pragma_table_info(?)", [.text("Z_" + (root.name ?? ""))]) { row in
            if case .text(let name) = row[0] { known.insert(StoreSchema.quoted(name)) }
        }
        for column in StoreSchema.stored(in: root).map(StoreSchema.column) + StoreSchema.orderColumns(in: root)
        where known.insert(column).inserted {
            try database.run("ALTER TABLE \(StoreSchema.table(root)) ADD COLUMN \(column)")
        }
    }

    /// Gives the rows of an entity the defaults of attributes that are new to it, and those of attributes that may no longer be nil where
    /// they are. The column may be another entity's too, whose values stay.
    private func writeDefaults(of entity: NSEntityDescription, _ old: ModelSignature.Entity, _ number: Int64) throws {
        for case let attribute as NSAttributeDescription in entity.layout.properties where !attribute.isTransient {
            let known = old.attributes[attribute.name]
            guard known == nil || known?.isOptional == true && !attribute.isOptional,
                let value = attribute.defaultValue.flatMap({ attribute.accepted($0) })
            else { continue }
            let column = StoreSchema.column(attribute)
            try database.run(
                "UPDATE \(StoreSchema.table(entity)) SET \(column) = ? WHERE Z_ENT = ? AND \(column) IS NULL",
                [try StoredValues.stored(value, attribute), .integer(number)])
        }
    }

    /// Takes rows that are gone out of the relationships of others.
    private func deleteDanglingLinks() throws {
        for root in model.entities where root.superentity == nil {
            for case let relationship as NSRelationshipDescription in StoreSchema.stored(in: root) {
                guard let destination = relationship.destinationEntity else { continue }
                let (table, column) = (StoreSchema.table(root), StoreSchema.column(relationship))
                try database.run(
                    "UPDATE \(table) SET \(column) = NULL WHERE \(column) NOT IN (SELECT Z_PK FROM \(StoreSchema.table(destination)))")
            }
        }
        for relationship in pairs {
            guard case .pairs(let table, let own, let other, _) = StoreSchema.position(of: relationship) else { continue }
            for (column, entity) in [(own, relationship.entityDescription), (other, relationship.destinationEntity)] {
                guard let entity else { continue }
                try database.run("DELETE FROM \(table) WHERE \(column) NOT IN (SELECT Z_PK FROM \(StoreSchema.table(entity)))")
            }
        }
    }
}
