import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// A fetch in SQL: the parts of a predicate that SQL can express, and the order.
final class SQLQuery {
    /// An operand in SQL.
    private enum Operand {
        case attribute(String, NSAttributeDescription)
        /// The key of a row: of the object itself, or of the object of a relationship to one.
        case row(String)
        case value(Any?)
        case count(String)
    }

    private let entity: NSEntityDescription
    private let names: AliasNames
    let alias: String
    private(set) var joins: [String] = []
    private var aliases: [String: String] = [:]
    var values: [SQLiteValue] = []

    /// The names of tables in one statement.
    private final class AliasNames {
        private var count = 0

        func next() -> String {
            count += 1
            return "t\(count)"
        }
    }

    convenience init(_ entity: NSEntityDescription) { self.init(entity, AliasNames()) }

    private init(_ entity: NSEntityDescription, _ names: AliasNames) {
        (self.entity, self.names) = (entity, names)
        alias = names.next()
    }

    var source: String { "\(StoreSchema.table(entity)) \(alias)" + joins.joined() }

    // MARK: Predicates

    /// The condition of a predicate; nil if SQL cannot express it. Values are added in the order of the text.
    func condition(_ node: PredicateNode) -> String? {
        let start = values.count
        guard let text = text(of: node) else {
            values.removeSubrange(start...)
            return nil
        }
        return text
    }

    private func text(of node: PredicateNode) -> String? {
        switch node {
        case .constant(let value): return value ? "1" : "0"
        case .and(let nodes): return list(nodes, " AND ", empty: "1")
        case .or(let nodes): return list(nodes, " OR ", empty: "0")
        case .not(let node): return text(of: node).map { "NOT (\($0))" }
        case .comparison(let comparison): return comparison.modifier == .direct ? direct(comparison) : modified(comparison)
        case .other: return nil
        }
    }

    private func list(_ nodes: [PredicateNode], _ word: String, empty: String) -> String? {
        guard !nodes.isEmpty else { return empty }
        var texts: [String] = []
        for node in nodes {
            guard let text = text(of: node) else { return nil }
            texts.append("(\(text))")
        }
        return texts.joined(separator: word)
    }

    private func direct(_ comparison: PredicateComparison) -> String? {
        if comparison.operation == .contains, let keys = comparison.left.keys, let (members, _, rest) = members(keys), rest.isEmpty {
            guard case .constant(let value?) = comparison.right, value is NSManagedObject || value is NSManagedObjectID,
                let stored = StoredValues.plain(value)
            else { return nil }
            values.append(stored)
            return "? IN (\(members))"
        }
        guard let left = operand(comparison.left) else { return nil }
        switch comparison.operation {
        case .isIn: return isIn(left, comparison)
        case .between:
            guard let limits = constants(comparison.right), limits.count == 2, let text = bound(left), comparison.options.isEmpty else {
                return nil
            }
            let values = limits.compactMap { limit in limit.flatMap { fits($0, left) ? StoredValues.plain($0) : nil } }
            guard values.count == 2 else { return nil }
            self.values += values
            return "COALESCE(\(text) BETWEEN ? AND ?, 0)"
        default: break
        }
        guard let right = operand(comparison.right), agree(left, right) else { return nil }
        return comparison.options.isEmpty ? plain(comparison.operation, left, right) : matching(comparison, left, right)
    }

    private func plain(_ operation: PredicateComparison.Operation, _ left: Operand, _ right: Operand) -> String? {
        switch operation {
        case .equal, .unequal:
            guard let one = bound(left), let other = bound(right) else { return nil }
            return "\(one) \(operation == .equal ? "IS" : "IS NOT") \(other)"
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let one = bound(left), let other = bound(right) else { return nil }
            return "COALESCE(\(one) \(operation.rawValue) \(other), 0)"
        default: return matching(PredicateComparison(left: .evaluated, right: .evaluated, operation: operation), left, right)
        }
    }

    /// A comparison of strings by the code that compares them in memory.
    private func matching(_ comparison: PredicateComparison, _ left: Operand, _ right: Operand) -> String? {
        guard isText(left), isText(right) else { return nil }
        // Nil is equal to nil, whatever the options.
        if case .value(nil) = right { return plain(comparison.operation, left, right) }
        guard let one = bound(left), let other = bound(right) else { return nil }
        let call = "\(SQLiteFunctions.matches)('\(comparison.operation.rawValue)', \(comparison.options.rawValue), \(one), \(other))"
        // The function has no strings to compare where one is nil.
        if comparison.operation == .unequal {
            guard case .attribute(let column, _) = left else { return nil }
            return "(\(column) IS NULL OR \(call))"
        }
        return call
    }

    private func isText(_ operand: Operand) -> Bool {
        switch operand {
        case .attribute(_, let attribute): attribute.attributeType == .stringAttributeType
        case .value(let value): value == nil || value is String
        case .row, .count: false
        }
    }

