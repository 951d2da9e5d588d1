import CoreGraphics
import Foundation
import ObjectiveCRuntime

// Both ends of relationships.
extension NSManagedObject {
    /// Sets the object of a relationship to one; the old one's other end loses this object, the new one's gets it.
    func setDestination(_ object: NSManagedObject?, _ relationship: NSRelationshipDescription, at index: Int) {
        var old: ObjectReference?
        if case .one(let reference) = values[index] { old = reference }
        noteChange(at: index)
        values[index] = object.map { .one($0.reference) } ?? .empty
        guard old !== object?.reference, let inverse = relationship.inverseRelationship else { return }
        if let old { other(old)?.removeEnd(inverse, reference) }
        object?.addEnd(inverse, self)
    }

    /// Sets the objects of a relationship to many.
    func setMembers(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription, at index: Int) {
        let old = members(at: index)
        noteChange(at: index)
        let new = ReferenceSet(objects.map(\.reference), isOrdered: relationship.isOrdered)
        values[index] = .many(new)
        guard let inverse = relationship.inverseRelationship else { return }
        for reference in old.list where !new.members.contains(reference) { other(reference)?.removeEnd(inverse, self.reference) }
        for object in objects where !old.members.contains(object.reference) { object.addEnd(inverse, self) }
    }

    private func other(_ reference: ObjectReference) -> NSManagedObject? { managedObjectContext?.object(of: reference) ?? reference.object }

    /// Adds an object to this end of a relationship, because the other end has changed.
    func addEnd(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
        guard let index = entity.layout.index[relationship.name] else { return }
        load()
        if relationship.isToMany {
            guard !members(at: index).members.contains(object.reference) else { return }
            changingSet(relationship.name, .union, [object]) {
                noteChange(at: index)
                ownMembers(at: index).insert(object.reference, at: nil)
            }
            return
        }
        var old: ObjectReference?
        if case .one(let reference) = values[index] { old = reference }
        guard old !== object.reference else { return }
        willChangeValue(forKey: relationship.name)
        noteChange(at: index)
        values[index] = .one(object.reference)
        didChangeValue(forKey: relationship.name)
        if let old, let inverse = relationship.inverseRelationship { other(old)?.removeEnd(inverse, reference) }
    }

    /// Removes an object from this end of a relationship, because the other end has changed.
    func removeEnd(_ relationship: NSRelationshipDescription, _ reference: ObjectReference) {
        guard let index = entity.layout.index[relationship.name], !isDeleted || !values.isEmpty else { return }
        load()
        if relationship.isToMany {
            guard members(at: index).members.contains(reference) else { return }
            changingSet(relationship.name, .minus, reference.object.map { [$0] } ?? []) {
                noteChange(at: index)
                ownMembers(at: index).remove(reference)
            }
        } else if case .one(let current) = values[index], current === reference {
            willChangeValue(forKey: relationship.name)
            noteChange(at: index)
            values[index] = .empty
            didChangeValue(forKey: relationship.name)
        }
    }

    /// Takes an object whose row is gone out of this end of a relationship, if it was fetched or set. That is no change to save.
    func dropEnd(_ relationship: NSRelationshipDescription, _ reference: ObjectReference) {
        guard let index = entity.layout.index[relationship.name], !values.isEmpty else { return }
        let value: ManagedValue
        switch values[index] {
        case .one(let current) where current === reference: value = .empty
        case .many(let set) where set.members.contains(reference):
            let copy = set.copy()
            copy.remove(reference)
            copy.isShared = !changed.contains(index)
            value = .many(copy)
        default: return
        }
        willChangeForRollback(index)
        values[index] = value
        if !changed.contains(index), !committed.isEmpty { committed[index] = value }
        didChangeForRollback(index)
    }

    /// The kind of a change of a set.
    enum SetChange {
        case union, minus
    }

    private func changingSet(_ key: String, _ kind: SetChange, _ objects: [NSManagedObject], _ change: () -> Void) {
        willChangeValue(forKey: key)
        change()
        didChangeValue(forKey: key)
    }

    // MARK: Members

