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

    /// A value without an optional around it; numbers as `NSNumber`; the raw value of an enumeration or a set of options.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        // An optional in an `Any`.
        if let optional = value as? any OptionalValue { return plain(optional.wrapped) }
        if !(value is any NSObjectProtocol), let raw = value as? any RawRepresentable { return plain(raw.rawValue) }
        return ValueConversion.number(value) ?? value
    }

    /// A value by a path of keys, which starts at any value.
    static func value(forKeyPath keyPath: String, of start: Any?) -> Any? {
        guard let start else { return nil }
        if let array = start as? [Any], !(start is NSArray) {
            if keyPath.hasPrefix("@") { return CollectionOperator.value(keyPath, of: array) }
            return array.map { value(forKeyPath: keyPath, of: $0) ?? NSNull() }
        }
        if let dictionary = start as? [String: Any] {
            let keys = keyPath.split(separator: ".", maxSplits: 1)
            let next = dictionary[String(keys[0])]
            return keys.count == 1 ? next : value(forKeyPath: String(keys[1]), of: next)
        }
        if let object = start as? any NSObjectProtocol { return object.value(forKeyPath: keyPath) }
        trap(
            object: "value(forKeyPath:)", value: "\(keyPath) starts at \(Swift.type(of: start)), which is no object",
            remedy: "read the whole structure")
    }

    package static func trapUndefined(_ key: String, of type: AnyClass, _ method: String) -> Never {
        trap(
            object: "[<\(type)> \(method)]",
            value: "this class is not key value coding-compliant for the key \(key)",
            remedy: "mark the property @objc in a module that kinora swift translates, or use a documented key")
    }
}
