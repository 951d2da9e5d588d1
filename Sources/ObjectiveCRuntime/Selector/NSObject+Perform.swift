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
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let aSelector else { return nil }
        guard let method = SelectorRegistry.method(named: "+\(aSelector.name)", of: self) else {
            trap(
                object: "+[\(self) \(aSelector.name)]", value: "unrecognized selector sent to class",
                remedy: "call the method by its name in Swift")
        }
        guard let result = method.call(NSNull(), []), Mirror(reflecting: result).displayStyle == .class else { return nil }
        PerformResult.keep(result as AnyObject)
        return Unmanaged.passUnretained(result as AnyObject)
    }

    /// Returns the name of the class.
    public static func description() -> String { (self as? NSObject.Type).map { NSStringFromClass($0) } ?? String(reflecting: self) }

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

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let first = arguments.first ?? nil
        let second = arguments.count > 1 ? arguments[1] : nil
        guard let result = selector.send(to: self, first, second), Mirror(reflecting: result).displayStyle == .class else { return nil }
        let object = result as AnyObject
        PerformResult.keep(object)
        return Unmanaged.passUnretained(object)
    }
}

/// Retains the result of a thread's last `perform`, since there is no autorelease pool.
private enum PerformResult {
    private static let key = "kinora.perform.result"

    static func keep(_ object: AnyObject) { Thread.current.threadDictionary[key] = object }
}
