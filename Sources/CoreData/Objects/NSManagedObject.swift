import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// An object of a context: the values of an entity's properties, and those that they had when they were last saved.
///
/// Properties marked `@NSManaged` of translated classes read and write the values of their names. Objects are used on their context's
/// queue. Source: Apple, [NSManagedObject](https://developer.apple.com/documentation/coredata/nsmanagedobject).
open class NSManagedObject: NSObject, _KeyValueCoder, _AssociatedObjectOwner, PredicateIdentity {
    /// The entity.
    open private(set) var entity: NSEntityDescription
    /// The context; nil without one, and of an object whose deletion was saved.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public var _associatedObjects: _AssociatedObjects?

    let reference: ObjectReference
    /// The values in the order of the entity's properties; empty while they are to be fetched.
    var values: [ManagedValue] = []
    /// The values when the object was last fetched or saved; empty of one that never was.
    var committed: [ManagedValue] = []
    /// The properties that were set since then.
    var changed: Set<Int> = []
    /// The properties that were set since the last notification of changes.
    var changedNow: Set<Int> = []
    /// Values that were fetched before the object needed them.
    var prefetched: ManagedRow?
    /// The version of the row that the values come from.
    var version: Int64 = 0
    /// Whether changes are not recorded: in `awakeFromFetch()`.
    var isAwaking = false
    /// The order in which objects were made.
    let serial = NSManagedObject.counter.next()
    private static let counter = Counter()

    /// Whether the object is to be inserted into the store when the context is saved.
    open internal(set) var isInserted = false
    /// Whether the object is to be deleted when the context is saved.
    open internal(set) var isDeleted = false

