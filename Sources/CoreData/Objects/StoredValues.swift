import Foundation
import ObjectiveCRuntime

/// Values of attributes in SQLite, and back.
enum StoredValues {
    /// - Throws: An error for a value of a transformable attribute that cannot be archived.
    static func stored(_ value: Any, _ attribute: NSAttributeDescription) throws -> SQLiteValue {
        if attribute.attributeType == .transformableAttributeType || attribute.attributeType == .undefinedAttributeType {
            return .blob(try archived(value, attribute))
        }
        switch value {
        case let decimal as NSDecimalNumber where attribute.attributeType == .decimalAttributeType: return .text(decimal.description)
        default: return plain(value) ?? .null
        }
    }

    /// A value as SQL compares it; nil for a kind that it does not.
    static func plain(_ value: Any) -> SQLiteValue? {
        switch value {
        case let text as String: return .text(text)
        case let number as NSNumber:
            let isWhole = !["d", "f"].contains(String(cString: number.objCType)) && !(number is NSDecimalNumber)
            return isWhole ? .integer(number.int64Value) : .real(number.doubleValue)
        case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
        case let data as Data: return .blob(data)
        case let uuid as UUID: return .text(uuid.uuidString)
        case let url as URL: return .text(url.absoluteString)
        case let id as NSManagedObjectID: return .integer(id.isTemporaryID ? -1 : id.key)
        case let object as NSManagedObject: return .integer(object.objectID.isTemporaryID ? -1 : object.objectID.key)
        default: return nil
        }
    }

    static func value(_ stored: SQLiteValue, _ attribute: NSAttributeDescription) -> RowValue {
        switch (attribute.attributeType, stored) {
        case (_, .null): return .empty
        case (.integer16AttributeType, .integer(let value)): return .plain(NSNumber(value: Int16(truncatingIfNeeded: value)))
        case (.integer32AttributeType, .integer(let value)): return .plain(NSNumber(value: Int32(truncatingIfNeeded: value)))
        case (.integer64AttributeType, .integer(let value)): return .plain(NSNumber(value: value))
        case (.booleanAttributeType, .integer(let value)): return .plain(NSNumber(value: value != 0))
        case (.doubleAttributeType, .real(let value)): return .plain(NSNumber(value: value))
        case (.floatAttributeType, .real(let value)): return .plain(NSNumber(value: Float(value)))
        case (.dateAttributeType, .real(let value)): return .plain(Date(timeIntervalSinceReferenceDate: value))
        case (.stringAttributeType, .text(let value)): return .plain(value)
        case (.decimalAttributeType, .text(let value)): return .plain(NSDecimalNumber(string: value))
        case (.UUIDAttributeType, .text(let value)): return UUID(uuidString: value).map { .plain($0) } ?? .empty
        case (.URIAttributeType, .text(let value)): return URL(string: value).map { .plain($0) } ?? .empty
        case (.binaryDataAttributeType, .blob(let value)): return .plain(value)
        case (.transformableAttributeType, .blob(let value)), (.undefinedAttributeType, .blob(let value)):
            return unarchived(value).map { .plain($0) } ?? .empty
        default: return .empty
        }
    }

    private static func archived(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        let object: Any = (value as? [Any]).map { $0 as NSArray } ?? (value as? [String: Any]).map { $0 as NSDictionary } ?? value
        let bridged: Any =
            switch object {
            case let text as String: text as NSString
            case let date as Date: date as NSDate
            case let data as Data: data as NSData
            case let url as URL: url as NSURL
            default: object
            }
        guard bridged is any NSCoding else {
            throw coreDataError(
                NSPersistentStoreSaveError, "\(attribute.name): a \(type(of: value)) cannot be archived; it does not conform to NSCoding.")
        }
        return try NSKeyedArchiver.archivedData(withRootObject: bridged, requiringSecureCoding: false)
    }

    private static func unarchived(_ data: Data) -> Any? {
        guard let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        archive.requiresSecureCoding = false
        return KeyValue.plain(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey))
    }
}
