import Foundation

extension Selector {
    /// Adds the methods of a class for selectors made from names; for code that `kinora swift` translates, which calls it as the program
    /// starts. `body` runs before the first method is looked up. Not part of Apple's frameworks.
    public static func _addMethods(_ body: @escaping @Sendable (_MethodTable) -> Void) {
        SelectorRegistry.addTable { body(_MethodTable()) }
    }

    /// The implementation of an optional requirement by its Objective-C name, nil if the object's class has none; for code that
    /// `kinora swift` translates. Not part of Apple's frameworks.
    public static func _optionalMethod(_ name: String, of object: AnyObject) -> _OptionalMethod? {
        SelectorRegistry.method(named: name, of: type(of: object)).map { _OptionalMethod(object: object, name: name, method: $0) }
    }
}

/// Receives the methods of translated classes, by Objective-C name. Not part of Apple's frameworks.
public struct _MethodTable {
    /// The arguments of a call, converted to the parameters' types; one of another type traps.
    public struct Arguments {
        let values: [Any?]

        public subscript<A>(index: Int) -> A { SelectorMethod.argument(index, of: values) }
    }

    /// Adds a method; a later one of the same name and class replaces it. A dynamic setter notifies observers itself.
    public func add<T: AnyObject>(
        _ name: String, _ type: T.Type, _ argumentCount: Int, isDynamic: Bool = false, isExchangeable: Bool = false,
        _ call: @escaping @MainActor (T, Arguments) -> Any?
    ) {
        // The caller of the selector is on the method's actor, as in Objective-C.
        let plain = unsafeBitCast(call, to: ((T, Arguments) -> Any?).self)
        var method = SelectorMethod(type: type, argumentCount: argumentCount, isDynamic: isDynamic) { object, arguments in
            plain(SelectorMethod.receiver(object), Arguments(values: arguments))
        }
        if isExchangeable {
            method.identity = MethodIdentity(type: ObjectIdentifier(type), name: name)
            method.asksForReplacement = true
        }
        SelectorRegistry.add(method, named: name)
    }

    /// Adds a method of these frameworks whose implementation may be changed; `call` is the implementation, which overrides do not reach.
    public func addExchangeable<T: AnyObject>(
        _ name: String, _ type: T.Type, _ argumentCount: Int, _ call: @escaping @MainActor (T, Arguments) -> Any?
    ) {
        let plain = unsafeBitCast(call, to: ((T, Arguments) -> Any?).self)
        var method = SelectorMethod(type: type, argumentCount: argumentCount) { object, arguments in
            plain(SelectorMethod.receiver(object), Arguments(values: arguments))
        }
        method.identity = MethodIdentity(type: ObjectIdentifier(type), name: name)
        SelectorRegistry.add(method, named: name)
    }

    /// Adds a class method without arguments, such as `keyPathsForValuesAffectingName`.
    public func addClassMethod<T: AnyObject>(_ name: String, _ type: T.Type, _ call: @escaping @MainActor () -> Any?) {
        let plain = unsafeBitCast(call, to: (() -> Any?).self)
        SelectorRegistry.add(SelectorMethod(type: type, argumentCount: 0) { _, _ in plain() }, named: "+\(name)")
    }

    /// Adds a property that a key names; without a setter it is read-only. A dynamic setter notifies observers itself.
    public func add<T: AnyObject, V>(
        _ key: String, _ type: T.Type, _ get: @escaping @MainActor (T) -> V, isDynamic: Bool = true,
        _ set: (@MainActor (T, V) -> Void)? = nil
    ) {
        add(key, type, 0) { object, _ in get(object) }
        guard let set else { return }
        add(Self.setter(key), type, 1, isDynamic: isDynamic) { object, arguments in
            set(object, arguments[0])
            return nil
        }
    }

    private static func setter(_ key: String) -> String { "set\(key.prefix(1).uppercased())\(key.dropFirst()):" }
}

/// An object's implementation of an optional requirement. Not part of Apple's frameworks.
public struct _OptionalMethod {
    let object: AnyObject
    let name: String
    let method: SelectorMethod

    /// Calls the method. A result of another type than the requirement's traps.
    public func call<R>(_ arguments: [Any?]) -> R {
        let result = method.call(object, Array(arguments.prefix(method.argumentCount)))
        if R.self == Void.self, let nothing = () as? R { return nothing }
        return SelectorMethod.result(result, of: name)
    }
}
