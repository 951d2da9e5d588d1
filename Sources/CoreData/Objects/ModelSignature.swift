import Foundation

/// The details of a model that decide about a store's tables.
struct ModelSignature: Codable, Equatable {
    struct Attribute: Codable, Equatable {
        let type: UInt
        let isOptional: Bool
    }

    struct Relationship: Codable, Equatable {
        let destination: String
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        let isOptional: Bool
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
                        destination: relationship.destinationEntity?.name ?? "", inverse: relationship.inverseRelationship?.name,
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
    /// Entities and attributes that are new or gone can be: new attributes need a default, or to be optional.
    func obstacle(to model: NSManagedObjectModel) -> String? {
        let other = ModelSignature(model)
        for (name, entity) in other.entities.sorted(by: { $0.key < $1.key }) {
            guard let own = entities[name] else { continue }
            guard own.parent == entity.parent else { return "the entity \(name) has another parent" }
            guard own.relationships == entity.relationships else { return "the relationships of \(name) have changed" }
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
}
