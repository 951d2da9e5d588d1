import CoreGraphics
import Foundation

/// An object that answers itself which selectors it responds to; `kinora swift` adds this to classes that override `responds(to:)`.
public protocol _RespondingObject: AnyObject {
    func responds(to aSelector: Selector!) -> Bool
}

/// An object that names another one for calls that it does not implement, such as a delegate's proxy; `kinora swift` adds this to classes
/// that override `forwardingTarget(for:)`.
public protocol _ForwardingObject: AnyObject {
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension NSObjectProtocol {
    /// Returns another object for a call that the object does not implement; nil, the default, for none.
    ///
    /// UIKit asks delegates: an optional method that a delegate's class lacks is called on its target, if the delegate responds to it. A
    /// selector that is sent to the object (by controls, timers, display links, notifications, `perform`) goes to its target too.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// The answer of `super.responds(to:)` in an override: whether the object's own class has the method.
    public func _respondsItself(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

    /// The object to which a delegate's optional method is forwarded, for the method's default implementation; nil for none, and for the
    /// delegate itself.
    public func _forwardingTarget<Delegate>(of name: StaticString, as type: Delegate.Type = Delegate.self) -> Delegate? {
        guard let object = self as? any _ForwardingObject else { return nil }
        let selector = Selector("\(name)")
        if let object = self as? any _RespondingObject, !object.responds(to: selector) { return nil }
        guard let target = object.forwardingTarget(for: selector), target as AnyObject !== self else { return nil }
        return target as? Delegate
    }
}
