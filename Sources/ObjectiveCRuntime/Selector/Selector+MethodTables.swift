import Foundation

extension Selector {
    /// Adds the methods of a class for selectors made from names; for code that `kinora swift` translates, which calls it as the program
    /// starts. `body` runs before the first method is looked up. Not part of Apple's frameworks.
    public static func _addMethods(_ body: @escaping @Sendable (_MethodTable) -> Void) {
        SelectorRegistry.addTable { body(_MethodTable()) }
    }

    /// The implementation of an optional requirement by its Objective-C name, nil if the object does not respond to it; for code that
    /// `kinora swift` translates. A proxy is asked, and names the object that has the method. Not part of Apple's frameworks.
    public static func _optionalMethod(_ name: String, of object: AnyObject) -> _OptionalMethod? {
        if let responder = object as? any _RespondingObject, !responder.responds(to: Selector(name)) { return nil }
        if let method = SelectorRegistry.method(named: name, of: type(of: object)) {
            return _OptionalMethod(object: object, name: name, method: method)
        }
        guard let proxy = object as? any _ForwardingObject, let target = proxy.forwardingTarget(for: Selector(name)) as AnyObject?,
            target !== object
        else { return nil }
        return _optionalMethod(name, of: target)
    }

    /// The implementation of a method by its name, for calls on an object of any class; nil for no object.
    public static func _optionalMethod(_ name: String, of object: AnyObject?) -> _OptionalMethod? {
        object.flatMap { (object: AnyObject) in _optionalMethod(name, of: object) }
    }

    /// The implementation that classes above a class have: what `super.method?()` calls.
    public static func _optionalMethod(_ name: String, of object: AnyObject, above type: AnyClass) -> _OptionalMethod? {
        guard let superclass = _getSuperclass(type), let method = SelectorRegistry.method(named: name, of: superclass) else { return nil }
        return _OptionalMethod(object: object, name: name, method: method)
    }

    /// An override of a method that an extension of a class of another module declares, by classes below it; nil if there is none.
    public static func _override(_ name: String, of object: AnyObject, below type: AnyClass) -> _OptionalMethod? {
        guard Swift.type(of: object) != type, let method = SelectorRegistry.method(named: name, of: Swift.type(of: object)),
            method.type != type, SelectorRegistry.isClass(method.type, below: type)
        else { return nil }
        return _OptionalMethod(object: object, name: name, method: method)
    }

    /// The implementation of an optional requirement of classes.
    public static func _optionalClassMethod(_ name: String, of type: AnyClass) -> _OptionalMethod? {
        SelectorRegistry.method(named: "+\(name)", of: type).map { _OptionalMethod(object: type as AnyObject, name: name, method: $0) }
    }

    /// The selector among several that a class has: conditions of the compiler choose between them.
    public static func _present(in type: AnyClass, _ names: [String]) -> Selector {
        Selector(names.first { SelectorRegistry.method(named: $0, of: type) != nil } ?? names.first ?? "")
    }

    /// A selector of an object's method: itself.
    public static func _named(_ selector: Selector, for object: Any) -> Selector { selector }

    /// The result of a method that throws; an error is kept for the caller.
    public static func _catching(_ body: () throws -> Any?) -> Any? {
        do { return try body() } catch { return ThrownError(error: error) }
    }

    /// A method of a class object, for targets that are classes.
    public init<T: AnyObject>(
        _classMethod name: String, of type: T.Type, _ argumentCount: Int,
        _ call: @escaping @MainActor (_MethodTable.Arguments) -> Any?
    ) {
        _MethodTable().addClassMethod(name, type, argumentCount, call)
        self.init(name)
    }
}

/// A generic class of translated code, which adds the methods of each of its types when one is looked up. Not part of Apple's frameworks.
public protocol _GenericMethodTable: AnyObject {
    nonisolated static func _addMethods(to table: _MethodTable)
}

/// Receives the methods of translated classes, by Objective-C name. Not part of Apple's frameworks.
public struct _MethodTable {
    /// The arguments of a call, converted to the parameters' types; one of another type traps.
    public struct Arguments {
        let values: [Any?]

        public subscript<A>(index: Int) -> A { SelectorMethod.argument(index, of: values) }
    }

