import CoreGraphics
import ObjectiveCRuntime

/// An entity of a model: a class of objects with their properties.
///
/// Source: Apple, [NSEntityDescription](https://developer.apple.com/documentation/coredata/nsentitydescription).
open class NSEntityDescription: NSObject {
    /// The name; nil before it has one.
    open var name: String?
    /// The name of the class of its objects, with or without a module.
    open var managedObjectClassName: String! = "NSManagedObject" { didSet { knownClass = nil } }
    /// Whether no object may be made of it, only of entities below it.
    open var isAbstract = false
    /// Facts of the app's own.
    open var userInfo: [AnyHashable: Any]?
    /// The name of the entity in an older model; nil for the same.
    open var renamingIdentifier: String?
    /// The attributes, or lists of them, whose values no two objects may share: names or attributes.
    open var uniquenessConstraints: [[Any]] = []
    /// The entity above; nil for none.
    open private(set) weak var superentity: NSEntityDescription?
    /// The model that has the entity; nil before it has.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    private var ownProperties: [NSPropertyDescription] = []
    private var knownLayout: EntityLayout?
    private var knownClass: NSManagedObject.Type?

    /// Creates an entity without a name.
    public override init() { super.init() }

    /// The entities below.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue where entity.superentity === self { entity.superentity = nil }
            for entity in subentities {
                entity.superentity = self
                entity.propertiesChanged()
            }
        }
    }

    /// The properties, those of the entities above first.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in ownProperties { property.entityDescription = self }
            propertiesChanged()
        }
    }

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] { layout.byName }

    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] { layout.byName.compactMapValues { $0 as? NSAttributeDescription } }

    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        layout.byName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The entities below by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Returns the relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        layout.properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Returns whether the entity is another one, or below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var candidate: NSEntityDescription? = self
        while let current = candidate {
            if current === entity || current.name == entity.name { return true }
            candidate = current.superentity
        }
        return false
    }

    /// Returns the entity of a name in a context's model; nil if there is none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Makes an object of an entity's class and inserts it into a context. Traps for an unknown entity.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        let entity = context.entity(named: entityName, "+entityForName:")
        return entity.makeObject(in: context)
    }

    open override var description: String { "<NSEntityDescription \(name ?? "")>" }

    // MARK: Layout

    func propertiesChanged() {
        knownLayout = nil
        for entity in subentities { entity.propertiesChanged() }
    }

    /// The properties in the order of an object's values.
    var layout: EntityLayout {
        if let knownLayout { return knownLayout }
        let layout = EntityLayout(properties)
        knownLayout = layout
        return layout
    }

    /// The entity at the top, whose table has the objects.
    var root: NSEntityDescription { superentity?.root ?? self }

    /// The entity and all below it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    // MARK: Classes

    /// The class of objects: the entity's own if it is found, else one that the caller expects.
    func objectClass(expecting type: AnyClass? = nil) -> NSManagedObject.Type {
        if let knownClass { return knownClass }
        let name = managedObjectClassName ?? "NSManagedObject"
        if let found = ManagedClasses.find(name) {
            knownClass = found
            return found
        }
        return type as? NSManagedObject.Type ?? NSManagedObject.self
    }

    /// Keeps the class that an app has made an object of.
    func learn(_ type: NSManagedObject.Type) {
        if knownClass == nil, type != NSManagedObject.self { knownClass = type }
    }

    /// Whether objects of the entity are of a class, by its name.
    func isOf(_ type: NSManagedObject.Type) -> Bool {
        if let knownClass { return knownClass == type }
        return ManagedClasses.names(of: type).contains(ManagedClasses.plain(managedObjectClassName ?? ""))
    }

    func makeObject(in context: NSManagedObjectContext?, expecting type: AnyClass? = nil) -> NSManagedObject {
        NSManagedObject.make(objectClass(expecting: type), self, context)
    }
}
