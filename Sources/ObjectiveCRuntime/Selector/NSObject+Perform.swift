import Foundation

extension NSObjectProtocol {
    /// Returns whether the object has the method of a selector, as `NSObject.responds(to:)`.
    public func responds(to aSelector: Selector?) -> Bool {
        aSelector.map { $0.isKnown(to: self) } ?? false
    }
}

extension NSObject {
    /// Returns whether the object has the method of a selector: one that the selector refers to, or that another selector registered for
    /// its class.
    public func responds(to aSelector: Selector?) -> Bool {
        aSelector.map { $0.isKnown(to: self) } ?? false
    }

    /// Calls a method now. Traps if the object does not have it.
    ///
    /// Returns the method's object result, nil for other results; it is kept alive until the next `perform` returns.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls a method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { performed(aSelector, [object]) }

    /// Calls a method with two arguments.
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