    /// Adds a method; a later one of the same name and class replaces it. A dynamic setter notifies observers itself.
    ///
    /// - Parameters:
    ///   - takesNil: Whether a setter's property can be nil in Objective-C.
    ///   - implementation: The class's own implementation, which overrides do not reach, of a method that can get another one.
    ///   - call: The method as it is called, with overrides.
    public func add<T: AnyObject>(
        _ name: String, _ type: T.Type, _ argumentCount: Int, isDynamic: Bool = false, takesNil: Bool = true,
        implementation: (@MainActor (T, Arguments) -> Any?)? = nil, _ call: @escaping @MainActor (T, Arguments) -> Any?
    ) {
        // The caller of the selector is on the method's actor, as in Objective-C.
        let plain = unsafeBitCast(call, to: ((T, Arguments) -> Any?).self)
        var method = SelectorMethod(type: type, argumentCount: argumentCount, isDynamic: isDynamic) { object, arguments in
            plain(SelectorMethod.receiver(object), Arguments(values: arguments))
        }
        method.takesNil = takesNil
        if let implementation {
            let plain = unsafeBitCast(implementation, to: ((T, Arguments) -> Any?).self)
            method.identity = MethodIdentity(type: ObjectIdentifier(type), name: name)
            method.implementation = { object, arguments in plain(SelectorMethod.receiver(object), Arguments(values: arguments)) }
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

    /// Adds a class method.
    public func addClassMethod<T: AnyObject>(
        _ name: String, _ type: T.Type, _ argumentCount: Int, _ call: @escaping @MainActor (Arguments) -> Any?
    ) {
        let plain = unsafeBitCast(call, to: ((Arguments) -> Any?).self)
        SelectorRegistry.add(
            SelectorMethod(type: type, argumentCount: argumentCount) { _, arguments in plain(Arguments(values: arguments)) },
            named: "+\(name)")
    }

    /// Adds a class method whose implementation may be changed.
    ///
    /// - Parameters:
    ///   - implementation: The class's own implementation, which overrides do not reach, for a class that may be below it.
    ///   - call: The method as it is called, with overrides; nil for the implementation itself.
    public func addClassMethod<T: AnyObject>(
        _ name: String, _ type: T.Type, _ argumentCount: Int, implementation: @escaping @MainActor (T.Type, Arguments) -> Any?,
        _ call: (@MainActor (T.Type, Arguments) -> Any?)? = nil
    ) {
        let (own, all) = (Self.classBody(implementation), Self.classBody(call ?? implementation))
        var method = SelectorMethod(type: type, argumentCount: argumentCount, call: all)
        method.identity = MethodIdentity(type: ObjectIdentifier(type), name: "+\(name)")
        method.implementation = own
        SelectorRegistry.add(method, named: "+\(name)")
    }

    private static func classBody<T: AnyObject>(
        _ body: @escaping @MainActor (T.Type, Arguments) -> Any?
    ) -> (AnyObject, [Any?]) -> Any? {
        let plain = unsafeBitCast(body, to: ((T.Type, Arguments) -> Any?).self)
        return { object, arguments in plain((object as? ClassObject)?.type as? T.Type ?? T.self, Arguments(values: arguments)) }
    }

    /// Adds a property that a key names; without a setter it is read-only. A dynamic setter notifies observers itself.
    ///
    /// - Parameter getter: Another name of the getter, `isHidden` of the key `hidden`.
    public func add<T: AnyObject, V>(
        _ key: String, getter: String? = nil, _ type: T.Type, _ get: @escaping @MainActor (T) -> V, isDynamic: Bool = true,
        _ set: (@MainActor (T, V) -> Void)? = nil
    ) {
        for name in [key, getter].compactMap(\.self) { add(name, type, 0) { object, _ in get(object) } }
        guard let set else { return }
        add(Self.setter(key), type, 1, isDynamic: isDynamic) { object, arguments in
            set(object, arguments[0])
            return nil
        }
    }

    /// Adds the key of a property that key paths in variables name. The key path is made when one is looked up.
    public func addKeyPath(_ key: String, _ path: @escaping @MainActor () -> AnyKeyPath) {
        KeyPathNames.add(key, unsafeBitCast(path, to: (() -> AnyKeyPath).self))
    }

    static func setter(_ key: String) -> String { "set\(key.prefix(1).uppercased())\(key.dropFirst()):" }
}

/// An error as the result of a method that a selector calls.
struct ThrownError {
    let error: any Error
}

/// An object's implementation of an optional requirement. Not part of Apple's frameworks.
public struct _OptionalMethod {
    let object: AnyObject
    let name: String
    let method: SelectorMethod

    /// Calls a method that throws.
    public func callThrowing<R>(_ arguments: [Any?]) throws -> R {
        let result = method.call(object, Array(arguments.prefix(method.argumentCount)))
        if let thrown = result as? ThrownError { throw thrown.error }
        return converted(result)
    }

    /// Calls the method. A result of another type than the requirement's traps.
    public func call<R>(_ arguments: [Any?]) -> R {
        let result = method.call(object, Array(arguments.prefix(method.argumentCount)))
        return converted(result)
    }

    private func converted<R>(_ result: Any?) -> R {
        if R.self == Void.self, let nothing = () as? R { return nothing }
        return SelectorMethod.result(result, of: name)
    }
}
