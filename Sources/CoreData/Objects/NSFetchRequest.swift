import CoreGraphics
import Foundation

/// A result of a fetch: an object of one of Foundation's classes.
///
/// Differs from Core Data: a class, not a protocol, because a controller of one result type is passed to delegates as one of any.
public typealias NSFetchRequestResult = NSObject

/// The kind of results of a fetch.
///
/// Source: Apple, [NSFetchRequestResultType](https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype).
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identifiers.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values by property.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects, as one `NSNumber`.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to the stores.
///
/// Source: Apple, [NSPersistentStoreRequest](https://developer.apple.com/documentation/coredata/nspersistentstorerequest).
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?

    override init() { super.init() }
}

/// The result of a request.
///
/// Source: Apple, [NSPersistentStoreResult](https://developer.apple.com/documentation/coredata/nspersistentstoreresult).
open class NSPersistentStoreResult: NSObject {}

/// A request for the objects of an entity.
///
/// Source: Apple, [NSFetchRequest](https://developer.apple.com/documentation/coredata/nsfetchrequest).
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying {
    /// The entity; nil before it is known, which is when a request that names it is fetched.
    open var entity: NSEntityDescription?
    private(set) var name: String?
    private(set) var type: NSManagedObject.Type?
    /// The objects that are meant; nil for all.
    open var predicate: NSPredicate?
    /// The order; nil for that in which the objects were saved.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects; 0 for no limit.
    open var fetchLimit = 0
    /// The number of objects that are left out at the beginning.
    open var fetchOffset = 0
    /// The number of objects whose values are fetched at once, when one of them is read; 0 fetches all at once.
    open var fetchBatchSize = 0
    /// The kind of results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects of entities below are meant too.
    open var includesSubentities = true
    /// Whether values are fetched with the objects; if not, when they are read.
    open var includesPropertyValues = true
    /// Whether changes of the context that are not saved count.
    open var includesPendingChanges = true
    /// Whether objects are faults until their values are read. The values are fetched in either case.
    open var returnsObjectsAsFaults = true
    /// Whether objects that are known get the values of the store again.
    open var shouldRefreshRefetchedObjects = false
    /// Whether equal dictionaries are returned once.
    open var returnsDistinctResults = false
    /// The properties of dictionaries, by name or description; nil for all attributes.
    open var propertiesToFetch: [Any]?
    /// The properties by which dictionaries are grouped; nil for none.
    open var propertiesToGroupBy: [Any]?
    /// Relationships whose objects are fetched with the objects.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Creates a request without an entity.
    public override init() { super.init() }

    /// Creates a request for the objects of an entity, by its name.
    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    convenience init(class type: NSManagedObject.Type) {
        self.init()
        self.type = type
    }

    /// The name of the entity; nil for none.
    open var entityName: String? { entity?.name ?? name ?? type.map { ManagedClasses.plain(String(reflecting: $0)) } }

    /// Fetches in the context whose closure runs; traps outside of one.
    ///
    /// - Throws: As `fetch(_:)` of a context.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            trap(
                object: "[NSFetchRequest execute]", value: "no context is running a closure", remedy: "call it in perform(_:) of a context")
        }
        return try context.fetch(self)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest()
        (copy.entity, copy.name, copy.type, copy.predicate, copy.sortDescriptors) = (entity, name, type, predicate, sortDescriptors)
        (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize, copy.resultType) = (fetchLimit, fetchOffset, fetchBatchSize, resultType)
        (copy.includesSubentities, copy.includesPropertyValues) = (includesSubentities, includesPropertyValues)
        (copy.includesPendingChanges, copy.returnsObjectsAsFaults) = (includesPendingChanges, returnsObjectsAsFaults)
        (copy.shouldRefreshRefetchedObjects, copy.returnsDistinctResults) = (shouldRefreshRefetchedObjects, returnsDistinctResults)
        (copy.propertiesToFetch, copy.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        copy.affectedStores = affectedStores
        return copy
    }

    /// Takes the entity of another request.
    func take<Other: NSFetchRequestResult>(_ other: NSFetchRequest<Other>) { (name, type) = (other.name, other.type) }

    /// The request as values, for a context.
    func plan(in context: NSManagedObjectContext) -> FetchPlan {
        let found: NSEntityDescription
        if let entity {
            found = context.model?.entitiesByName[entity.name ?? ""] ?? entity
        } else if let type {
            found = context.model?.entities.first { $0.isOf(type) } ?? type.entity()
        } else {
            found = context.entity(named: name ?? "", "+entityForName:")
        }
        entity = found
        return FetchPlan(
            entity: found, predicate: predicate, sortDescriptors: sortDescriptors ?? [], limit: max(fetchLimit, 0),
            offset: max(fetchOffset, 0), includesSubentities: includesSubentities,
            wantsValues: includesPropertyValues && fetchBatchSize <= 0 && resultType == .managedObjectResultType)
    }
}

/// A fetch as values.
struct FetchPlan {
    let entity: NSEntityDescription
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]
    /// 0 for none.
    var limit: Int
    var offset: Int
    var includesSubentities: Bool
    /// Whether values are fetched, not only identifiers.
    var wantsValues: Bool

    /// The entities whose objects are meant.
    var entities: [NSEntityDescription] { includesSubentities ? entity.family : [entity] }
}

/// The rows that a store has found.
struct FetchedRows {
    /// Rows, or identifiers with no values.
    var rows: [ManagedRow]
    /// Whether predicate, order and limits are applied; if not, there may be too many rows.
    var isWhole: Bool
}
