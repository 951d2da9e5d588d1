import CoreGraphics
import Foundation

// Key-value observing of any object.
extension NSObjectProtocol {
    /// Registers an observer of a key path. It is not retained, and neither is the object; its
    /// `observeValue(forKeyPath:of:change:context:)` is called after each change, on the thread of the change.
    ///
    /// Observers of one key are called in the order of their registration. An observer may be registered several times, and is then called
    /// several times. The registration ends with either of the two. Source: Apple, `NSKeyValueObserving`.
    ///
    /// - Complexity: O(*k*), where *k* is the number of keys of the path and of those that their values depend on.
    public func addObserver(
        _ observer: any NSObjectProtocol, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        KeyValue.checkPath(keyPath, of: self)
        let observance = Observance(self, keyPath, options, observer: observer, context: context) { [weak observer] object, change in
            guard let observer else { return }
            guard let receiver = observer as? any _KeyValueObserver else { KeyValue.trapUnhandled(observer, keyPath, object) }
            receiver.observeValue(forKeyPath: keyPath, of: object, change: change.dictionary, context: context)
        }
        observance.begin()
    }

    /// Ends the last registration of an observer for a key path; traps if there is none.
    ///
    /// - Complexity: O(*o*), where *o* is the number of observers of the objects on the path.
    public func removeObserver(_ observer: any NSObjectProtocol, forKeyPath keyPath: String) {
        end(KeyValueObservers.existing(of: self)?.observance(of: observer, keyPath, nil), observer, keyPath)
    }

    /// Ends the last registration of an observer for a key path and a context; traps if there is none.
    ///
    /// - Complexity: O(*o*), where *o* is the number of observers of the objects on the path.
    public func removeObserver(_ observer: any NSObjectProtocol, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        end(KeyValueObservers.existing(of: self)?.observance(of: observer, keyPath, .some(context)), observer, keyPath)
    }

    private func end(_ observance: Observance?, _ observer: any NSObjectProtocol, _ keyPath: String) {
        guard let observance else {
            trap(
                object: "<\(type(of: self))>",
                value:
                    "cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\", because it is not registered as an observer",
                remedy: "remove each registration once")
        }
        observance.end()
    }

    /// Tells observers that the value of a key is about to change. Each call is followed by one of `didChangeValue(forKey:)`.
    ///
    /// - Complexity: O(*n* + *m*²), where *n* is the number of the object's observers and *m* that of the key's.
    public func willChangeValue(forKey key: String) { KeyValueObservers.existing(of: self)?.willChange(key) }

    /// Tells observers that the value of a key has changed.
    ///
    /// - Complexity: O(*n* + *m*) and the observers' calls, where *n* is the number of the object's open changes and *m* that of the
    ///   key's observers.
    public func didChangeValue(forKey key: String) { KeyValueObservers.existing(of: self)?.didChange(key) }

    /// Tells observers that elements of an array are about to change.
    ///
    /// - Complexity: O(*n* + *m*²), where *n* is the number of the object's observers and *m* that of the key's.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObservers.existing(of: self)?.willChange(key, changeKind, indexes)
    }

    /// Tells observers that elements of an array have changed.
    ///
    /// - Complexity: O(*n* + *m*) and the observers' calls, where *n* is the number of the object's open changes and *m* that of the
    ///   key's observers.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObservers.existing(of: self)?.didChange(key)
    }

    /// For setters: a change that the class may have turned off.
    @inlinable
    @inline(__always)
    public func _willSet(_ key: String) { if KeyValueObservers.isUsed { KeyValueObservers.willSet(self, key, nil) } }

    /// For setters.
    @inlinable
    @inline(__always)
    public func _didSet(_ key: String) { if KeyValueObservers.isUsed { KeyValueObservers.didSet(self, key) } }

    /// For setters: runs a change between the two notifications.
    @inlinable
    @inline(__always)
    public func _changing(_ key: String, _ change: () -> Void) {
        _willSet(key)
        change()
        _didSet(key)
    }

    /// For setters of translated `@objc dynamic` properties of a class and their overrides: a change that an override has begun includes
    /// what it calls of its superclass.
    @inlinable
    @inline(__always)
    public func _willSet(_ key: String, _ type: AnyClass) { if KeyValueObservers.isUsed { KeyValueObservers.willSet(self, key, type) } }

    /// For setters of translated `@objc dynamic` properties of a class and their overrides.
    @inlinable
    @inline(__always)
    public func _didSet(_ key: String, _ type: AnyClass) { if KeyValueObservers.isUsed { KeyValueObservers.didSet(self, key) } }

    /// Ends a change without a notification, because the value has stayed.
    @inline(__always)
    package func _abandonChange(_ key: String) { if KeyValueObservers.isUsed { KeyValueObservers.existing(of: self)?.abandonChange(key) } }

    /// The key paths that affect a key: those that a class method of the key's name returns.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        KeyValueObservers.pathsOfClassMethod(key, of: self)
    }

    /// Whether setters notify observers; true.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// Called for a change of a key path that the object observes and no override handles; traps.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        KeyValue.trapUnhandled(self, keyPath ?? "nil", object)
    }
}

