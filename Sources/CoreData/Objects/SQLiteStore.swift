import Foundation
import ObjectiveCRuntime

/// The rows of a store, in a database in a file or in memory.
final class SQLiteStore {
    let database: SQLiteDatabase
    let model: NSManagedObjectModel
    unowned let store: NSPersistentStore
    private var entityNumbers: [String: Int64] = [:]
    private var entities: [Int64: NSEntityDescription] = [:]
    private var lastKeys: [String: Int64] = [:]
    /// The relationships of many to many.
    private(set) lazy var pairs: [NSRelationshipDescription] = model.entities.flatMap { entity in
        entity.layout.properties.compactMap { property in
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
                relationship.entityDescription === entity,
                case .pairs = StoreSchema.position(of: relationship)
            else { return nil }
            return relationship
        }
    }

    init(_ store: NSPersistentStore, path: String, model: NSManagedObjectModel) throws {
        self.model = model
        self.store = store
        do {
            database = try SQLiteDatabase(path: path, isReadOnly: store.isReadOnly)
            try database.run("PRAGMA schema_version")
        } catch {
            throw error.error(error.code == 26 ? CocoaError.fileReadCorruptFile.rawValue : CocoaError.fileReadUnknown.rawValue)
        }
    }

    /// Makes or checks the tables.
    ///
    /// - Throws: Error 134100 for a store of another model; 134140 or 134190 where it may be taken over and cannot.
    func open(migrates: Bool, infers: Bool) throws {
        do {
            let isKnown = try database.number("SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_METADATA'") ?? 0 > 0
            if !isKnown, try database.number("SELECT COUNT(*) FROM sqlite_master") ?? 0 > 0 {
                throw coreDataError(
                    CocoaError.fileReadCorruptFile.rawValue,
                    "The file is a database that was not made by this Core Data: its tables are others.")
            }
            if !store.isReadOnly {
                try database.run("PRAGMA journal_mode = WAL")
                try database.run("PRAGMA synchronous = NORMAL")
            }
            if isKnown { try checkModel(migrates, infers) } else { try make() }
            try readKeys()
        } catch let error as SQLiteError {
            throw error.error(NSPersistentStoreOpenError)
        }
    }

    private func make() throws {
        try database.transaction {
            try database.run("CREATE TABLE Z_METADATA (name TEXT PRIMARY KEY, value)")
            try database.run("CREATE TABLE Z_ENTITIES (number INTEGER PRIMARY KEY, name TEXT UNIQUE, last INTEGER NOT NULL)")
            try database.run("INSERT INTO Z_METADATA VALUES ('identifier', ?)", [.text(UUID().uuidString)])
            try writeModel()
        }
    }

    private func writeModel() throws {
        try database.run("INSERT OR REPLACE INTO Z_METADATA VALUES ('model', ?)", [.blob(ModelSignature(model).data)])
        for statement in StoreSchema.statements(for: model) { try database.run(statement) }
        for entity in model.entities {
            try database.run("INSERT OR IGNORE INTO Z_ENTITIES (name, last) VALUES (?, 0)", [.text(entity.name ?? "")])
        }
    }

    private func checkModel(_ migrates: Bool, _ infers: Bool) throws {
        var saved: Data?
        try database.run("SELECT value FROM Z_METADATA WHERE name = 'model'") { row in if case .blob(let data) = row[0] { saved = data } }
        let signature = saved.flatMap { ModelSignature($0) }
        guard signature != ModelSignature(model) else { return }
        guard migrates, let signature else {
            throw coreDataError(
                NSPersistentStoreIncompatibleVersionHashError,
                "The model used to open the store is incompatible with the one used to create the store.")
        }
        guard infers else { throw coreDataError(NSMigrationMissingMappingModelError, "The mapping model for the migration is missing.") }
        if let obstacle = signature.obstacle(to: model) {
            throw coreDataError(NSInferredMappingModelError, "No mapping model can be inferred: \(obstacle).")
        }
        try database.transaction { try migrate(from: signature) }
    }

