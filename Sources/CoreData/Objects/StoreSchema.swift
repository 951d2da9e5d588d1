import Foundation

/// The tables of a model: one for each entity at the top with all below it, and one for each relationship of many to many.
///
/// Names begin with a letter for their kind, so that no entity's is another's: `Z_` entities, `J_` pairs, `I_` and `P_` their indexes, `K_`
/// the store's own tables; in a table `a_` attributes, `r_` relationships and `o_` orders. Those of relationships carry the entity that
/// declares them, and a dot, which no name has: entities of one table may declare others of the same name.
struct StoreSchema {
    /// Facts about the store.
    static let metadata = "K_METADATA"
    /// The numbers of entities, and the last keys of those at the top.
    static let entities = "K_ENTITIES"

    /// The storage of a relationship to many.
    enum Location {
        /// In the rows of the destination, whose column names the owner; of an ordered one, another column has the place.
        case column(table: String, name: String, order: String?)
        /// In a table of pairs.
        case pairs(table: String, own: String, other: String, order: String?)
    }

    static func table(_ entity: NSEntityDescription) -> String { quoted("Z_" + (entity.root.name ?? "")) }

    static func quoted(_ name: String) -> String {
        "\"" + (name.contains("\"") ? name.replacing("\"", with: "\"\"") : name) + "\""
    }

    /// The name of a quoted one.
    static func unquoted(_ name: String) -> String { String(name.dropFirst().dropLast()).replacing("\"\"", with: "\"") }

    static func column(_ property: NSPropertyDescription) -> String {
        property is NSRelationshipDescription
            ? relationshipColumn(owner: property.entityDescription?.name, property.name) : attributeColumn(property.name)
    }

    static func attributeColumn(_ name: String) -> String { quoted("a_" + name) }

    static func relationshipColumn(owner: String?, _ name: String) -> String { quoted("r_\(owner ?? "").\(name)") }

    /// The column with the places of an ordered relationship, by its inverse.
    private static func orderColumn(_ inverse: NSRelationshipDescription) -> String { quoted("o_" + label(inverse)) }

    /// The properties with a column in the table of an entity and those below it, by name.
    static func stored(in root: NSEntityDescription) -> [NSPropertyDescription] {
        var names: Set<String> = []
        return root.family.flatMap(\.layout.properties).filter { property in
            guard !property.isTransient, names.insert(column(property)).inserted else { return false }
            return (property as? NSRelationshipDescription).map { !$0.isToMany } ?? true
        }
    }

    /// Columns with the places of ordered relationships to the entity.
    static func orderColumns(in root: NSEntityDescription) -> [String] {
        stored(in: root).compactMap { property in
            guard let relationship = property as? NSRelationshipDescription, relationship.inverseRelationship?.isToMany == true,
                relationship.inverseRelationship?.isOrdered == true
            else { return nil }
            return orderColumn(relationship)
        }
    }

    static func position(of relationship: NSRelationshipDescription) -> Location {
        let inverse = relationship.inverseRelationship
        if let inverse, !inverse.isToMany, let destination = relationship.destinationEntity {
            return .column(
                table: table(destination), name: column(inverse), order: relationship.isOrdered ? orderColumn(inverse) : nil)
        }
        let own = label(relationship)
        let other = inverse.map { label($0) }
        let isFirst = other.map { own <= $0 } ?? true
        let table = quoted("J_" + (isFirst ? own : other ?? own))
        // A relationship that is its own inverse has both ends in one table, each pair twice.
        return .pairs(
            table: table, own: isFirst ? "owner" : "member", other: isFirst ? "member" : "owner",
            order: relationship.isOrdered ? (isFirst ? "position" : "back") : nil)
    }

    /// Whether a relationship to many in a table of pairs writes it; its inverse does not.
    static func writesPairs(_ relationship: NSRelationshipDescription) -> Bool {
        guard let inverse = relationship.inverseRelationship else { return true }
        return label(relationship) <= label(inverse)
    }

    private static func label(_ relationship: NSRelationshipDescription) -> String {
        (relationship.entityDescription?.name ?? "") + "." + relationship.name
    }

    /// The statements that make all tables and indexes, where they are missing.
    static func statements(for model: NSManagedObjectModel) -> [String] {
        var statements: [String] = []
        var pairs: Set<String> = []
        for root in model.entities where root.superentity == nil {
            let table = table(root)
            let columns = stored(in: root).map(column) + orderColumns(in: root)
            statements.append(
                "CREATE TABLE IF NOT EXISTS \(table) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER NOT NULL, Z_OPT INTEGER NOT NULL"
                    + columns.map { ", " + $0 }.joined() + ")")
            for property in stored(in: root) {
                let isLink = (property as? NSRelationshipDescription)?.inverseRelationship?.isToMany ?? false
                guard isLink || (property as? NSAttributeDescription)?.isIndexed == true else { continue }
                statements.append(index(root, [column(property)]))
            }
            for entity in root.family {
                for constraint in entity.uniquenessConstraints {
                    let columns = names(constraint).compactMap { entity.propertiesByName[$0] }.map(column)
                    if !columns.isEmpty { statements.append(index(root, columns)) }
                }
                for case let relationship as NSRelationshipDescription in entity.layout.properties where relationship.isToMany {
                    guard case .pairs(let table, _, _, _) = position(of: relationship), pairs.insert(table).inserted else { continue }
                    statements.append(
                        "CREATE TABLE IF NOT EXISTS \(table) (owner INTEGER, member INTEGER, position INTEGER, back INTEGER, "
                            + "PRIMARY KEY (owner, member)) WITHOUT ROWID")
                    let index = quoted("P_" + unquoted(table).dropFirst(2))
                    statements.append("CREATE INDEX IF NOT EXISTS \(index) ON \(table) (member)")
                }
            }
        }
        return statements
    }

    /// The tables of pairs of a model, as they are quoted.
    static func pairTables(of model: NSManagedObjectModel) -> Set<String> {
        Set(
            model.entities.flatMap(\.layout.properties).compactMap { property in
                guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
                    case .pairs(let table, _, _, _) = position(of: relationship)
                else { return nil }
                return table
            })
    }

    private static func index(_ root: NSEntityDescription, _ columns: [String]) -> String {
        let name = quoted("I_\(root.name ?? "")." + columns.map(unquoted).joined(separator: "."))
        return "CREATE INDEX IF NOT EXISTS \(name) ON \(table(root)) (\(columns.joined(separator: ", ")))"
    }

    /// The names of the properties of a constraint.
    static func names(_ constraint: [Any]) -> [String] { constraint.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String } }
}
