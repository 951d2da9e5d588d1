/// The fate of a relationship's objects when an object is deleted.
///
/// Source: Apple, [NSDeleteRule](https://developer.apple.com/documentation/coredata/nsdeleterule).
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: the objects keep referring to the deleted one.
    case noActionDeleteRule = 0
    /// The objects lose their reference to it.
    case nullifyDeleteRule = 1
    /// The objects are deleted too.
    case cascadeDeleteRule = 2
    /// While there are any, the object cannot be deleted.
    case denyDeleteRule = 3

    init?(modelName: String) {
        switch modelName {
        case "No Action": self = .noActionDeleteRule
        case "Nullify": self = .nullifyDeleteRule
        case "Cascade": self = .cascadeDeleteRule
        case "Deny": self = .denyDeleteRule
        default: return nil
        }
    }
}

/// A relationship of an entity: a property whose value is another object, or several.
///
/// Source: Apple, [NSRelationshipDescription](https://developer.apple.com/documentation/coredata/nsrelationshipdescription).
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects. An entity retains its properties, and a property does not retain entities.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship of these objects that leads back; nil for none.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The fate of the objects when this one is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The fewest objects that may be saved, of a relationship that is not optional.
    open var minCount = 0
    /// The most objects; 1 makes it a relationship to one object, 0 is no limit.
    open var maxCount = 0 { didSet { entityDescription?.propertiesChanged() } }
    /// Whether the objects have an order.
    open var isOrdered = false

    /// Whether the value is a set.
    open var isToMany: Bool { maxCount != 1 }

    /// Creates a relationship without a name and a destination.
    public override init() { super.init() }
}
