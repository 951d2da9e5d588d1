import CoreGraphics
import Foundation

/// Lookup of properties by key, and conversion of their values.
package enum KeyValue {
    /// The method that returns the value of a key.
    static func getter(_ key: String, of type: AnyClass) -> SelectorMethod? {
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        for name in ["get\(capital)", key, "is\(capital)"] {
            if let method = SelectorRegistry.method(named: name, of: type), method.argumentCount == 0 { return method }
        }
        return nil
    }

    /// The method that sets the value of a key.
    static func setter(_ key: String, of type: AnyClass) -> SelectorMethod? {
        let method = SelectorRegistry.method(named: "set\(key.prefix(1).uppercased())\(key.dropFirst()):", of: type)
        return method?.argumentCount == 1 ? method : nil
    }

    /// Whether a class has a property of this name that key-value coding can set.
    package static func canSet(_ key: String, of type: AnyClass) -> Bool { setter(key, of: type) != nil }

    /// Whether a class has a property or a method without arguments of this name that key-value coding can read.
    package static func canGet(_ key: String, of type: AnyClass) -> Bool { getter(key, of: type) != nil }

    /// A value without an optional around it; numbers as `NSNumber`; the raw value of an enumeration or a set of options.
    package static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        // An optional in an `Any`.
        if let optional = value as? any OptionalValue { return plain(optional.wrapped) }
        if !(value is any NSObjectProtocol), let raw = value as? any RawRepresentable { return plain(raw.rawValue) }
        return ValueConversion.number(value) ?? value
    }

    /// A value by a path of keys, which starts at any value.
    package static func value(forKeyPath keyPath: String, of start: Any?) -> Any? {
        guard let start, !(start is NSNull) else { return nil }
        if let elements = elements(of: start) {
            if keyPath.hasPrefix("@") { return CollectionOperator.value(keyPath, of: elements) }
            return values(forKeyPath: keyPath, of: elements)
        }
        if let dictionary = start as? [String: Any] {
            let keys = keyPath.split(separator: ".", maxSplits: 1)
            let next = dictionary[String(keys[0])]
            return keys.count == 1 ? next : value(forKeyPath: String(keys[1]), of: next)
        }
        if let object = start as? any NSObjectProtocol { return object.value(forKeyPath: keyPath) }
        if let text = start as? String { return value(forKey: keyPath, of: text) }
        trap(
            object: "value(forKeyPath:)", value: "\(keyPath) starts at \(Swift.type(of: start)), which is no object",
            remedy: "read the whole structure")
    }

    /// The values of a string's keys.
    private static func value(forKey key: String, of text: String) -> Any? {
        let string = text as NSString
        return switch key {
        case "length": string.length
        case "uppercaseString": string.uppercased
        case "lowercaseString": string.lowercased
        case "capitalizedString": string.capitalized
        case "intValue", "integerValue": string.integerValue
        case "doubleValue": string.doubleValue
        case "floatValue": string.floatValue
        case "boolValue": string.boolValue
        case "description", "self": text
        default: trapUndefined(key, of: NSString.self, "valueForUndefinedKey:")
        }
    }

    /// The elements of an array or a set; nil for other values.
    package static func elements(of value: Any) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    /// The values of elements by a path: of the first key, then of the rest, which may be an operator over them.
    private static func values(forKeyPath keyPath: String, of elements: [Any]) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        let found: [Any] = elements.map { value(forKeyPath: keys[0], of: $0) ?? NSNull() }
        return keys.count == 1 ? found : value(forKeyPath: keys[1], of: found)
    }

    package static func trapUndefined(_ key: String, of type: AnyClass, _ method: String) -> Never {
        trap(
            object: "[<\(type)> \(method)]",
            value: "this class is not key value coding-compliant for the key \(key)",
            remedy: "mark the property @objc in a module that kinora swift translates, or use a documented key")
    }
}
