import Foundation
import ObjectiveCRuntime

/// The rows of a store, in a database in a file or in memory.
final class SQLiteStore {
    let database: SQLiteDatabase
    let model: NSManagedObjectModel
    unowned let store: NSPersistentStore
    private var entityNumbers: [String: Int64] = [:]
    private var entities: [Int64: NSEntityDescription] = [:]
    /// By the names of entities.
    var rowStatements: [String: RowStatements] = [:]
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
            let isKnown = try database.number("SELECT COUNT(*) FROM sqlite_master WHERE name = '\(StoreSchema.metadata)'") ?? 0 > 0
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
            try database.run("CREATE TABLE \(StoreSchema.metadata) (name TEXT PRIMARY KEY, value)")
            try database.run("CREATE TABLE \(StoreSchema.entities) (number INTEGER PRIMARY KEY, name TEXT UNIQUE, last INTEGER NOT NULL)")
            try database.run("INSERT INTO \(StoreSchema.metadata) VALUES ('identifier', ?)", [.text(UUID().uuidString)])
            try writeModel()
        }
    }

    /// Makes the tables that are missing, and writes what the store is of.
    func writeModel() throws {
        try database.run("INSERT OR REPLACE INTO \(StoreSchema.metadata) VALUES ('model', ?)", [.blob(ModelSignature(model).data)])
        for statement in StoreSchema.statements(for: model) { try database.run(statement) }
        for entity in model.entities {
            try database.run("INSERT OR IGNORE INTO \(StoreSchema.entities) (name, last) VALUES (?, 0)", [.text(entity.name ?? "")])
        }
    }

    private func checkModel(_ migrates: Bool, _ infers: Bool) throws {
        var saved: Data?
        try database.run("SELECT value FROM \(StoreSchema.metadata) WHERE name = 'model'") { row in
            if case .blob(let data) = row[0] { saved = data }
        }
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

    private func readKeys() throws {
        try database.run("SELECT value FROM \(StoreSchema.metadata) WHERE name = 'identifier'") { row in
            if case .text(let text) = row[0] { store.identifier = text }
        }
        let byName = model.entitiesByName
        try database.run("SELECT number, name FROM \(StoreSchema.entities)") { row in
            guard case .text(let name) = row[1] else { return }
            entityNumbers[name] = row.integer(0)
            entities[row.integer(0)] = byName[name]
        }
    }

    // MARK: Keys

    /// Takes keys for new rows of entities; no other connection to the file gets them.
    func newIDs(of wanted: [NSEntityDescription]) throws(SQLiteError) -> [NSManagedObjectID] {
        var counts: [String: Int64] = [:]
        for entity in wanted { counts[entity.root.name ?? "", default: 0] += 1 }
        var next: [String: Int64] = [:]
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
            let last = try database.number(
                "UPDATE \(StoreSchema.entities) SET last = last + ? WHERE name = ? RETURNING last", [.integer(count), .text(name)])
            next[name] = (last ?? count) - count + 1
        }
        return wanted.map { entity in
            let name = entity.root.name ?? ""
            let key = next[name] ?? 1
            next[name] = key + 1
            return NSManagedObjectID(model.entitiesByName[entity.name ?? ""] ?? entity, key: key, store: store)
        }
    }

    func number(of entity: NSEntityDescription) -> Int64 { entityNumbers[entity.name ?? ""] ?? -1 }

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

    private func row(_ row: SQLiteRow, _ columns: Columns, wantsValues: Bool) throws(SQLiteError) -> ManagedRow? {
        guard let entity = entities[row.integer(1)] else { return nil }
        let id = NSManagedObjectID(entity, key: row.integer(0), store: store)
        guard wantsValues, let positions = columns.positions[entity.name ?? ""] else { return ManagedRow(id: id, version: 0, values: []) }
        var values: [RowValue] = []
        values.reserveCapacity(positions.count)
        for (property, position) in zip(entity.layout.properties, positions) {
            values.append(try value(row, at: position, property))
        }
        return ManagedRow(id: id, version: row.integer(2), values: values)
    }

    private func value(_ row: SQLiteRow, at position: Int?, _ property: NSPropertyDescription) throws(SQLiteError) -> RowValue {
        guard let position else { return property is NSRelationshipDescription ? .unloaded : .empty }
        switch property {
        case let attribute as NSAttributeDescription: return StoredValues.value(row[position], attribute)
        case let relationship as NSRelationshipDescription:
            guard case .integer(let key) = row[position], let destination = relationship.destinationEntity else { return .empty }
            return .one(try self.id(ofRow: key, destination))
        default: return .empty
        }
    }

    private func id(ofRow key: Int64, _ entity: NSEntityDescription) throws(SQLiteError) -> NSManagedObjectID {
        NSManagedObjectID(try self.entity(ofRow: key, entity), key: key, store: store)
    }

    /// The entity of a row whose table has several.
    private func entity(ofRow key: Int64, _ entity: NSEntityDescription) throws(SQLiteError) -> NSEntityDescription {
        guard !entity.subentities.isEmpty || entity.isAbstract else { return entity }
        let number = try database.number("SELECT Z_ENT FROM \(StoreSchema.table(entity)) WHERE Z_PK = ?", [.integer(key)])
        return number.flatMap { entities[$0] } ?? entity
    }

    func row(of id: NSManagedObjectID) throws(SQLiteError) -> ManagedRow? {
        let columns = columns(of: id.entity.root)
        var found: ManagedRow?
        try database.run(
            "SELECT t.Z_PK, t.Z_ENT, t.Z_OPT\(columns.text.replacing("$t", with: "t")) FROM \(StoreSchema.table(id.entity)) t "
                + "WHERE t.Z_PK = ?",
            [.integer(id.key)]
        ) { (result) throws(SQLiteError) in found = try row(result, columns, wantsValues: true) }
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
        var ids: [NSManagedObjectID] = []
        for key in keys { ids.append(try self.id(ofRow: key, destination)) }
        return ids
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
        try database.run(text, query.values) { (found) throws(SQLiteError) in
            if let row = try row(found, columns, wantsValues: plan.wantsValues) { rows.append(row) }
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
