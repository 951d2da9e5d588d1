import CoreData
import Foundation

/// A person of the test model; what `kinora swift` makes of a generated class.
final class Person: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var age: Int32 {
        get { _managedValue(forKey: "age") }
        set { _setManagedValue(newValue, forKey: "age") }
    }
    var team: Team? {
        get { _managedValue(forKey: "team") }
        set { _setManagedValue(newValue, forKey: "team") }
    }
    var friends: Set<Person> {
        get { _managedValue(forKey: "friends") }
        set { _setManagedValue(newValue, forKey: "friends") }
    }
    /// The hooks that were called.
    var hooks: [String] = []
    var onSave: ((Person) -> Void)?
    var onCheck: ((Person) -> Void)?

    override func awakeFromInsert() { hooks.append("awakeFromInsert") }
    override func awakeFromFetch() { hooks.append("awakeFromFetch") }
    override func willSave() {
        hooks.append("willSave")
        onSave?(self)
    }
    override func validateForInsert() throws {
        onCheck?(self)
        try super.validateForInsert()
    }
    override func didSave() { hooks.append("didSave") }
    override func prepareForDeletion() { hooks.append("prepareForDeletion") }
}

final class Team: NSManagedObject {
    var title: String {
        get { _managedValue(forKey: "title") }
        set { _setManagedValue(newValue, forKey: "title") }
    }
    var members: NSSet {
        get { _managedValue(forKey: "members") }
        set { _setManagedValue(newValue, forKey: "members") }
    }
}

enum People {
    static func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true, _ value: Any? = nil) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional, attribute.defaultValue) = (name, type, optional, value)
        return attribute
    }

    static func relationship(
        _ name: String, _ destination: NSEntityDescription, toMany: Bool = false, _ rule: NSDeleteRule = .nullifyDeleteRule,
        ordered: Bool = false
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        (relationship.name, relationship.destinationEntity, relationship.deleteRule) = (name, destination, rule)
        relationship.maxCount = toMany ? 0 : 1
        relationship.isOrdered = ordered
        return relationship
    }

    static func connect(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
        one.inverseRelationship = other
        other.inverseRelationship = one
    }

    /// An entity with no class of its own.
    static func entity(_ name: String, _ properties: [NSPropertyDescription] = [], above subentities: [NSEntityDescription] = [])
        -> NSEntityDescription
    {
        let entity = NSEntityDescription()
        (entity.name, entity.properties, entity.subentities) = (name, properties, subentities)
        return entity
    }

    static func model(of entities: [NSEntityDescription]) -> NSManagedObjectModel {
        let model = NSManagedObjectModel()
        model.entities = entities
        return model
    }

    /// A context of a store.
    static func open(
        _ model: NSManagedObjectModel, _ url: URL?, _ options: [AnyHashable: Any]? = nil, _ type: String = NSSQLiteStoreType
    ) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    static var migrating: [AnyHashable: Any] {
        [
            NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
        ]
    }

    /// - Parameter rule: The rule of a team for its members.
    static func model(rule: NSDeleteRule = .nullifyDeleteRule, ordered: Bool = false, unique: Bool = false) -> NSManagedObjectModel {
        let (person, team) = (NSEntityDescription(), NSEntityDescription())
        (person.name, person.managedObjectClassName) = ("Person", "Person")
        (team.name, team.managedObjectClassName) = ("Team", "Team")
        let (own, members) = (relationship("team", team), relationship("members", person, toMany: true, rule, ordered: ordered))
        let friends = relationship("friends", person, toMany: true)
        connect(own, members)
        connect(friends, friends)
        person.properties = [
            attribute("name", .stringAttributeType), attribute("age", .integer32AttributeType, optional: false, 0),
            attribute("height", .doubleAttributeType), attribute("born", .dateAttributeType), attribute("flag", .booleanAttributeType),
            attribute("note", .transformableAttributeType), attribute("price", .decimalAttributeType),
            attribute("uuid", .UUIDAttributeType), attribute("link", .URIAttributeType), attribute("data", .binaryDataAttributeType),
            own, friends,
        ]
        team.properties = [attribute("title", .stringAttributeType, optional: false), members]
        if unique { person.uniquenessConstraints = [["name"]] }
        let model = NSManagedObjectModel()
        model.entities = [person, team]
        return model
    }

    static func container(_ model: NSManagedObjectModel = model(), at url: URL? = nil) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "People", managedObjectModel: model)
        let description = NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
        if url == nil { description.type = NSInMemoryStoreType }
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in if let error { preconditionFailure("\(error)") } }
        return container
    }

    /// A file that is deleted with the closure's end.
    static func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.appendingPathComponent("People.sqlite"))
    }
}

/// The code of the error that a closure throws; 0 for none.
func errorCode(_ body: () throws -> Void) -> Int {
    do {
        try body()
        return 0
    } catch { return (error as NSError).code }
}

extension NSManagedObjectContext {
    @discardableResult
    func make(_ entity: String, _ values: [String: Any] = [:]) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: self)
        object.setValuesForKeys(values)
        return object
    }

    func all(_ entity: String, _ format: String = "TRUEPREDICATE") throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = NSPredicate(format: format)
        return try fetch(request)
    }

    /// Closes the stores.
    func close() throws {
        for store in persistentStoreCoordinator?.persistentStores ?? [] { try persistentStoreCoordinator?.remove(store) }
    }

    @discardableResult
    func person(_ name: String?, _ age: Int32 = 0, _ team: Team? = nil) -> Person {
        let person = Person(context: self)
        (person.name, person.age, person.team) = (name, age, team)
        return person
    }

    func names(_ predicate: NSPredicate? = nil, sort: [NSSortDescriptor] = [NSSortDescriptor(key: "name", ascending: true)]) throws
        -> [String]
    {
        let request = NSFetchRequest<Person>(entityName: "Person")
        (request.predicate, request.sortDescriptors) = (predicate, sort)
        return try fetch(request).map { $0.name ?? "nil" }
    }
}