extension NSObjectProtocol {
    /// Observes a property with a closure, while the observation is retained; for code that `kinora swift` translates, which adds the key.
    ///
    /// - Complexity: O(*k*), where *k* is the number of keys of the path and of those that their values depend on.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _key: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        KeyValue.checkPath(_key, of: self)
        let observance = Observance(self, _key, options) { object, change in
            guard let object = object as? Self else { return }
            changeHandler(object, change.typed())
        }
        let observation = NSKeyValueObservation(observance)
        observance.begin()
        return observation
    }

    /// Observes a property that a key path in a variable names: an `@objc dynamic` one of a translated class. Traps for others.
    ///
    /// - Complexity: O(*k*), where *k* is the number of keys that the value depends on.
    @_disfavoredOverload
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let key = KeyPathNames.name(of: keyPath, in: type(of: self)) else {
            trap(
                object: "<\(type(of: self))>", value: "cannot be observed for a key path whose property is not known",
                remedy: "write the key path in the call of observe, or mark the property @objc dynamic")
        }
        return observe(keyPath, _key: key, options: options, changeHandler: changeHandler)
    }

    /// Tells observers that a property is about to change; for code that `kinora swift` translates.
    ///
    /// - Complexity: O(*n* + *m*²), where *n* is the number of the object's observers and *m* that of the key's.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key: String) { willChangeValue(forKey: _key) }

    /// Tells observers that a property has changed; for code that `kinora swift` translates.
    ///
    /// - Complexity: O(*n* + *m*) and the observers' calls, where *n* is the number of the object's open changes and *m* that of the
    ///   key's observers.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key: String) { didChangeValue(forKey: _key) }
}

extension KeyValue {
    /// Traps where an object lacks the first key of a path.
    static func checkPath(_ keyPath: String, of object: any NSObjectProtocol) {
        let key = keyPath.firstKey
        guard !(object is any _KeyValueCoder), !(object is any _UndefinedKeyReader), !key.hasPrefix("@"), !(object is UserDefaults),
            getter(key, of: type(of: object)) == nil
        else { return }
        trap(
            object: "<\(type(of: object))>", value: "cannot be observed for the key path \"\(keyPath)\": it has no key \"\(key)\"",
            remedy: "mark the property @objc dynamic in a module that kinora swift translates, or observe a documented key")
    }

    package static func trapUnhandled(_ observer: any NSObjectProtocol, _ keyPath: String, _ object: Any?) -> Never {
        trap(
            object: "<\(type(of: observer))>",
            value: "an -observeValueForKeyPath:ofObject:change:context: message was received but not handled (key path \"\(keyPath)\")",
            remedy: "override observeValue(forKeyPath:of:change:context:), and call super only for key paths of the superclass")
    }
}

extension Observance.Change {
    fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
        var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
        if let new { result[.newKey] = new ?? NSNull() }
        if let old { result[.oldKey] = old ?? NSNull() }
        if let indexes { result[.indexesKey] = indexes }
        if isPrior { result[.notificationIsPriorKey] = true }
        return result
    }

    fileprivate func typed<Value>() -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            kind: kind, newValue: new.flatMap { KeyValue.observed($0) }, oldValue: old.flatMap { KeyValue.observed($0) }, indexes: indexes,
            isPrior: isPrior)
    }
}

extension KeyValue {
    /// An observed value in its property's type; nil of an optional type is a value.
    fileprivate static func observed<Value>(_ value: Any?) -> Value? {
        ValueConversion.converted(value, to: Value.self) ?? (value == nil ? Optional<Any>.none as? Value : nil)
    }
}

extension String {
    /// The first key of a key path.
    fileprivate var firstKey: String { String(prefix { $0 != "." }) }
}
