import CoreGraphics
import Foundation

/// The kind of result of a batch update.
///
/// Source: Apple,
/// [NSBatchUpdateRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchupdaterequestresulttype).
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was done, a `Bool`.
    case statusOnlyResultType = 0
    /// The identifiers of the changed objects.
    case updatedObjectIDsResultType = 1
    /// The number of changed objects.
    case updatedObjectsCountResultType = 2
}

/// A change of all objects of an entity that a predicate is true of, in the store alone: contexts do not learn of it, no hooks of the
/// objects are called, and values are not checked.
///
/// Differs from Core Data: new values are constants; there is no `NSExpression` on Linux. Source: Apple,
/// [NSBatchUpdateRequest](https://developer.apple.com/documentation/coredata/nsbatchupdaterequest).
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    open private(set) var entityName: String
    private var ownEntity: NSEntityDescription?
    /// The objects that are meant; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of entities below are meant too.
    open var includesSubentities = true
    /// The kind of results.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// The new values by property: its name or its description; `NSNull` for nil. An unknown property traps with Apple's words.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// Creates an update of an entity's objects, by its name.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    /// Creates an update of an entity's objects.
    public init(entity: NSEntityDescription) {
        (entityName, ownEntity) = (entity.name ?? "", entity)
        super.init()
    }

    /// The entity. Traps before the request was executed, if it was made with a name.
    open var entity: NSEntityDescription {
        guard let ownEntity else {
            trap(object: "NSBatchUpdateRequest '\(entityName)'", value: "the entity is not known yet", remedy: "execute the request first")
        }
        return ownEntity
    }

    func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        let found = context.entity(named: entityName, "NSBatchUpdateRequest")
        ownEntity = found
        return found
    }

    /// The new values by the names of an entity's properties, in the order of the names.
    func values(for entity: NSEntityDescription) -> [(name: String, value: Any)] {
        (propertiesToUpdate ?? [:]).map { key, value in
            let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? "\(key.base)"
            guard let property = entity.layout.byName[name], !property.isTransient,
                (property as? NSRelationshipDescription)?.isToMany != true
            else {
                trap(
                    object: "NSInvalidArgumentException", value: "Invalid string key \(name) passed to propertiesToUpdate:",
                    remedy: "name an attribute, or a relationship to one, of the entity \(entity.name ?? "")")
            }
            return (name, value)
        }.sorted { $0.name < $1.name }
    }
}

/// The result of a batch update.
///
/// Source: Apple, [NSBatchUpdateResult](https://developer.apple.com/documentation/coredata/nsbatchupdateresult).
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// A `Bool`, an `Int` or an array of identifiers, by the type.
    open private(set) var result: Any?
    /// The requested type.
    open private(set) var resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ resultType: NSBatchUpdateRequestResultType) { (self.result, self.resultType) = (result, resultType) }
}