    /// Adds the columns of new attributes with their defaults. Those of attributes that are gone stay, without being read.
    private func migrate(from signature: ModelSignature) throws {
        for root in model.entities where root.superentity == nil && signature.entities[root.name ?? ""] != nil {
            var known: Set<String> = []
            try database.run("SELECT name FROM pragma_table_info(?)", [.text("Z_" + (root.name ?? ""))]) { row in
                if case .text(let name) = row[0] { known.insert(StoreSchema.quoted(name)) }
            }
            for property in StoreSchema.stored(in: root) {
                let column = StoreSchema.column(property)
                if !known.contains(column) {
                    try database.run("ALTER TABLE \(StoreSchema.table(root)) ADD COLUMN \(column)")
                }
                let owners = root.family.filter { $0.layout.byName[property.name] != nil }
                let isNew =
                    !known.contains(column) || owners.contains { signature.entities[$0.name ?? ""]?.attributes[property.name] == nil }
                guard let attribute = property as? NSAttributeDescription, isNew || !attribute.isOptional,
                    let value = attribute.defaultValue.flatMap({ attribute.accepted($0) })
                else { continue }
                // A column that is there may have values of an attribute that was gone for a while.
                let condition = !known.contains(column) || isNew ? "1" : "\(column) IS NULL"
                try database.run(
                    "UPDATE \(StoreSchema.table(root)) SET \(column) = ? WHERE \(condition)", [try StoredValues.stored(value, attribute)])
            }
        }
        try writeModel()
    }

    private func readKeys() throws {
        try database.run("SELECT value FROM Z_METADATA WHERE name = 'identifier'") { row in
            if case .text(let text) = row[0] { store.identifier = text }
        }
        let byName = model.entitiesByName
        try database.run("SELECT number, name, last FROM Z_ENTITIES") { row in
            guard case .text(let name) = row[1] else { return }
            entityNumbers[name] = row.integer(0)
            entities[row.integer(0)] = byName[name]
            lastKeys[name] = row.integer(2)
        }
    }

    // MARK: Keys

    func newID(of entity: NSEntityDescription) -> NSManagedObjectID {
        let name = entity.root.name ?? ""
        let key = (lastKeys[name] ?? 0) + 1
        lastKeys[name] = key
        return NSManagedObjectID(model.entitiesByName[entity.name ?? ""] ?? entity, key: key, store: store)
    }

    func number(of entity: NSEntityDescription) -> Int64 { entityNumbers[entity.name ?? ""] ?? -1 }

    func saveKeys() throws(SQLiteError) {
        for (name, key) in lastKeys { try database.run("UPDATE Z_ENTITIES SET last = ? WHERE name = ?", [.integer(key), .text(name)]) }
    }

    // MARK: Rows

    /// The columns that are read for a table, and where each property of an entity is among them.
    private struct Columns {
        let text: String
        /// By entity: the column of each property; nil for those without.
        let positions: [String: [Int?]]
    }

    private var knownColumns: [String: Columns] = [:]

    private func columns(of root: NSEntityDescription) -> Columns {
        let name = root.name ?? ""
        if let known = knownColumns[name] { return known }
        let stored = StoreSchema.stored(in: root)
        let index = Dictionary(stored.enumerated().map { (StoreSchema.column($1), $0 + 3) }) { first, _ in first }
        var positions: [String: [Int?]] = [:]
        for entity in root.family {
            positions[entity.name ?? ""] = entity.layout.properties.map { property in
                if property.isTransient || (property as? NSRelationshipDescription)?.isToMany == true { return nil }
                return index[StoreSchema.column(property)]
            }
        }
        let columns = Columns(text: stored.map { ", $t." + StoreSchema.column($0) }.joined(), positions: positions)
        knownColumns[name] = columns
        return columns
    }

    private func row(_ row: SQLiteRow, _ columns: Columns, wantsValues: Bool) -> ManagedRow? {
        guard let entity = entities[row.integer(1)] else { return nil }
        let id = NSManagedObjectID(entity, key: row.integer(0), store: store)
        guard wantsValues, let positions = columns.positions[entity.name ?? ""] else { return ManagedRow(id: id, version: 0, values: []) }
        let values = zip(entity.layout.properties, positions).map { property, position -> RowValue in
            guard let position else { return property is NSRelationshipDescription ? .unloaded : .empty }
            switch property {
            case let attribute as NSAttributeDescription: return StoredValues.value(row[position], attribute)
            case let relationship as NSRelationshipDescription:
                guard case .integer(let key) = row[position], let destination = relationship.destinationEntity else { return .empty }
                return .one(NSManagedObjectID(self.entity(ofRow: key, destination), key: key, store: store))
            default: return .empty
            }
        }
        return ManagedRow(id: id, version: row.integer(2), values: values)
    }

