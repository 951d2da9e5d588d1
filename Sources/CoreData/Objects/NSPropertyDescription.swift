import CoreGraphics

/// A property of an entity.
///
/// Source: Apple, [NSPropertyDescription](https://developer.apple.com/documentation/coredata/nspropertydescription).
open class NSPropertyDescription: NSObject {
    /// The name, which is the key of the value.
    open var name = "" { didSet { entityDescription?.propertiesChanged() } }
    /// Whether the value may be nil when the object is saved.
    open var isOptional = true
    /// Whether the value is not saved.
    open var isTransient = false { didSet { entityDescription?.propertiesChanged() } }
    /// Facts of the app's own.
    open var userInfo: [AnyHashable: Any]?
    /// The name of the property in an older model; nil for the same.
    open var renamingIdentifier: String?
    /// The entity that has the property. Traps for a property of none.
    open var entity: NSEntityDescription {
        guard let entityDescription else {
            trap(object: "NSPropertyDescription '\(name)'", value: "no entity has the property", remedy: "add it to an entity first")
        }
        return entityDescription
    }
    weak var entityDescription: NSEntityDescription?

    /// Creates a property without a name.
    public override init() { super.init() }

    open override var description: String { "<\(type(of: self)) \(entityDescription?.name ?? "").\(name)>" }
}