    /// Creates an object of an entity and inserts it into a context; nil for an object without a context.
    ///
    /// The attributes have their defaults. `awakeFromInsert()` is called. Traps for an abstract entity.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        if let pending = PendingReference.take() {
            // A fault of a context.
            reference = pending
            super.init()
            managedObjectContext = context
            reference.object = self
            return
        }
        if entity.isAbstract {
            trap(
                object: "[NSManagedObject initWithEntity:insertIntoManagedObjectContext:]",
                value: "the entity \(entity.name ?? "") is abstract", remedy: "make an object of an entity below it")
        }
        reference = ObjectReference(NSManagedObjectID(temporaryOf: entity))
        super.init()
        reference.object = self
        entity.learn(type(of: self))
        fillWithDefaults()
        guard let context else { return }
        context.insertNew(self)
    }

    /// Creates an object of the class's entity and inserts it into a context. Traps for a class that no entity has.
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: context), insertInto: context)
    }

    /// Returns the entity of the class, in the models that are open. Traps for a class that no entity has.
    open class func entity() -> NSEntityDescription {
        if let entity = NSManagedObjectModel.entity(of: self) { return entity }
        trap(
            object: "+[\(self) entity]", value: "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'",
            remedy: "name the class in the model, and open the model first")
    }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        context.model?.entities.first { $0.isOf(self) } ?? entity()
    }

    /// Returns a request for the objects of the class's entity.
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        NSFetchRequest<NSFetchRequestResult>(class: self)
    }

    // MARK: Identity and state

    /// The name in the store; it becomes another one when a new object is saved.
    open var objectID: NSManagedObjectID { reference.id }

    package var predicateIdentity: AnyHashable { objectID }

    /// Whether the values are to be fetched when they are next read.
    open var isFault: Bool { values.isEmpty && !entity.layout.properties.isEmpty }

    /// Whether the object was saved before and has changes.
    open var isUpdated: Bool { !isInserted && !isDeleted && !changed.isEmpty }

    /// Whether the object is to be inserted, updated or deleted.
    open var hasChanges: Bool { isInserted || isDeleted || isUpdated }

    /// Whether the object has values that differ from the saved ones.
    open var hasPersistentChangedValues: Bool { !changedValues().filter { entity.propertiesByName[$0.key]?.isTransient == false }.isEmpty }

    /// Returns whether the objects of a relationship are still to be fetched.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let index = entity.layout.index[key], !values.isEmpty else { return true }
        if case .unloaded = values[index] { return true }
        return false
    }

    open override var description: String {
        let data =
            isFault
            ? "<fault>"
            : "{" + entity.layout.properties.enumerated().map { "\($1.name) = \(text(of: values[$0]))" }.joined(separator: "; ") + "}"
        return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(data))"
    }

    private func text(of value: ManagedValue) -> String {
        switch value {
        case .empty: "nil"
        case .plain(let value): "\(value)"
        case .one(let reference): "\(reference.id)"
        case .many(let set): "(\(set.count) objects)"
        case .unloaded: "<relationship fault>"
        }
    }

    // MARK: Hooks

    /// Called once for an object that was inserted into a context. Values that are set here are the object's first ones.
    open func awakeFromInsert() {}
    /// Called when the values were fetched. Changes here are not recorded.
    open func awakeFromFetch() {}
    /// Called when the object is about to be deleted, by `delete(_:)` or by a rule.
    open func prepareForDeletion() {}
    /// Called before the context is saved, for each object with changes; again if it changes others.
    open func willSave() {}
    /// Called after the context was saved.
    open func didSave() {}
    /// Called before the values are given up.
    open func willTurnIntoFault() {}
    /// Called after the values were given up.
    open func didTurnIntoFault() {}

    // MARK: Checks

    /// Checks the values before a new object is saved. Overrides call `super` first.
    ///
    /// - Throws: An error of `NSCocoaErrorDomain`, from 1550 to 1690; 1560 has several under `NSDetailedErrorsKey`.
    open func validateForInsert() throws { try Self.combined(try valueErrors()) }

    /// Checks the values before a changed object is saved. Overrides call `super` first.
    ///
    /// - Throws: As `validateForInsert()`.
    open func validateForUpdate() throws { try Self.combined(try valueErrors()) }

    /// Checks whether the object may be deleted, before that is saved.
    ///
    /// - Throws: Error 1600 of `NSCocoaErrorDomain` for a relationship that denies it.
    open func validateForDelete() throws { try Self.combined(try deletionErrors()) }

    // MARK: Key-value coding

    /// Returns the value of a property; of a relationship to many an `NSSet` or an `NSOrderedSet`. An unknown key traps with Apple's words.
    ///
    /// - Complexity: O(1), and a fetch of the row where the object is a fault.
    open func value(forKey key: String) -> Any? { readValue(forKey: key) }

    /// Sets the value of a property, of the type that the model has; the other end of a relationship follows. A value of another type, an
    /// object of another context, and an unknown key trap with Apple's words. Observers are notified.
    open func setValue(_ value: Any?, forKey key: String) { writeValue(value, forKey: key) }

    /// Called before a value is read by custom accessors: fetches the values, if they are not there. nil does that alone.
    open func willAccessValue(forKey key: String?) { load() }

    /// Called after a value was read by custom accessors.
    open func didAccessValue(forKey key: String?) {}

    /// Tells observers and the context that a value is about to change.
    open func willChangeValue(forKey key: String) { super.willChangeValue(forKey: key) }

    /// Tells observers and the context that a value has changed.
    open func didChangeValue(forKey key: String) {
        if let index = entity.layout.index[key], !values.isEmpty { noteChange(at: index) }
        super.didChangeValue(forKey: key)
    }

    /// Returns the value of a property without hooks.
    open func primitiveValue(forKey key: String) -> Any? { value(at: index(of: key, "primitiveValueForKey:")) }

    /// Sets the value of a property without observers and without a change of the context; it is saved with the object's other changes.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { writePrimitive(value, forKey: key) }

    /// Returns the properties that were set since the object was last fetched or saved, with their values; `NSNull` for nil.
    open func changedValues() -> [String: Any] { dictionary(of: changed) { self.value(at: $0) } }

    /// Returns the properties that were set since the last notification of changes, with the values that they have.
    open func changedValuesForCurrentEvent() -> [String: Any] { dictionary(of: changedNow) { self.value(at: $0) } }

    // MARK: Values

    /// Gives a new object the defaults.
    private func fillWithDefaults() {
        let layout = entity.layout
        values = layout.initial
        for (index, property) in layout.properties.enumerated() {
            if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
                values[index] = .many(ReferenceSet([], isOrdered: relationship.isOrdered))
            }
        }
    }

    /// Fetches the values, if they are not there. Traps where the store cannot be read.
    func load() {
        do { try fetchValues() } catch { couldNotFulfill(error) }
    }

    /// Fetches the values, if they are not there.
    ///
    /// - Throws: The store's error, where it cannot be read.
    func fetchValues() throws {
        guard values.isEmpty else { return }
        guard let context = managedObjectContext else {
            fillWithDefaults()
            return
        }
        let row = try prefetched ?? context.row(of: objectID)
        prefetched = nil
        guard let row else {
            guard context.shouldDeleteInaccessibleFaults else { couldNotFulfill(nil) }
            // iOS counts the object as deleted, with nil for its values.
            fillAsGone()
            return
        }
        take(row, in: context)
        isAwaking = true
        awakeFromFetch()
        isAwaking = false
    }

    /// Gives an object whose row is gone nil for its values.
    func fillAsGone() {
        values = entity.layout.properties.map { property in
            (property as? NSRelationshipDescription).map { $0.isToMany ? .many(ReferenceSet([], isOrdered: $0.isOrdered)) : .empty }
                ?? .empty
        }
        isDeleted = true
    }

    /// Traps with Apple's words.
    ///
    /// - Parameter error: The store's error; nil if the row is gone.
    func couldNotFulfill(_ error: (any Error)?) -> Never {
        let id = "\(objectID)"
        trap(
            object: "NSObjectInaccessibleException",
            value: "CoreData could not fulfill a fault for '\(id)'" + (error.map { ": \($0.localizedDescription)" } ?? ""),
            remedy: error == nil ? "drop objects that others delete, or set shouldDeleteInaccessibleFaults" : "check the store's file")
    }

    /// Takes the values of a row as the committed ones.
    func take(_ row: ManagedRow, in context: NSManagedObjectContext) {
        let layout = entity.layout
        version = row.version
        values = zip(row.values, layout.properties).map { value, property in context.value(of: value, for: property) }
        committed = values
        changed = []
    }

    /// Gives up the values.
    func becomeFault() {
        guard !values.isEmpty else {
            prefetched = nil
            return
        }
        willTurnIntoFault()
        (values, committed, changed, changedNow, prefetched) = ([], [], [], [], nil)
        didTurnIntoFault()
    }

    /// The objects of a relationship to many, fetched if needed. Traps where the store cannot be read.
    func members(at index: Int) -> ReferenceSet {
        do { return try fetchedMembers(at: index) } catch { couldNotFulfill(error) }
    }

    /// The objects of a relationship to many, fetched if needed.
    ///
    /// - Throws: The store's error, where it cannot be read.
    func fetchedMembers(at index: Int) throws -> ReferenceSet {
        try fetchValues()
        if case .many(let set) = values[index] { return set }
        guard let relationship = entity.layout.properties[index] as? NSRelationshipDescription, let context = managedObjectContext else {
            return ReferenceSet([], isOrdered: false)
        }
        let references = try context.members(of: objectID, relationship).map { context.reference(for: $0) }
        let set = ReferenceSet(references, isOrdered: relationship.isOrdered)
        set.isShared = true
        values[index] = .many(set)
        if !committed.isEmpty { committed[index] = .many(set) }
        return set
    }

    /// The objects of a relationship, to one or to many, in order.
    ///
    /// - Throws: The store's error, where it cannot be read.
    func related(at index: Int) throws -> [ObjectReference] {
        try fetchValues()
        switch values[index] {
        case .one(let reference): return [reference]
        case .many, .unloaded: return try fetchedMembers(at: index).list
        case .empty, .plain: return []
        }
    }

    /// The objects of a relationship to many, to be changed.
    func ownMembers(at index: Int) -> ReferenceSet {
        let set = members(at: index)
        guard set.isShared else { return set }
        let copy = set.copy()
        values[index] = .many(copy)
        return copy
    }

    /// Records that a property is about to be changed.
    func noteChange(at index: Int) {
        changed.insert(index)
        guard !isAwaking else {
            changed.remove(index)
            return
        }
        changedNow.insert(index)
        managedObjectContext?.noteChange(of: self)
    }

    /// Makes an object by the initializer of a class that is known at run time alone.
    static func make(
        _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?, reference: ObjectReference? = nil
    ) -> NSManagedObject {
        PendingReference.put(reference)
        return type._made(entity, context)
    }

    // MARK: Facets

    /// Returns the identifiers of the objects of a relationship, without making the objects.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { identifiers(forRelationshipNamed: key) }

    /// Returns the values that were last fetched or saved; nil for all keys. `NSNull` for nil; of a new object none.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] { savedValues(forKeys: keys) }

    /// Returns a set that changes a relationship to many as it changes.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { relationshipSet(forKey: key) }
}

