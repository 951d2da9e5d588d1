/// The order of an entity's properties in its objects, and where each is.
struct EntityLayout {
    let properties: [NSPropertyDescription]
    let byName: [String: NSPropertyDescription]
    let index: [String: Int]
    /// The values of new objects.
    let initial: [ManagedValue]

    init(_ properties: [NSPropertyDescription]) {
        self.properties = properties
        byName = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
        index = Dictionary(properties.enumerated().map { ($1.name, $0) }) { _, last in last }
        initial = properties.map { property in
            switch property {
            case let attribute as NSAttributeDescription:
                attribute.defaultValue.flatMap { attribute.accepted($0) }.map { .plain($0) } ?? .empty
            case let relationship as NSRelationshipDescription where relationship.isToMany: .unloaded
            default: .empty
            }
        }
    }
}
