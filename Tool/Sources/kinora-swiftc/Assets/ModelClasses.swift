import Foundation
import Resources
import SourceTranslator

/// The classes that Xcode generates for a module's Core Data models: of entities whose code it generates, or the properties of those whose
/// classes the app has.
struct ModelClasses {
    /// Models: folders of Xcode's, with versions or without.
    let models: [URL]

    /// The declarations; empty without such entities. A model that cannot be read has none, and says why when the app opens it.
    var text: String {
        let entities = models.sorted { $0.path < $1.path }.flatMap(Self.entities)
        let names = Dictionary(entities.compactMap { entity in Self.className(entity).map { (entity["name"] ?? "", $0) } }) { first, _ in
            first
        }
        let declarations = entities.compactMap { entity -> String? in
            guard let name = names[entity["name"] ?? ""] else { return nil }
            switch entity["codeGenerationType"] {
            case "class": return Self.declaration(of: entity, name, names) + Self.members(of: entity, name, names)
            case "category": return Self.members(of: entity, name, names)
            default: return nil
            }
        }
        return declarations.isEmpty ? "" : "import CoreData\n" + declarations.joined()
    }

    // MARK: Models

    private static func entities(of model: URL) -> [NibElement] {
        guard let root = try? DataModelFolder(url: model).contents().root else { return [] }
        return root.children.filter { $0.name == "entity" }
    }

    /// The name of an entity's class without its module; nil for one without a class of the app's.
    private static func className(_ entity: NibElement) -> String? {
        guard let name = entity["representedClassName"]?.split(separator: ".").last.map(String.init), name != "NSManagedObject" else {
            return nil
        }
        return Translator.escaped(name)
    }

    // MARK: Declarations

    private static func declaration(of entity: NibElement, _ name: String, _ names: [String: String]) -> String {
        let parent = entity["parentEntity"].flatMap { names[$0] } ?? "NSManagedObject"
        return "@objc(\(name))\npublic class \(name): \(parent) {\n}\n"
    }

    private static func members(of entity: NibElement, _ name: String, _ names: [String: String]) -> String {
        var text = "extension \(name) {\n"
        text += "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { "
        text += "NSFetchRequest<\(name)>(entityName: \"\(Translator.literal(entity["name"] ?? name))\") }\n"
        for child in entity.children {
            guard let key = child["name"] else { continue }
            switch child.name {
            case "attribute": text += "@NSManaged public var \(Translator.escaped(key)): \(type(of: child))\n"
            case "relationship":
                let destination = child["destinationEntity"].flatMap { names[$0] } ?? "NSManagedObject"
                guard child.flag("toMany") == true else {
                    text += "@NSManaged public var \(Translator.escaped(key)): \(destination)?\n"
                    continue
                }
                let set = child.flag("ordered") == true ? "NSOrderedSet" : "NSSet"
                text += "@NSManaged public var \(Translator.escaped(key)): \(set)?\n"
                text += accessors(key, destination, set)
            default: continue
            }
        }
        return text + "}\n"
    }

    /// The methods that change a relationship to many.
    private static func accessors(_ key: String, _ destination: String, _ set: String) -> String {
        let name = key.prefix(1).uppercased() + key.dropFirst()
        var text = ""
        if set == "NSOrderedSet" {
            text += "@NSManaged public func insertInto\(name)(_ value: \(destination), at idx: Int)\n"
            text += "@NSManaged public func removeFrom\(name)(at idx: Int)\n"
            text += "@NSManaged public func insertInto\(name)(_ values: [\(destination)], at indexes: NSIndexSet)\n"
            text += "@NSManaged public func removeFrom\(name)(at indexes: NSIndexSet)\n"
            text += "@NSManaged public func replace\(name)(at idx: Int, with value: \(destination))\n"
            text += "@NSManaged public func replace\(name)(at indexes: NSIndexSet, with\(name) values: [\(destination)])\n"
        }
        text += "@NSManaged public func addTo\(name)(_ value: \(destination))\n"
        text += "@NSManaged public func removeFrom\(name)(_ value: \(destination))\n"
        text += "@NSManaged public func addTo\(name)(_ values: \(set))\n"
        text += "@NSManaged public func removeFrom\(name)(_ values: \(set))\n"
        return text
    }

    /// The type of an attribute's property, as Xcode writes it.
    private static func type(of attribute: NibElement) -> String {
        let isScalar = attribute.flag("usesScalarValueType") ?? false
        switch attribute["attributeType"] {
        case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
        case "Double": return isScalar ? "Double" : "NSNumber?"
        case "Float": return isScalar ? "Float" : "NSNumber?"
        case "Boolean": return isScalar ? "Bool" : "NSNumber?"
        case "Date": return isScalar ? "TimeInterval" : "Date?"
        case "Decimal": return "NSDecimalNumber?"
        case "String": return "String?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        default: return (attribute["customClassName"] ?? "NSObject") + "?"
        }
    }
}
