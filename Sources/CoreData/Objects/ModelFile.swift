import Foundation
import Resources

/// A model as Xcode writes it: a folder with a file `contents` of XML, or a folder with versions of it.
struct ModelFile {
    private let root: NibElement
    private let file: String

    /// - Throws: `ResourceError` with the file and the line.
    init(contentsOf url: URL) throws(ResourceError) {
        (root, file) = try DataModelFolder(url: url).contents()
        try check()
    }

    /// The models in a bundle; nil for the main one and those of the program's modules.
    static func all(in bundle: Bundle?) -> [URL] {
        var names: Set<String> = []
        return ResourceFolders.folders(of: bundle).flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().compactMap { name in
                let url = folder.appendingPathComponent(name)
                guard ["momd", "xcdatamodeld", "mom", "xcdatamodel"].contains(url.pathExtension),
                    names.insert(url.deletingPathExtension().lastPathComponent).inserted
                else { return nil }
                return url
            }
        }
    }

    // MARK: Checks

    private var entityElements: [NibElement] { root.children.filter { $0.name == "entity" } }

    private func failure(_ element: NibElement, _ message: String) -> ResourceError {
        ResourceError(file: file, line: element.line, message)
    }

    private func check() throws(ResourceError) {
        var names: [String: NibElement] = [:]
        for element in entityElements {
            guard let name = element["name"], !name.isEmpty else { throw failure(element, "an entity has no name") }
            guard names.updateValue(element, forKey: name) == nil else { throw failure(element, "two entities have the name '\(name)'") }
        }
        for element in entityElements {
            if let parent = element["parentEntity"], names[parent] == nil { throw failure(element, "there is no entity '\(parent)'") }
            var seen: Set<String> = []
            var candidate = element["name"]
            while let name = candidate {
                guard seen.insert(name).inserted else { throw failure(element, "the entity '\(name)' is above itself") }
                candidate = names[name]?["parentEntity"]
            }
            for child in element.children { try check(child, names) }
        }
    }

    private func check(_ element: NibElement, _ entities: [String: NibElement]) throws(ResourceError) {
        guard ["attribute", "relationship"].contains(element.name) else { return }
        guard let name = element["name"], !name.isEmpty else { throw failure(element, "a property has no name") }
        if element.name == "attribute" {
            guard let type = element["attributeType"] else { return }
            guard NSAttributeType(modelName: type) != nil else {
                throw failure(element, "the attribute '\(name)' has the unknown type '\(type)'")
            }
        } else {
            guard let destination = element["destinationEntity"], let entity = entities[destination] else {
                throw failure(element, "the relationship '\(name)' leads to no entity of the model")
            }
            guard let inverse = element["inverseName"] else { return }
            let owner = element["inverseEntity"].flatMap { entities[$0] } ?? entity
            guard owner.children.contains(where: { $0.name == "relationship" && $0["name"] == inverse }) else {
                throw failure(element, "the inverse '\(inverse)' of the relationship '\(name)' is not there")
            }
        }
    }

    // MARK: Entities

    /// Gives a model the entities of the file.
    func fill(_ model: NSManagedObjectModel) {
        let entities = entityElements.map(entity)
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
        var children: [String: [NSEntityDescription]] = [:]
        for (element, entity) in zip(entityElements, entities) {
            if let parent = element["parentEntity"] { children[parent, default: []].append(entity) }
        }
        for (name, below) in children { byName[name]?.subentities = below }
        for (element, entity) in zip(entityElements, entities) {
            for child in element.children where child.name == "relationship" {
                guard let relationship = entity.propertiesByName[child["name"] ?? ""] as? NSRelationshipDescription else { continue }
                relationship.destinationEntity = child["destinationEntity"].flatMap { byName[$0] }
                let owner = child["inverseEntity"].flatMap { byName[$0] } ?? relationship.destinationEntity
                relationship.inverseRelationship = child["inverseName"].flatMap {
                    owner?.propertiesByName[$0] as? NSRelationshipDescription
                }
            }
        }
        model.entities = entities
        if let name = root["userDefinedModelVersionIdentifier"], !name.isEmpty { model.versionIdentifiers = [name] }
        for element in root.children where element.name == "fetchRequest" {
            guard let name = element["name"], let entity = element["entity"] else { continue }
            model.templates[name] = FetchTemplate(
                entity: entity, predicate: element["predicateString"], limit: element.integer("fetchLimit") ?? 0)
        }
        for element in root.children where element.name == "configuration" {
            guard let name = element["name"] else { continue }
            model.configurationNames[name] = element.children.compactMap { $0["name"] }
        }
    }

    private func entity(_ element: NibElement) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = element["name"]
        entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = element.flag("isAbstract") ?? false
        entity.renamingIdentifier = element["elementID"]
        entity.userInfo = userInfo(element)
        entity.properties = element.children.compactMap { child in
            switch child.name {
            case "attribute": attribute(child)
            case "relationship": relationship(child)
            default: nil
            }
        }
        let indexed = Set(element.children.filter { $0.name == "fetchIndex" }.flatMap(\.children).compactMap { $0["property"] })
        for case let attribute as NSAttributeDescription in entity.properties where indexed.contains(attribute.name) {
            attribute.isIndexed = true
        }
        entity.uniquenessConstraints = element.list("uniquenessConstraints").map { $0.children.compactMap { $0["value"] } }
        return entity
    }

    private func userInfo(_ element: NibElement) -> [AnyHashable: Any]? {
        let entries = element.list("userInfo").compactMap { entry in entry["key"].map { ($0, entry["value"] ?? "") } }
        return entries.isEmpty ? nil : Dictionary(entries) { $1 }
    }

    private func fill(_ property: NSPropertyDescription, _ element: NibElement) {
        property.name = element["name"] ?? ""
        property.isOptional = element.flag("optional") ?? false
        property.isTransient = element.flag("transient") ?? false
        property.renamingIdentifier = element["elementID"]
        property.userInfo = userInfo(element)
    }

    private func attribute(_ element: NibElement) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        fill(attribute, element)
        let type = element["attributeType"].flatMap { NSAttributeType(modelName: $0) } ?? .undefinedAttributeType
        attribute.attributeType = type
        if type == .transformableAttributeType { attribute.attributeValueClassName = element["customClassName"] }
        attribute.valueTransformerName = element["valueTransformerName"]
        attribute.allowsExternalBinaryDataStorage = element.flag("allowsExternalBinaryDataStorage") ?? false
        attribute.isIndexed = element.flag("indexed") ?? false
        attribute.minimum = element.number("minValueString") ?? element.number("minDateTimeInterval")
        attribute.maximum = element.number("maxValueString") ?? element.number("maxDateTimeInterval")
        attribute.pattern = element["regularExpressionString"]
        attribute.defaultValue = defaultValue(element, type)
        return attribute
    }

    private func defaultValue(_ element: NibElement, _ type: NSAttributeType) -> Any? {
        if let seconds = element.number("defaultDateTimeInterval") { return Date(timeIntervalSinceReferenceDate: seconds) }
        guard let text = element["defaultValueString"] else { return nil }
        switch type {
        case .stringAttributeType: return text
        case .booleanAttributeType: return NSNumber(value: ["YES", "true", "1"].contains(text))
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    private func relationship(_ element: NibElement) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        fill(relationship, element)
        relationship.minCount = element.integer("minCount") ?? 0
        relationship.maxCount = element.flag("toMany") ?? false ? element.integer("maxCount") ?? 0 : 1
        // To-many with at most one stays to-many for Xcode; nothing tells it from to-one.
        relationship.isOrdered = element.flag("ordered") ?? false
        relationship.deleteRule = element["deletionRule"].flatMap { NSDeleteRule(modelName: $0) } ?? .nullifyDeleteRule
        return relationship
    }
}
