import Foundation
import ObjectiveCRuntime

// Values without hooks, and those that were saved.
extension NSManagedObject {
    func writePrimitive(_ value: Any?, forKey key: String) {
        let index = index(of: key, "setPrimitiveValue:forKey:")
        load()
        let property = entity.layout.properties[index]
        let plain = KeyValue.plain(value)
        let value = plain is NSNull ? nil : plain
        changed.insert(index)
        guard let relationship = property as? NSRelationshipDescription else {
            values[index] =
                (property as? NSAttributeDescription).flatMap { attribute in
                    value.flatMap { attribute.accepted($0) }.map { .plain($0) }
                } ?? .empty
            return
        }
        if relationship.isToMany {
            values[index] = .many(ReferenceSet(objects(in: value, relationship).map(\.reference), isOrdered: relationship.isOrdered))
        } else {
            values[index] = (value as? NSManagedObject).map { .one($0.reference) } ?? .empty
        }
    }

    func identifiers(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        do { return try fetchedIdentifiers(forRelationshipNamed: key) } catch { couldNotFulfill(error) }
    }

    func fetchedIdentifiers(forRelationshipNamed key: String) throws -> [NSManagedObjectID] {
        try related(at: index(of: key, "objectIDsForRelationshipNamed:")).map(\.id)
    }

    func savedValues(forKeys keys: [String]?) -> [String: Any] {
        load()
        guard !committed.isEmpty else { return [:] }
        let indexes = (keys ?? entity.layout.properties.map(\.name)).map { index(of: $0, "committedValuesForKeys:") }
        return dictionary(of: Set(indexes)) { index in
            switch committed[index] {
            case .empty: return nil
            case .plain(let value): return value
            case .one(let reference): return managedObjectContext?.object(of: reference)
            case .many(let set):
                let objects = set.list.compactMap { managedObjectContext?.object(of: $0) }
                return set.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
            case .unloaded: return self.value(at: index)
            }
        }
    }

    func dictionary(of indexes: Set<Int>, _ value: (Int) -> Any?) -> [String: Any] {
        Dictionary(indexes.map { (entity.layout.properties[$0].name, value($0) ?? NSNull()) }) { $1 }
    }
}
