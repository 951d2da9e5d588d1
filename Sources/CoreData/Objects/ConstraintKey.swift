import Foundation
import ObjectiveCRuntime

/// The values of an object for a constraint: two objects with equal keys break it.
struct ConstraintKey: Hashable {
    /// The entity that declares the constraint.
    let entity: NSEntityDescription
    /// The properties of the constraint.
    let names: [String]
    /// Their values, in the same order; decimal numbers as `Decimal`.
    private let values: [AnyHashable]

    /// The keys of an object, for constraints whose values it brings. Nil is shared by any number.
    static func keys(of object: NSManagedObject) -> [ConstraintKey] {
        var keys: [ConstraintKey] = []
        var owner: NSEntityDescription? = object.entity
        while let current = owner {
            for constraint in current.uniquenessConstraints {
                let names = StoreSchema.names(constraint)
                let indexes = names.compactMap { object.entity.layout.index[$0] }
                guard !names.isEmpty, indexes.count == names.count,
                    object.isInserted || indexes.contains(where: object.changed.contains), let values = values(of: object, indexes)
                else { continue }
                keys.append(ConstraintKey(entity: current, names: names, values: values))
            }
            owner = current.superentity
        }
        return keys
    }

    private static func values(of object: NSManagedObject, _ indexes: [Int]) -> [AnyHashable]? {
        var values: [AnyHashable] = []
        for index in indexes {
            switch object.values[index] {
            // Foundation on Linux crashes in the hash of an `NSDecimalNumber`.
            case .plain(let value as NSDecimalNumber): values.append(value.decimalValue)
            case .plain(let value): values.append(value as? AnyHashable ?? AnyHashable("\(value)"))
            case .one(let reference): values.append(AnyHashable(reference.id))
            case .empty, .many, .unloaded: return nil
            }
        }
        return values
    }

    /// The values by name.
    var dictionary: [String: Any] { Dictionary(zip(names, values.map(\.base))) { first, _ in first } }

    /// Whether an object has the values.
    func isOf(_ object: NSManagedObject) -> Bool {
        let indexes = names.compactMap { object.entity.layout.index[$0] }
        return indexes.count == names.count && !object.values.isEmpty && Self.values(of: object, indexes) == values
    }

    /// Whether a row has the values, which are in the order of its entity's properties.
    func isOf(_ row: ManagedRow) -> Bool {
        for (name, value) in zip(names, values) {
            guard let index = row.id.entity.layout.index[name], row.values.indices.contains(index) else { return false }
            switch row.values[index] {
            case .plain(let other): guard PredicateComparison.isEqual(other, value.base, []) else { return false }
            case .one(let id): guard AnyHashable(id) == value else { return false }
            case .empty, .many, .unloaded: return false
            }
        }
        return true
    }

    /// A fetch of the rows that have the values.
    var plan: FetchPlan {
        let nodes = zip(names, values).map { name, value in
            PredicateNode.comparison(
                PredicateComparison(left: .keyPath(.evaluated, name), right: .constant(value.base), operation: .equal))
        }
        return FetchPlan(
            entity: entity, predicate: FormatPredicate(.and(nodes)), sortDescriptors: [], limit: 0, offset: 0, includesSubentities: true,
            wantsValues: true)
    }

    static func == (one: ConstraintKey, other: ConstraintKey) -> Bool {
        one.entity === other.entity && one.names == other.names && one.values == other.values
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entity))
        hasher.combine(names)
        hasher.combine(values)
    }
}

extension NSPersistentStoreCoordinator {
    /// The rows with the values of a key.
    func rows(of key: ConstraintKey) throws -> [NSManagedObjectID] {
        let found = try fetch(key.plan)
        // If SQL does not know the comparison, there are other rows among them.
        return found.rows.filter { found.isWhole || key.isOf($0) }.map(\.id)
    }
}
