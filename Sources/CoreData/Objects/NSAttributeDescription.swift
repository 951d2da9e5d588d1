import ObjectiveCRuntime

/// An attribute of an entity: a property with a plain value.
///
/// Source: Apple, [NSAttributeDescription](https://developer.apple.com/documentation/coredata/nsattributedescription).
open class NSAttributeDescription: NSPropertyDescription {
    /// The kind of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType { didSet { entityDescription?.propertiesChanged() } }
    /// The name of the class of the values; of a transformable attribute the app's.
    open var attributeValueClassName: String? {
        get { ownClassName ?? attributeType.className }
        set { ownClassName = newValue }
    }
    private var ownClassName: String?
    /// The value of new objects; nil for none.
    open var defaultValue: Any?
    /// The name of the transformer of a transformable attribute. Values are archived with `NSKeyedArchiver`, whatever the name.
    open var valueTransformerName: String?
    /// Whether large values may be kept in files; they are kept in the store.
    open var allowsExternalBinaryDataStorage = false

    // Limits of a model file, checked before a save.
    var minimum: Double?
    var maximum: Double?
    var pattern: String?
    var isIndexed = false

    /// Creates an attribute without a name and a type.
    public override init() { super.init() }

    /// The value of a type that the attribute takes; nil for another one.
    func accepted(_ value: Any) -> Any? {
        let value = KeyValue.plain(value) ?? value
        switch attributeType {
        case .undefinedAttributeType, .transformableAttributeType: return value
        case .stringAttributeType: return value as? String
        case .dateAttributeType: return value as? Date
        case .binaryDataAttributeType: return value as? Data
        case .UUIDAttributeType: return value as? UUID
        case .URIAttributeType: return value as? URL
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return value is NSDecimalNumber ? value : nil
        case .objectIDAttributeType: return value as? NSManagedObjectID
        case .integer16AttributeType: return (value as? NSNumber).map { NSNumber(value: Int16(truncatingIfNeeded: $0.int64Value)) }
        case .integer32AttributeType: return (value as? NSNumber).map { NSNumber(value: Int32(truncatingIfNeeded: $0.int64Value)) }
        case .integer64AttributeType: return (value as? NSNumber).map { NSNumber(value: $0.int64Value) }
        case .doubleAttributeType: return (value as? NSNumber).map { NSNumber(value: $0.doubleValue) }
        case .floatAttributeType: return (value as? NSNumber).map { NSNumber(value: $0.floatValue) }
        case .booleanAttributeType: return (value as? NSNumber).map { NSNumber(value: $0.boolValue) }
        }
    }
}
