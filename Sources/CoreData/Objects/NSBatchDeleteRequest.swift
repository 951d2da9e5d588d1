import Foundation

/// The kind of result of a batch deletion.
///
/// Source: Apple,
/// [NSBatchDeleteRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype).
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was done, a `Bool`.
    case resultTypeStatusOnly = 0
    /// The identifiers of the deleted objects.
    case resultTypeObjectIDs = 1
    /// The number of deleted objects.
    case resultTypeCount = 2
}

/// A deletion of all objects that a request means, in the store alone: contexts do not learn of it. Delete rules other than "nullify" and
/// "cascade" do not count.
///
/// Source: Apple, [NSBatchDeleteRequest](https://developer.apple.com/documentation/coredata/nsbatchdeleterequest).
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The objects to delete.
    open private(set) var fetchRequest: NSFetchRequest<NSFetchRequestResult>
    /// The kind of results.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let ids: [NSManagedObjectID]?

    /// Creates a deletion of what a request means.
    public init<Result: NSFetchRequestResult>(fetchRequest fetch: NSFetchRequest<Result>) {
        let copy = NSFetchRequest<NSFetchRequestResult>()
        (copy.entity, copy.predicate, copy.sortDescriptors) = (fetch.entity, fetch.predicate, fetch.sortDescriptors)
        (copy.fetchLimit, copy.fetchOffset, copy.includesSubentities) = (fetch.fetchLimit, fetch.fetchOffset, fetch.includesSubentities)
        if copy.entity == nil { copy.take(fetch) }
        fetchRequest = copy
        ids = nil
        super.init()
    }

    /// Creates a deletion of objects by their identifiers.
    public init(objectIDs objects: [NSManagedObjectID]) {
        ids = objects
        fetchRequest = NSFetchRequest<NSFetchRequestResult>(entityName: objects.first?.entity.name ?? "")
        super.init()
    }
}

/// The result of a batch deletion.
///
/// Source: Apple, [NSBatchDeleteResult](https://developer.apple.com/documentation/coredata/nsbatchdeleteresult).
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// A `Bool`, an `Int` or an array of identifiers, by the type.
    open private(set) var result: Any?
    /// The requested type.
    open private(set) var resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) { (self.result, self.resultType) = (result, resultType) }
}
