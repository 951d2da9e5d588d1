import Foundation

/// A dictionary of the functions: attributes, what to find, and what to return.
struct KeychainQuery {
    /// The attributes, the class among them.
    private(set) var attributes: [String: Any] = [:]
    private(set) var data: Data?
    /// The name of an item; nil for those with the attributes.
    private(set) var name: Data?
    private(set) var limit = 1
    private(set) var isLimited = false
    private(set) var ignoresCase = false
    private(set) var returnsData = false
    private(set) var returnsAttributes = false
    private(set) var returnsName = false
    private(set) var isValid = true

    init(_ dictionary: [String: Any]) {
        for (key, value) in dictionary {
            switch key {
            case kSecValueData:
                data = value as? Data
                if data == nil { isValid = false }
            case kSecValuePersistentRef: name = value as? Data
            case kSecMatchLimit:
                isLimited = true
                limit = value as? String == kSecMatchLimitAll ? .max : (value as? NSNumber)?.intValue ?? 1
            case kSecMatchCaseInsensitive: ignoresCase = Self.flag(value)
            case kSecReturnData: returnsData = Self.flag(value)
            case kSecReturnAttributes: returnsAttributes = Self.flag(value)
            case kSecReturnPersistentRef: returnsName = Self.flag(value)
            case kSecReturnRef: if Self.flag(value) { isValid = false }
            case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny: break
            default:
                if key.hasPrefix("u_") { continue }
                guard let plain = Self.propertyList(value), !key.hasPrefix("m_"), !key.hasPrefix("v_"), !key.hasPrefix("r_") else {
                    isValid = false
                    continue
                }
                attributes[key] = plain
            }
        }
    }

    /// Whether the query names what to find: a class, or an item.
    var finds: Bool { isValid && (attributes[kSecClass] != nil || name != nil) }

    private static func flag(_ value: Any) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }

    /// A value as Foundation's property lists have it; nil for others.
    static func propertyList(_ value: Any) -> Any? {
        switch value {
        case let text as String: text
        case let data as Data: data
        case let date as Date: date
        case let flag as Bool: NSNumber(value: flag)
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        default: nil
        }
    }

    /// The result for an item; nil if nothing is wanted.
    func result(of item: KeychainItem) -> Any? {
        var values: [String: Any] = returnsAttributes ? item.values : [:]
        values[kSecValueData] = returnsData ? item.values[kSecValueData] : nil
        if returnsName { values[kSecValuePersistentRef] = item.name }
        if !returnsAttributes, returnsData != returnsName { return returnsData ? values[kSecValueData] : item.name }
        return values.isEmpty ? nil : values
    }
}
