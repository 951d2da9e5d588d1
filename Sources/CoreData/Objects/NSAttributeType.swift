/// The kind of an attribute's values.
///
/// Source: Apple, [NSAttributeType](https://developer.apple.com/documentation/coredata/nsattributetype).
public enum NSAttributeType: UInt, Sendable {
    /// No kind yet.
    case undefinedAttributeType = 0
    /// Whole numbers of 16 bits.
    case integer16AttributeType = 100
    /// Whole numbers of 32 bits.
    case integer32AttributeType = 200
    /// Whole numbers of 64 bits.
    case integer64AttributeType = 300
    /// Decimal numbers.
    case decimalAttributeType = 400
    /// Numbers of double precision.
    case doubleAttributeType = 500
    /// Numbers of single precision.
    case floatAttributeType = 600
    /// Strings.
    case stringAttributeType = 700
    /// True or false.
    case booleanAttributeType = 800
    /// Dates.
    case dateAttributeType = 900
    /// Data.
    case binaryDataAttributeType = 1000
    /// Unique identifiers.
    case UUIDAttributeType = 1100
    /// Addresses.
    case URIAttributeType = 1200
    /// Objects that are archived.
    case transformableAttributeType = 1800
    /// Identifiers of objects.
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
