/// The kind of an attribute's values.
///
/// Source: Apple, [NSAttributeType](https://developer.apple.com/documentation/coredata/nsattributetype).
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    /// The type by its name in Xcode's files.
    init?(modelName: String) {
        let names: [String: NSAttributeType] = [
            "Undefined": .undefinedAttributeType, "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
            "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
            "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
            "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
            "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
        ]
        guard let type = names[modelName] else { return nil }
        self = type
    }

    var isInteger: Bool { [.integer16AttributeType, .integer32AttributeType, .integer64AttributeType].contains(self) }

    var isNumber: Bool {
        isInteger || [.decimalAttributeType, .doubleAttributeType, .floatAttributeType, .booleanAttributeType].contains(self)
    }

    /// The class of the values in Objective-C.
    var className: String? {
        switch self {
        case .undefinedAttributeType, .transformableAttributeType: nil
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        default: "NSNumber"
        }
    }
}