extension NSManagedObject {
    /// An entry point that creates an instance of the class it is called on by its own initializer: a convenience initializer does so for
    /// any class.
    @_silgen_name("kinora_NSManagedObject_init") convenience init(
        _made entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) { self.init(entity: entity, insertInto: context) }

    /// Creates an instance of the class it is called on.
    @_silgen_name("kinora_NSManagedObject_init") fileprivate static func _made(
        _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) -> NSManagedObject
}

/// The reference of the fault that the next initializer on this thread makes.
private enum PendingReference {
    static func put(_ reference: ObjectReference?) {
        if reference == nil, pthread_getspecific(slot) == nil { return }
        let old = pthread_getspecific(slot)
        pthread_setspecific(slot, reference.map { Unmanaged.passRetained($0).toOpaque() })
        if let old { Unmanaged<ObjectReference>.fromOpaque(old).release() }
    }

    static func take() -> ObjectReference? {
        guard let pointer = pthread_getspecific(slot) else { return nil }
        pthread_setspecific(slot, nil)
        return Unmanaged<ObjectReference>.fromOpaque(pointer).takeRetainedValue()
    }

    private static let slot: pthread_key_t = {
        var slot = pthread_key_t()
        pthread_key_create(&slot, nil)
        return slot
    }()
}