    /// The entity of a row whose table has several.
    private func entity(ofRow key: Int64, _ entity: NSEntityDescription) -> NSEntityDescription {
        guard !entity.subentities.isEmpty || entity.isAbstract else { return entity }
        let number = try? database.number("SELECT Z_ENT FROM \(StoreSchema.table(entity)) WHERE Z_PK = ?", [.integer(key)])
        return number.flatMap { entities[$0] } ?? entity
    }

    func row(of id: NSManagedObjectID) throws(SQLiteError) -> ManagedRow? {
        let columns = columns(of: id.entity.root)
        var found: ManagedRow?
        try database.run(
            "SELECT t.Z_PK, t.Z_ENT, t.Z_OPT\(columns.text.replacing("$t", with: "t")) FROM \(StoreSchema.table(id.entity)) t "
                + "WHERE t.Z_PK = ?",
            [.integer(id.key)]
        ) { found = row($0, columns, wantsValues: true) }
        return found
    }

    /// The version of a row; nil if there is none.
    func version(of id: NSManagedObjectID) throws(SQLiteError) -> Int64? {
        try database.number("SELECT Z_OPT FROM \(StoreSchema.table(id.entity)) WHERE Z_PK = ?", [.integer(id.key)])
    }

    func members(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws(SQLiteError) -> [NSManagedObjectID] {
        guard let destination = relationship.destinationEntity else { return [] }
        var keys: [Int64] = []
        try database.run(SQLQuery.members(of: relationship, owner: "?"), [.integer(id.key)]) { keys.append($0.integer(0)) }
        return keys.map { NSManagedObjectID(entity(ofRow: $0, destination), key: $0, store: store) }
    }

    // MARK: Fetches

    func fetch(_ plan: FetchPlan) throws(SQLiteError) -> FetchedRows {
        let columns = columns(of: plan.entity.root)
        let query = SQLQuery(plan.entity)
        let (condition, isWhole) = condition(of: plan, query)
        let order = query.order(plan.sortDescriptors)
        let isApplied = isWhole && order != nil
        var text = "SELECT \(query.alias).Z_PK, \(query.alias).Z_ENT, \(query.alias).Z_OPT"
        if plan.wantsValues { text += columns.text.replacing("$t", with: query.alias) }
        text += " FROM \(query.source) WHERE \(condition) ORDER BY " + ((order ?? []) + ["\(query.alias).Z_PK"]).joined(separator: ", ")
        if isApplied, plan.limit > 0 || plan.offset > 0 { text += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)" }
        var rows: [ManagedRow] = []
        try database.run(text, query.values) { found in
            if let row = row(found, columns, wantsValues: plan.wantsValues) { rows.append(row) }
        }
        return FetchedRows(rows: rows, isWhole: isApplied)
    }

    /// The number of rows; nil if SQL cannot express the predicate.
    func count(_ plan: FetchPlan) throws(SQLiteError) -> Int? {
        let query = SQLQuery(plan.entity)
        let (condition, isWhole) = condition(of: plan, query)
        guard isWhole else { return nil }
        let number = Int(try database.number("SELECT COUNT(*) FROM \(query.source) WHERE \(condition)", query.values) ?? 0)
        let rest = max(number - plan.offset, 0)
        return plan.limit > 0 ? min(rest, plan.limit) : rest
    }

    /// The condition of a plan, and whether it has all of the predicate.
    private func condition(of plan: FetchPlan, _ query: SQLQuery) -> (String, isWhole: Bool) {
        let numbers = plan.entities.map { String(number(of: $0)) }.joined(separator: ", ")
        var pieces = ["\(query.alias).Z_ENT IN (\(numbers))"]
        guard let predicate = plan.predicate else { return (pieces[0], true) }
        var isWhole = true
        let node = PredicateNode(predicate)
        let nodes: [PredicateNode]
        if case .and(let all) = node { nodes = all } else { nodes = [node] }
        for node in nodes {
            if let text = query.condition(node) { pieces.append("(\(text))") } else { isWhole = false }
        }
        return (pieces.joined(separator: " AND "), isWhole)
    }
}
