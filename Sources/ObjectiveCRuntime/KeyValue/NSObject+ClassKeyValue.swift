import CoreGraphics
import Foundation

// Key-value coding of class properties, which the class object answers.
extension NSObjectProtocol {
    /// Returns the value of a class property, `sharedApplication` of `UIApplication`. Traps for an unknown key.
    ///
    /// - Complexity: O(*c*) and the getter, where *c* is the number of superclasses.
    public static func value(forKey key: String) -> Any? {
        let name = key.prefix(1).uppercased() + key.dropFirst()
        for getter in [key, "get\(name)", "is\(name)"] {
            if let method = SelectorRegistry.method(named: "+\(getter)", of: self) { return KeyValue.plain(method.call(NSNull(), [])) }
        }
        KeyValue.trapUndefined(key, of: self, "valueForUndefinedKey:")
    }

    /// Sets the value of a class property. Traps for an unknown or read-only key, and for nil where the property is no object.
    ///
    /// - Complexity: O(*c*) and the setter, where *c* is the number of superclasses.
    public static func setValue(_ value: Any?, forKey key: String) {
        guard let setter = SelectorRegistry.method(named: "+\(_MethodTable.setter(key))", of: self) else {
            KeyValue.trapUndefined(key, of: self, "setValue:forUndefinedKey:")
        }
        _ = setter.call(NSNull(), [value])
    }

    /// Returns the value at the end of properties, the first of which is the class's; nil where one of them is nil.
    ///
    /// - Complexity: A call for each key of the path.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        return KeyValue.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]), of: value(forKey: String(keyPath[..<dot])))
    }

    /// Sets the value at the end of properties, the first of which is the class's; nothing happens where one before the last is nil.
    ///
    /// - Complexity: A call for each key of the path.
    public static func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        guard let next = self.value(forKey: String(keyPath[..<dot])) else { return }
        guard let object = next as? any NSObjectProtocol else {
            trap(
                object: "setValue(_:forKeyPath:)", value: "\(keyPath) leads through \(Swift.type(of: next)), which is no object",
                remedy: "set the whole structure")
        }
        object.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
}
