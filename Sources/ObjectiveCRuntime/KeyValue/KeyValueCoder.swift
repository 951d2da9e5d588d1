import CoreGraphics
import Foundation

/// A class with values of its own under keys, such as a layer.
public protocol _KeyValueCoder: NSObjectProtocol {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
}

/// A class that overrides how values of keys are read; `kinora swift` adds this.
public protocol _KeyValueReader: NSObjectProtocol {
    func value(forKey key: String) -> Any?
}

/// A class that overrides how values of keys are set; `kinora swift` adds this.
public protocol _KeyValueWriter: NSObjectProtocol {
    func setValue(_ value: Any?, forKey key: String)
}

/// A class that decides what nil sets for a property that is no object; `kinora swift` adds this.
public protocol _NilValueWriter: NSObjectProtocol {
    func setNilValueForKey(_ key: String)
}

/// A class with values of its own under key paths.
public protocol _KeyPathCoder: NSObjectProtocol {
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

/// A class that answers for keys without a property.
public protocol _UndefinedKeyReader: NSObjectProtocol {
    func value(forUndefinedKey key: String) -> Any?
}

/// A class that accepts values for keys without a property.
public protocol _UndefinedKeyWriter: NSObjectProtocol {
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// The value of an `@NSManaged` property in its type: a number of any kind becomes the property's; for code that `kinora swift` translates.
public func _managedValue<Value>(_ value: Any?) -> Value? { ValueConversion.converted(value, to: Value.self) }

// Key-value coding of any object. Members of a protocol's extension, so that classes may declare their own.
extension NSObjectProtocol {
    /// Returns the value of a property by its name.
    ///
    /// Finds `@objc` properties and methods without arguments of translated classes (`key`, `isKey`, `getKey`), the documented properties
    /// of UIKit and QuartzCore, keys of dictionaries and user defaults, and the values of an array's elements. Numbers, structures and
    /// strings are Swift's; an enumeration is its raw value. An unknown key calls `value(forUndefinedKey:)`. Source: Apple,
    /// `NSKeyValueCoding`.
    ///
    /// - Complexity: O(*c*) and the getter, where *c* is the number of superclasses; of an array, for each element.
    public func value(forKey key: String) -> Any? {
        if let coder = self as? any _KeyValueCoder { return coder.value(forKey: key) }
        if let reader = self as? any _KeyValueReader { return reader.value(forKey: key) }
        return _value(forKey: key)
    }

    /// Sets the value of a property by its name, by its setter; its observers are notified.
    ///
    /// Numbers are converted to the property's type, and so are points, sizes and rectangles in an `NSValue`; a value of another type
    /// traps. An unknown or read-only key calls `setValue(_:forUndefinedKey:)`; nil for a property that is no object calls
    /// `setNilValueForKey(_:)`.
    ///
    /// - Complexity: O(*c* + *o*) and the setter, where *c* is the number of superclasses and *o* that of the object's observers; of an
    ///   array, for each element.
    public func setValue(_ value: Any?, forKey key: String) {
        if let coder = self as? any _KeyValueCoder { return coder.setValue(value, forKey: key) }
        if let writer = self as? any _KeyValueWriter { return writer.setValue(value, forKey: key) }
        _setValue(value, forKey: key)
    }

    /// Returns the value at the end of properties, `"layer.cornerRadius"`; nil where one of them is nil.
    ///
    /// `@count`, `@sum`, `@avg`, `@min` and `@max` compute over an array.
    ///
    /// - Complexity: A call for each key of the path; of an array, for each element too.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let coder = self as? any _KeyPathCoder { return coder.value(forKeyPath: keyPath) }
        if let elements = KeyValue.elements(of: self) { return KeyValue.value(forKeyPath: keyPath, of: elements) }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let first = value(forKey: String(keyPath[..<dot]))
        return KeyValue.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]), of: first)
    }

    /// Sets the value at the end of properties; nothing happens where one before the last is nil.
    ///
    /// - Complexity: A call for each key of the path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let coder = self as? any _KeyPathCoder { return coder.setValue(value, forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        guard let next = self.value(forKey: String(keyPath[..<dot])) else { return }
        guard let object = next as? any NSObjectProtocol else {
            trap(
                object: "setValue(_:forKeyPath:)", value: "\(keyPath) leads through \(Swift.type(of: next)), which is no object",
                remedy: "set the whole structure")
        }
        object.setValue(value, forKeyPath: rest)
    }

    /// Returns the values of keys; `NSNull` for nil.
    ///
    /// - Complexity: O(*n*) calls of `value(forKey:)`, where *n* is the number of keys.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Sets a value for each key; `NSNull` sets nil.
    ///
    /// - Complexity: O(*n* log *n*), with a call of `setValue(_:forKey:)` for each, where *n* is the number of keys.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Called for a key without a property; traps.
    public func value(forUndefinedKey key: String) -> Any? {
        KeyValue.trapUndefined(key, of: Swift.type(of: self), "valueForUndefinedKey:")
    }

    /// Called for nil as the value of a property that is no object; traps.
    public func setNilValueForKey(_ key: String) {
        trap(
            object: "[<\(Swift.type(of: self))> setNilValueForKey]", value: "could not set nil as the value for the key \(key)",
            remedy: "set a value of the property's type, or override setNilValueForKey(_:)")
    }

    /// Called for a value of a key without a property; traps.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValue.trapUndefined(key, of: Swift.type(of: self), "setValue:forUndefinedKey:")
    }

    /// The implementation of `value(forKey:)` for classes without their own.
    public func _value(forKey key: String) -> Any? {
        switch self {
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let defaults as UserDefaults: return defaults.object(forKey: key)
        case let array as NSArray: return array.map { KeyValue.value(forKeyPath: key, of: $0) ?? NSNull() }
        default: break
        }
        if let getter = KeyValue.getter(key, of: Swift.type(of: self)) { return KeyValue.plain(getter.call(self, [])) }
        if let reader = self as? any _UndefinedKeyReader { return reader.value(forUndefinedKey: key) }
        return value(forUndefinedKey: key)
    }

    /// The implementation of `setValue(_:forKey:)` for classes without their own.
    public func _setValue(_ value: Any?, forKey key: String) {
        switch self {
        case let dictionary as NSMutableDictionary: return dictionary[key] = value
        case let defaults as UserDefaults: return defaults.set(value, forKey: key)
        case let array as NSArray: return array.forEach { ($0 as? any NSObjectProtocol)?.setValue(value, forKey: key) }
        default: break
        }
        guard let setter = KeyValue.setter(key, of: Swift.type(of: self)) else {
            if let writer = self as? any _UndefinedKeyWriter { return writer.setValue(value, forUndefinedKey: key) }
            return setValue(value, forUndefinedKey: key)
        }
        if value == nil, !setter.takesNil {
            if let writer = self as? any _NilValueWriter { return writer.setNilValueForKey(key) }
            return setNilValueForKey(key)
        }
        KeyValueObservers.change(self, key, isDynamic: setter.isDynamic) { _ = setter.call(self, [value]) }
    }
}
