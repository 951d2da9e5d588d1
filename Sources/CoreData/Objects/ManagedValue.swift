/// The value of a property in an object.
enum ManagedValue {
    /// nil.
    case empty
    /// An attribute's value, in the type that the attribute has.
    case plain(Any)
    /// The object of a relationship to one.
    case one(ObjectReference)
    /// The objects of a relationship to many.
    case many(ReferenceSet)
    /// A relationship to many that is not loaded yet.
    case unloaded
}

/// The value of a property in a row, of a store or of a parent context.
enum RowValue {
    case empty
    case plain(Any)
    case one(NSManagedObjectID)
    case many([NSManagedObjectID])
    case unloaded
}

/// The values of an object outside of a context.
struct ManagedRow {
    let id: NSManagedObjectID
    /// The number of times that the row was saved.
    let version: Int64
    /// In the order of the entity's properties.
    let values: [RowValue]
}

/// An object as a context knows it: by its identifier, whether it was loaded or not.
final class ObjectReference: Hashable {
    var id: NSManagedObjectID
    /// The temporary identifier that it had; nil without one.
    var formerID: NSManagedObjectID?
    weak var object: NSManagedObject?

    init(_ id: NSManagedObjectID) { self.id = id }

    static func == (one: ObjectReference, other: ObjectReference) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The objects of a relationship to many; those of an ordered one in their order.
final class ReferenceSet {
    private(set) var members: Set<ObjectReference> = []
    /// In order; empty without one.
    private(set) var order: [ObjectReference] = []
    let isOrdered: Bool
    /// Whether a committed state has this set, so that a change needs a copy.
    var isShared = false

    init(_ references: [ObjectReference], isOrdered: Bool) {
        self.isOrdered = isOrdered
        for reference in references { insert(reference, at: nil) }
    }

    var count: Int { members.count }

    /// In order, or in that of their identifiers.
    var list: [ObjectReference] { isOrdered ? order : members.sorted { $0.id.isBefore($1.id) } }

    func insert(_ reference: ObjectReference, at index: Int?) {
        guard members.insert(reference).inserted, isOrdered else { return }
        if let index { order.insert(reference, at: min(max(index, 0), order.count)) } else { order.append(reference) }
    }

    func remove(_ reference: ObjectReference) {
        guard members.remove(reference) != nil, isOrdered else { return }
        order.removeAll { $0 === reference }
    }

    func copy() -> ReferenceSet { ReferenceSet(isOrdered ? order : Array(members), isOrdered: isOrdered) }
}