    private func isIn(_ left: Operand, _ comparison: PredicateComparison) -> String? {
        guard comparison.options.isEmpty, let elements = constants(comparison.right), elements.count < 30_000 else { return nil }
        var stored: [SQLiteValue] = []
        var hasNil = false
        for element in elements {
            guard let element, !(element is NSNull) else {
                hasNil = true
                continue
            }
            // A value of another kind is equal to nothing here.
            guard fits(element, left), let value = StoredValues.plain(element) else { continue }
            stored.append(value)
        }
        guard let text = bound(left) else { return nil }
        values += stored
        let list = "COALESCE(\(text) IN (\(stored.map { _ in "?" }.joined(separator: ", "))), 0)"
        return hasNil ? "(\(list) OR \(text) IS NULL)" : list
    }

    private func constants(_ expression: FormatExpression) -> [Any?]? {
        switch expression {
        case .constant(let value): return value.flatMap { KeyValue.elements(of: $0) }?.map { KeyValue.plain($0) }
        case .aggregate(let elements):
            var values: [Any?] = []
            for element in elements {
                guard case .constant(let value) = element else { return nil }
                values.append(value)
            }
            return values
        default: return nil
        }
    }

    /// `ANY`, `ALL` and `NONE` of a relationship to many.
    private func modified(_ comparison: PredicateComparison) -> String? {
        guard let keys = comparison.left.keys, let (members, destination, rest) = members(keys), case .constant = comparison.right else {
            return nil
        }
        let inner = SQLQuery(destination, names)
        var element = comparison
        element.modifier = .direct
        element.left = rest.isEmpty ? .evaluated : .keyPath(.evaluated, rest)
        guard let condition = inner.condition(.comparison(element)) else { return nil }
        values += inner.values
        let test = comparison.modifier == .all ? "NOT (\(condition))" : condition
        let exists = "EXISTS (SELECT 1 FROM \(inner.source) WHERE \(inner.alias).Z_PK IN (\(members)) AND \(test))"
        return comparison.modifier == .any ? exists : "NOT " + exists
    }

    // MARK: Operands

    private func operand(_ expression: FormatExpression) -> Operand? {
        switch expression {
        case .constant(let value): return .value(value)
        case .evaluated: return .row("\(alias).Z_PK")
        case .keyPath(.evaluated, let keys): return path(keys)
        case .function("count", let arguments) where arguments.count == 1:
            return arguments[0].keys.flatMap { members($0) }.flatMap {
                $0.rest.isEmpty ? .count("(SELECT COUNT(*) FROM (\($0.text)))") : nil
            }
        default: return nil
        }
    }

    /// An operand in SQL; a value becomes one of the statement's.
    private func bound(_ operand: Operand) -> String? {
        switch operand {
        case .attribute(let text, let attribute): return Self.isComparable(attribute) ? text : nil
        case .row(let text), .count(let text): return text
        case .value(let value):
            guard let value else { return "NULL" }
            guard let stored = StoredValues.plain(value) else { return nil }
            values.append(stored)
            return "?"
        }
    }

    private static func isComparable(_ attribute: NSAttributeDescription) -> Bool {
        ![.transformableAttributeType, .undefinedAttributeType, .decimalAttributeType, .objectIDAttributeType].contains(
            attribute.attributeType)
    }

    /// Whether two operands are of one kind, so that SQL compares them as memory does.
    private func agree(_ one: Operand, _ other: Operand) -> Bool {
        if case .value(let value) = one { return value.map { fits($0, other) } ?? true }
        if case .value(let value) = other { return value.map { fits($0, one) } ?? true }
        switch (one, other) {
        case (.attribute(_, let one), .attribute(_, let other)):
            return one.attributeType == other.attributeType || one.attributeType.isNumber && other.attributeType.isNumber
        case (.row, .row), (.count, .count): return true
        case (.count, .attribute(_, let attribute)), (.attribute(_, let attribute), .count): return attribute.attributeType.isNumber
        default: return false
        }
    }

    private func fits(_ value: Any, _ operand: Operand) -> Bool {
        switch operand {
        case .row: return value is NSManagedObject || value is NSManagedObjectID
        case .count: return value is NSNumber
        case .value: return false
        case .attribute(_, let attribute):
            switch attribute.attributeType {
            case .stringAttributeType: return value is String
            case .dateAttributeType: return value is Date
            case .UUIDAttributeType: return value is UUID
            case .URIAttributeType: return value is URL
            case .binaryDataAttributeType: return value is Data
            case let type where type.isNumber: return value is NSNumber
            default: return false
            }
        }
    }

    // MARK: Key paths

