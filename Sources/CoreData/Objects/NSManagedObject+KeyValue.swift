import CoreGraphics
import Foundation
import ObjectiveCRuntime

// Key-value coding of the properties of an entity.
extension NSManagedObject {
    /// The class of the key path's error: what Apple says for an unknown key.
    private func undefined(_ key: String, _ method: String) -> Never {
        trap(
            object: "[<\(type(of: self))> \(method)]",
            value: "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"",
            remedy: "use a property of the model, or one marked @objc in a module that kinora swift translates")
    }

    func index(of key: String, _ method: String) -> Int {
        guard let index = entity.layout.index[key] else { undefined(key, method) }
        return index
    }

    func readValue(forKey key: String) -> Any? {
        guard let index = entity.layout.index[key] else { return readOther(key) }
        return value(at: index)
    }

    /// The value of a key that the entity lacks: of a property of the class.
    private func readOther(_ key: String) -> Any? {
        switch key {
        case "objectID": return objectID
        case "entity": return entity
        case "managedObjectContext": return managedObjectContext
        case "isDeleted", "isInserted", "isUpdated", "hasChanges", "isFault":
            return NSNumber(
                value: [
                    "isDeleted": isDeleted, "isInserted": isInserted, "isUpdated": isUpdated, "hasChanges": hasChanges, "isFault": isFault,
                ][
                    key] ?? false)
        default:
            if KeyValue.canGet(key, of: type(of: self)) { return _value(forKey: key) }
            if let reader = self as? any _UndefinedKeyReader { return reader.value(forUndefinedKey: key) }
            undefined(key, "valueForUndefinedKey:")
        }
    }

    func writeValue(_ value: Any?, forKey key: String) {
        guard let index = entity.layout.index[key] else {
            if KeyValue.canSet(key, of: type(of: self)) { return _setValue(value, forKey: key) }
            if let writer = self as? any _UndefinedKeyWriter { return writer.setValue(value, forUndefinedKey: key) }
            undefined(key, "setValue:forUndefinedKey:")
        }
        load()
        willChangeValue(forKey: key)
        set(value, at: index)
        didChangeValue(forKey: key)
    }

    /// The value of a property, as key-value coding has it.
    func value(at index: Int) -> Any? {
        load()
        switch values[index] {
        case .empty: return nil
        case .plain(let value): return value
        case .one(let reference): return managedObjectContext?.object(of: reference) ?? reference.object
        case .many, .unloaded:
            let set = members(at: index)
            let objects = set.list.compactMap { managedObjectContext?.object(of: $0) ?? $0.object }
            return set.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
    }

    /// Sets a property, and the other ends of a relationship.
    func set(_ value: Any?, at index: Int) {
        let property = entity.layout.properties[index]
        let plain = KeyValue.plain(value)
        let value = plain is NSNull ? nil : plain
        switch property {
        case let attribute as NSAttributeDescription: set(self.plain(value, attribute), of: attribute, at: index)
        case let relationship as NSRelationshipDescription where relationship.isToMany:
            setMembers(objects(in: value, relationship), relationship, at: index)
        case let relationship as NSRelationshipDescription:
            guard let value else { return setDestination(nil, relationship, at: index) }
            guard let object = value as? NSManagedObject else { unacceptable(value, relationship, "NSManagedObject") }
            check(object, relationship)
            setDestination(object, relationship, at: index)
        default: break
        }
    }

    private func plain(_ value: Any?, _ attribute: NSAttributeDescription) -> ManagedValue {
        guard let value else { return .empty }
        guard let accepted = attribute.accepted(value) else { unacceptable(value, attribute, attribute.attributeValueClassName ?? "") }
        return .plain(accepted)
    }

    private func set(_ value: ManagedValue, of attribute: NSAttributeDescription, at index: Int) {
        noteChange(at: index)
        values[index] = value
    }

    private func unacceptable(_ value: Any, _ property: NSPropertyDescription, _ wanted: String) -> Never {
        let kind = property is NSAttributeDescription ? "attribute" : "relationship"
        trap(
            object: "NSInvalidArgumentException",
            value:
                "Unacceptable type of value for \(kind): property = \"\(property.name)\"; desired type = \(wanted); "
                + "given type = \(type(of: value)); value = \(value)",
            remedy: "set a value of the type that the model names")
    }

    private func check(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
            unacceptable(object, relationship, destination.name ?? "")
        }
        guard let own = managedObjectContext, let other = object.managedObjectContext, own !== other else { return }
        trap(
            object: "NSInvalidArgumentException",
            value: "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts",
            remedy: "use the object of one context, by object(with:)")
    }

    func objects(in value: Any?, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        guard let value else { return [] }
        guard let elements = KeyValue.elements(of: value) else {
            unacceptable(value, relationship, relationship.isOrdered ? "NSOrderedSet" : "NSSet")
        }
        return elements.map { element in
            guard let object = element as? NSManagedObject else { unacceptable(element, relationship, "NSManagedObject") }
            check(object, relationship)
            return object
        }
    }

    // MARK: Managed properties

    /// The value of an `@NSManaged` property in its type; for code that `kinora swift` translates. Nil of a property that is no optional
    /// is an empty value of its type, as on iOS; of a type without one it traps.
    public func _managedValue<Value>(forKey key: String) -> Value {
        let found: Any?
        if entity.layout.index[key] == nil, let plain = Self.primitiveKey(key), entity.layout.index[plain] != nil {
            found = primitiveValue(forKey: plain)
        } else {
            found = value(forKey: key)
        }
        if let value = found as? Value { return value }
        if let value: Value = ObjectiveCRuntime._managedValue(found) { return value }
        if let empty = Self.empty(Value.self) { return empty }
        trap(
            object: "\(type(of: self)).\(key)", value: found == nil ? "the value is nil" : "the value is no \(Value.self)",
            remedy: "declare the property in the type that the model has, as an optional if it may be nil")
    }

    /// Sets the value of an `@NSManaged` property; for code that `kinora swift` translates.
    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        if entity.layout.index[key] == nil, let plain = Self.primitiveKey(key), entity.layout.index[plain] != nil {
            setPrimitiveValue(value, forKey: plain)
        } else {
            setValue(value, forKey: key)
        }
    }

    /// "primitiveName" has the value of "name".
    private static func primitiveKey(_ key: String) -> String? {
        guard key.hasPrefix("primitive"), key.count > 9 else { return nil }
        let rest = key.dropFirst(9)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// The value that Objective-C returns for nil, in Swift's types.
    private static func empty<Value>(_ type: Value.Type) -> Value? {
        if let none = Optional<Any>.none as? Value { return none }
        let plain: [Any] = ["", false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), CGFloat(0), Data(), NSSet(), NSOrderedSet()]
        if let value = plain.lazy.compactMap({ $0 as? Value }).first { return value }
        if let collection = type as? any EmptyCollection.Type { return collection.init() as? Value }
        if let represented = type as? any RawRepresentable.Type { return Self.represented(represented) as? Value }
        return nil
    }

    private static func represented<R: RawRepresentable>(_ type: R.Type) -> R? { empty(R.RawValue.self).flatMap { R(rawValue: $0) } }
}

/// A collection of Swift's that can be made empty.
private protocol EmptyCollection { init() }
extension Set: EmptyCollection {}
extension Array: EmptyCollection {}
extension Dictionary: EmptyCollection {}
