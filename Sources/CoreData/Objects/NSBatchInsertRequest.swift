import CoreGraphics
import Foundation

/// The kind of result of a batch insertion.
///
/// Source: Apple,
/// [NSBatchInsertRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchinsertrequestresulttype).
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it was done, a `Bool`.
    case statusOnly = 0
    /// The identifiers of the new objects.
    case objectIDs = 1
    /// The number of new objects.
    case count = 2
}

/// An insertion of many objects in the store alone: contexts do not learn of it, no hooks of the objects are called, and values are not
/// checked. Values that none may share meet the merge policy of the context that executes it.
///
/// Source: Apple, [NSBatchInsertRequest](https://developer.apple.com/documentation/coredata/nsbatchinsertrequest).
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    open private(set) var entityName: String
    private var ownEntity: NSEntityDescription?
    /// The values of the objects by the names of their properties; nil where a closure sets them.
    open var objectsToInsert: [[String: Any]]?
    /// Sets the values of the next object in a dictionary, or returns true at the end; nil without one.
    open var dictionaryHandler: ((_ object: NSMutableDictionary) -> Bool)?
    /// Sets the values of the next object, or returns true at the end; nil without one.
    open var managedObjectHandler: ((_ object: NSManagedObject) -> Bool)?
    /// The kind of results.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    private init(_ name: String, _ entity: NSEntityDescription?) {
        (entityName, ownEntity) = (name, entity)
        super.init()
    }

    /// Creates an insertion of objects with values.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil)
        objectsToInsert = dictionaries
    }

    /// Creates an insertion of objects with values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity)
        objectsToInsert = dictionaries
    }

    /// Creates an insertion of objects whose values a closure sets in dictionaries, until it returns true; that one does not count.
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (_ object: NSMutableDictionary) -> Bool) {
        self.init(entityName, nil)
        dictionaryHandler = handler
    }

    /// Creates an insertion of objects whose values a closure sets in dictionaries, until it returns true; that one does not count.
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (_ object: NSMutableDictionary) -> Bool) {
        self.init(entity.name ?? "", entity)
        dictionaryHandler = handler
    }

    /// Creates an insertion of objects whose values a closure sets, until it returns true; that one does not count.
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (_ object: NSManagedObject) -> Bool) {
        self.init(entityName, nil)
        managedObjectHandler = handler
    }

    /// Creates an insertion of objects whose values a closure sets, until it returns true; that one does not count.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (_ object: NSManagedObject) -> Bool) {
        self.init(entity.name ?? "", entity)
        managedObjectHandler = handler
    }

    /// The entity. Traps before the request was executed, if it was made with a name.
    open var entity: NSEntityDescription {
        guard let ownEntity else {
            trap(object: "NSBatchInsertRequest '\(entityName)'", value: "the entity is not known yet", remedy: "execute the request first")
        }
        return ownEntity
    }

    func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        let found = context.entity(named: entityName, "NSBatchInsertRequest")
        ownEntity = found
        return found
    }
}

/// The result of a batch insertion.
///
/// Source: Apple, [NSBatchInsertResult](https://developer.apple.com/documentation/coredata/nsbatchinsertresult).
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// A `Bool`, an `Int` or an array of identifiers, by the type.
    open private(set) var result: Any?
    /// The requested type.
    open private(set) var resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ resultType: NSBatchInsertRequestResultType) { (self.result, self.resultType) = (result, resultType) }
}
