import Foundation

/// The details of a model that decide about a store's tables.
struct ModelSignature: Codable, Equatable {
    struct Attribute: Codable, Equatable {
        let type: UInt
        let isOptional: Bool
    }

    struct Relationship: Codable, Equatable {
        /// The entity that declares it, whose name its column has.
        let owner: String
        let destination: String
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        let isOptional: Bool

        /// Whether another model keeps it in the same columns or table.
        func isStored(as other: Relationship) -> Bool {
            owner == other.owner && destination == other.destination && inverse == other.inverse && isToMany == other.isToMany
        }
    }

    struct Entity: Codable, Equatable {
        let parent: String?
        var attributes: [String: Attribute] = [:]
        var relationships: [String: Relationship] = [:]
    }

    var entities: [String: Entity] = [:]

    init(_ model: NSManagedObjectModel) {
        for entity in model.entities {
            var own = Entity(parent: entity.superentity?.name)
            for property in entity.layout.properties where !property.isTransient {
                switch property {
                case let attribute as NSAttributeDescription:
                    own.attributes[attribute.name] = Attribute(type: attribute.attributeType.rawValue, isOptional: attribute.isOptional)
                case let relationship as NSRelationshipDescription:
                    own.relationships[relationship.name] = Relationship(
                        owner: relationship.entityDescription?.name ?? "", destination: relationship.destinationEntity?.name ?? "",
                        inverse: relationship.inverseRelationship?.name,
                        isToMany: relationship.isToMany, isOrdered: relationship.isOrdered, isOptional: relationship.isOptional)
                default: break
                }
            }
            entities[entity.name ?? ""] = own
        }
    }

    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)) ?? Data()
    }

    init?(_ data: Data) {
        guard let signature = try? JSONDecoder().decode(ModelSignature.self, from: data) else { return nil }
        self = signature
    }

    /// The obstacle to taking rows of this model over into another one; nil for none.
    ///
    /// Entities, attributes and relationships that are new or gone can be: new attributes need a default, or to be optional, as new
    /// relationships do. A relationship may get or lose its order.
    func obstacle(to model: NSManagedObjectModel) -> String? {
        let other = ModelSignature(model)
        for (name, entity) in other.entities.sorted(by: { $0.key < $1.key }) {
            guard let own = entities[name] else { continue }
            guard own.parent == entity.parent else { return "the entity \(name) has another parent" }
            if let obstacle = Self.obstacle(name, own.relationships, entity.relationships) { return obstacle }
            for (key, attribute) in entity.attributes.sorted(by: { $0.key < $1.key }) {
                let description = model.entitiesByName[name]?.attributesByName[key]
                if let renamed = description?.renamingIdentifier, renamed != key, own.attributes[renamed] != nil {
                    return "\(name).\(key) is another name of \(renamed)"
                }
                guard let old = own.attributes[key] else {
                    guard attribute.isOptional || description?.defaultValue != nil else {
                        return "\(name).\(key) is new and has no default"
                    }
                    continue
                }
                guard old.type == attribute.type else { return "\(name).\(key) has another type" }
                guard attribute.isOptional || !old.isOptional || description?.defaultValue != nil else {
                    return "\(name).\(key) is no longer optional, and has no default"
                }
            }
        }
        return nil
    }

    private static func obstacle(_ name: String, _ old: [String: Relationship], _ new: [String: Relationship]) -> String? {
        for (key, relationship) in new.sorted(by: { $0.key < $1.key }) {
            guard let own = old[key] else {
                guard relationship.isOptional else { return "\(name).\(key) is new and not optional" }
                continue
            }
            guard own.isStored(as: relationship) else { return "the relationship \(name).\(key) has changed" }
            guard relationship.isOptional || !own.isOptional else { return "\(name).\(key) is no longer optional" }
        }
        return nil
    }
}
