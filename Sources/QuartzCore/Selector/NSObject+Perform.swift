import Foundation

extension NSObject {
    /// Whether the object has a method by a selector: one that the selector refers to, or that was made known for its class by another selector.
    public func responds(to aSelector: Selector?) -> Bool {
        aSelector.map { $0.isKnown(to: self) } ?? false
    }

    /// Calls a method now. An object that does not have it traps.
    ///
    /// The result is the object that the method returned, nil for a value of another kind; it is kept until the next `perform` returns.
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

/// What the last `perform` of a thread returned: there is no autorelease pool to keep it.
private enum PerformResult {
    private static let key = "kinora.perform.result"

    static func keep(_ object: AnyObject) { Thread.current.threadDictionary[key] = object }
}
