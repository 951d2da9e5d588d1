import CoreGraphics
import Foundation

extension NSObjectProtocol {
    /// Returns whether the class has a method of its own, such as `sharedApplication` of `UIApplication`.
    ///
    /// - Complexity: O(*c*), where *c* is the number of superclasses.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { SelectorRegistry.method(named: "+\($0.name)", of: self) != nil } ?? false
    }

    /// Calls a method of the class. Traps if it does not have it.
    ///
    /// - Complexity: O(*c*) and the method, where *c* is the number of superclasses.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls a method of the class with an argument. Traps if it does not have it.
    ///
    /// - Complexity: O(*c*) and the method, where *c* is the number of superclasses.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { performed(aSelector, [object]) }

    /// Calls a method of the class with two arguments. Traps if it does not have it.
    ///
    /// - Complexity: O(*c*) and the method, where *c* is the number of superclasses.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object1, object2])
    }

    private static func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        guard let method = SelectorRegistry.method(named: "+\(selector.name)", of: self) else {
            trap(
                object: "+[\(self) \(selector.name)]", value: "unrecognized selector sent to class",
                remedy: "call the method by its name in Swift")
        }
        return PerformResult.kept(method.call(NSNull(), Array(arguments.prefix(method.argumentCount))))
    }

    /// Returns the name of the class.
    public static func description() -> String { (self as? NSObject.Type).map { NSStringFromClass($0) } ?? String(reflecting: self) }

    /// Returns whether instances of the class have the method of a selector.
    ///
    /// - Complexity: O(*c*), where *c* is the number of superclasses.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { SelectorRegistry.method(named: $0.name, of: self) != nil } ?? false
    }

    /// Returns the class.
    public static func classForCoder() -> AnyClass { self }

    /// Returns whether the object has the method of a selector: one that the selector refers to, or that another selector registered for
    /// its class, or that the object claims by overriding this method.
    ///
    /// - Complexity: O(*c*), where *c* is the number of superclasses.
    public func responds(to aSelector: Selector!) -> Bool {
        if let object = self as? any _RespondingObject { return object.responds(to: aSelector) }
        return _respondsItself(to: aSelector)
    }
}

extension NSObject {
    /// Calls a method now. Traps if the object does not have it.
    ///
    /// Returns the method's object result, nil for other results; it is kept alive until the next `perform` returns.
    ///
    /// - Complexity: O(*c*) and the method, where *c* is the number of superclasses.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls a method with an argument.
    ///
    /// - Complexity: O(*c*) and the method, where *c* is the number of superclasses.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { performed(aSelector, [object]) }

    /// Calls a method with two arguments.
    ///
    /// - Complexity: O(*c*) and the method, where *c* is the number of superclasses.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object1, object2])
    }

    /// Calls a method on the main thread: at once on it, else when it is free; `wait` waits for it.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if Thread.isMainThread {
            performed(aSelector, [arg])
        } else {
            nonisolated(unsafe) let (object, argument) = (self, arg)
            let call: @Sendable () -> Void = { _ = object.performed(aSelector, [argument]) }
            if wait { DispatchQueue.main.sync(execute: call) } else { DispatchQueue.main.async(execute: call) }
        }
    }

    /// Calls a method on a thread of its own.
    ///
    /// The object and the argument are kept until then, and used on two threads: the method reaches views by
    /// `performSelector(onMainThread:with:waitUntilDone:)`.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { _ = object.performed(aSelector, [argument]) }
    }

    @discardableResult
    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let first = arguments.first ?? nil
        let second = arguments.count > 1 ? arguments[1] : nil
        return PerformResult.kept(selector.send(to: self, first, second))
    }
}

/// Retains the result of a thread's last `perform`, since there is no autorelease pool.
private enum PerformResult {
    private static let key = "kinora.perform.result"

    /// The object of a result, retained: strings, collections, numbers and their like are bridged; nil for nil.
    static func kept(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let object = object(result) else { return nil }
        Thread.current.threadDictionary[key] = object
        return Unmanaged.passUnretained(object)
    }

    private static func object(_ result: Any?) -> AnyObject? {
        guard let result, !(result is Void), !(result is ThrownError) else { return nil }
        if let optional = result as? any OptionalValue { return object(optional.wrapped) }
        return ClassObject.object(for: result)
    }
}

/// Returns what the class method `description` of an object's class returns; called by translated sources for classes that are known at run
/// time alone.
public func _classDescription(_ type: AnyClass) -> String {
    (type as? any NSObjectProtocol.Type).map { $0.description() } ?? String(reflecting: type)
}

/// An object of any class, which performs selectors as one of `NSObject` does; for code that `kinora swift` translates.
public struct _Performer {
    fileprivate let object: AnyObject

    /// Calls a method now. Traps if the object does not have it.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector) }

    /// Calls a method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { performed(aSelector, object) }

    /// Calls a method with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, object1, object2)
    }

    private func performed(_ selector: Selector?, _ arguments: Any?...) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let first = arguments.first ?? nil
        let second = arguments.count > 1 ? arguments[1] : nil
        return PerformResult.kept(selector.send(to: object, first, second))
    }
}

/// An object as one that performs selectors.
public func _performer(_ object: AnyObject) -> _Performer { _Performer(object: object) }

/// An object as one that performs selectors; nil for nil.
public func _performer(_ object: AnyObject?) -> _Performer? { object.map { _Performer(object: $0) } }