    private func path(_ keys: String) -> Operand? {
        let names = keys.split(separator: ".").map(String.init)
        if names.count == 1, ["objectID", "self", "SELF"].contains(names[0]) { return .row("\(alias).Z_PK") }
        if names.last == "@count", let (members, _, rest) = members(names.dropLast().joined(separator: ".")), rest.isEmpty {
            return .count("(SELECT COUNT(*) FROM (\(members)))")
        }
        guard let (table, owner) = destination(of: names.dropLast()), let last = names.last else { return nil }
        if ["objectID", "self", "SELF"].contains(last) { return .row("\(table).Z_PK") }
        switch property(last, of: owner) {
        case let attribute as NSAttributeDescription where !attribute.isTransient:
            return .attribute("\(table).\(StoreSchema.column(attribute))", attribute)
        case let relationship as NSRelationshipDescription where !relationship.isToMany:
            return .row(link(relationship, of: owner, in: table))
        default: return nil
        }
    }

    /// The table at the end of relationships to one, joined; nil where one is to many.
    private func destination(of names: ArraySlice<String>) -> (alias: String, entity: NSEntityDescription)? {
        var (table, owner, path) = (alias, entity, "")
        for name in names {
            guard let relationship = property(name, of: owner) as? NSRelationshipDescription, !relationship.isToMany,
                let next = relationship.destinationEntity
            else { return nil }
            path += "." + name
            if let known = aliases[path] {
                table = known
            } else {
                let joined = self.names.next()
                joins.append(
                    " LEFT JOIN \(StoreSchema.table(next)) \(joined) ON \(joined).Z_PK = \(link(relationship, of: owner, in: table))")
                aliases[path] = joined
                table = joined
            }
            owner = next
        }
        return (table, owner)
    }

    /// The key of a relationship to one. Where entities below the owner declare it, each may have one of its own, and a row has the key of
    /// one alone.
    private func link(_ relationship: NSRelationshipDescription, of owner: NSEntityDescription, in table: String) -> String {
        var columns = [StoreSchema.column(relationship)]
        if owner.layout.byName[relationship.name] == nil {
            for entity in owner.family {
                guard let other = entity.layout.byName[relationship.name] as? NSRelationshipDescription, !other.isToMany,
                    !other.isTransient, other.destinationEntity?.root === relationship.destinationEntity?.root
                else { continue }
                let column = StoreSchema.column(other)
                if !columns.contains(column) { columns.append(column) }
            }
        }
        let keys = columns.map { "\(table).\($0)" }
        return keys.count == 1 ? keys[0] : "COALESCE(\(keys.joined(separator: ", ")))"
    }

    /// The keys of the objects of a relationship to many, whose key is the first of that kind in a path; and the keys behind it.
    private func members(_ keys: String) -> (text: String, destination: NSEntityDescription, rest: String)? {
        let names = keys.split(separator: ".").map(String.init)
        var owner = entity
        for (index, name) in names.enumerated() {
            guard let relationship = property(name, of: owner) as? NSRelationshipDescription, let next = relationship.destinationEntity
            else {
                return nil
            }
            owner = next
            guard relationship.isToMany else { continue }
            guard let (table, _) = destination(of: names.prefix(index)) else { return nil }
            return (Self.members(of: relationship, owner: "\(table).Z_PK"), next, names[(index + 1)...].joined(separator: "."))
        }
        return nil
    }

    static func members(of relationship: NSRelationshipDescription, owner: String) -> String {
        switch StoreSchema.position(of: relationship) {
        case .column(let table, let name, let order): "SELECT Z_PK FROM \(table) WHERE \(name) = \(owner) ORDER BY \(order ?? "Z_PK"), Z_PK"
        case .pairs(let table, let own, let other, let order):
            "SELECT \(other) FROM \(table) WHERE \(own) = \(owner) ORDER BY \(order ?? other)"
        }
    }

    /// A property of an entity or those below it; an unknown one traps with Apple's words.
    private func property(_ name: String, of owner: NSEntityDescription) -> NSPropertyDescription? {
        if name.hasPrefix("@") || ["objectID", "self", "SELF"].contains(name) { return nil }
        if let found = owner.layout.byName[name] { return found }
        if let found = owner.family.lazy.compactMap({ $0.layout.byName[name] }).first { return found }
        trap(
            object: "NSInvalidArgumentException", value: "keypath \(name) not found in entity \(owner.name ?? "")",
            remedy: "use a property of the model in predicates and sort descriptors of fetches")
    }

    // MARK: Order

    /// The order of descriptors; nil if SQL cannot express it.
    func order(_ descriptors: [NSSortDescriptor]) -> [String]? {
        var terms: [String] = []
        for descriptor in descriptors {
            let own = descriptor as? KeySortDescriptor
            guard own?.ownComparator == nil, let key = descriptor.key, case .attribute(let text, let attribute) = path(key),
                Self.isComparable(attribute)
            else { return nil }
            let order = own?.order ?? .plain
            let collation =
                order == .plain || attribute.attributeType != .stringAttributeType ? "" : " COLLATE \(SQLiteFunctions.collation(order))"
            terms.append(text + collation + (descriptor.ascending ? "" : " DESC"))
        }
        return terms
    }
}