    /// Adds objects to a relationship to many, at a place of an ordered one.
    func add(_ objects: [NSManagedObject], _ key: String, at position: Int? = nil) {
        let index = index(of: key, "setValue:forUndefinedKey:")
        load()
        guard let relationship = toMany(at: index) else { return }
        let new = objects.filter { !members(at: index).members.contains($0.reference) }
        guard !new.isEmpty else { return }
        willChangeValue(forKey: key)
        noteChange(at: index)
        for (offset, object) in new.enumerated() { ownMembers(at: index).insert(object.reference, at: position.map { $0 + offset }) }
        if let inverse = relationship.inverseRelationship { for object in new { object.addEnd(inverse, self) } }
        didChangeValue(forKey: key)
    }

    /// Removes objects from a relationship to many.
    func remove(_ objects: [NSManagedObject], _ key: String) {
        let index = index(of: key, "setValue:forUndefinedKey:")
        load()
        guard let relationship = toMany(at: index) else { return }
        let old = objects.filter { members(at: index).members.contains($0.reference) }
        guard !old.isEmpty else { return }
        willChangeValue(forKey: key)
        noteChange(at: index)
        for object in old { ownMembers(at: index).remove(object.reference) }
        if let inverse = relationship.inverseRelationship { for object in old { object.removeEnd(inverse, reference) } }
        didChangeValue(forKey: key)
    }

    private func toMany(at index: Int) -> NSRelationshipDescription? {
        let property = entity.layout.properties[index]
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany { return relationship }
        trap(
            object: "\(type(of: self))", value: "\"\(property.name)\" is no relationship to many", remedy: "set its value")
    }

    // MARK: Accessors of generated classes

    /// `addToKey(_:)` of generated classes, with an object or a set of them; for code that `kinora swift` translates.
    public func _addManaged(_ value: Any, forKey key: String) { add(managed(value), key) }

    /// `removeFromKey(_:)` of generated classes, with an object or a set of them; for code that `kinora swift` translates.
    public func _removeManaged(_ value: Any, forKey key: String) { remove(managed(value), key) }

    /// `insertIntoKey(_:at:)` of generated classes, with one place, or a set of places; for code that `kinora swift` translates.
    public func _insertManaged(_ value: Any, at position: Any, forKey key: String) {
        let objects = managed(value)
        guard let positions = position as? NSIndexSet else { return add(objects, key, at: position as? Int) }
        for (object, position) in zip(objects, (positions as IndexSet)) { add([object], key, at: position) }
    }

    /// `removeFromKey(at:)` of generated classes, with one place, or a set of places; for code that `kinora swift` translates.
    public func _removeManaged(at position: Any, forKey key: String) {
        let all = members(at: index(of: key, "setValue:forUndefinedKey:")).list
        let positions = (position as? NSIndexSet).map { Array($0 as IndexSet) } ?? (position as? Int).map { [$0] } ?? []
        let old = positions.compactMap { all.indices.contains($0) ? all[$0] : nil }
        guard old.count == positions.count else {
            trap(
                object: "\(type(of: self)).\(key)", value: "an index of \(positions) is beyond the \(all.count) objects",
                remedy: "use a valid index")
        }
        remove(old.compactMap { managedObjectContext?.object(of: $0) ?? $0.object }, key)
    }

    /// `replaceKey(at:with:)` of generated classes; for code that `kinora swift` translates.
    public func _replaceManaged(at position: Any, with value: Any, forKey key: String) {
        _removeManaged(at: position, forKey: key)
        _insertManaged(value, at: position, forKey: key)
    }

    private func managed(_ value: Any) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        return (KeyValue.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
    }

    func relationshipSet(forKey key: String) -> NSMutableSet {
        _ = toMany(at: index(of: key, "valueForUndefinedKey:"))
        return RelationshipSet(self, key)
    }
}

/// A relationship to many as a set that can be changed.
private final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    @available(*, unavailable)
    required init(capacity numItems: Int) { preconditionFailure("made for a relationship alone") }

    @available(*, unavailable)
    override required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) { preconditionFailure("made for a relationship alone") }

    @available(*, unavailable)
    required convenience init?(coder: NSCoder) { nil }

    private var members: NSSet {
        owner.value(forKey: key) as? NSSet ?? NSSet(array: (owner.value(forKey: key) as? NSOrderedSet)?.array ?? [])
    }
    override var count: Int { members.count }
    override func member(_ object: Any) -> Any? { members.member(object) }
    override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
    override func add(_ object: Any) { owner._addManaged(object, forKey: key) }
    override func remove(_ object: Any) { owner._removeManaged(object, forKey: key) }
}
