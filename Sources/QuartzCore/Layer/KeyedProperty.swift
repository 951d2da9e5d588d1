/// A property of a class of layers as key-value coding reads and sets it: by its own accessors, so that overrides and actions apply.
package struct KeyedProperty: @unchecked Sendable {
    let name: String
    let get: (CALayer) -> Any?
    /// Sets an object; returns false and changes nothing if it is of another type.
    let set: (CALayer, Any?) -> Bool

    /// - Parameter path: a property of the class in whose list this is.
    init<Layer: CALayer, Value: KeyedValue>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>) {
        self.name = name
        get = { ($0 as? Layer)?[keyPath: path].keyed }
        set = { layer, object in
            guard let layer = layer as? Layer, let value = Value(keyed: object) else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    /// A property that may be nil; it is for an object of another type too.
    init<Layer: CALayer, Value>(_ name: String, optional path: ReferenceWritableKeyPath<Layer, Value?>) {
        self.name = name
        get = { ($0 as? Layer)?[keyPath: path] }
        set = { layer, object in
            guard let layer = layer as? Layer else { return false }
            layer[keyPath: path] = object.flatMap { $0 as? Value }
            return true
        }
    }
}

extension [String: KeyedProperty] {
    init(of properties: [KeyedProperty]) { self.init(uniqueKeysWithValues: properties.map { ($0.name, $0) }) }
}
