import CoreGraphics
import Foundation

/// A method as it was compiled: of a class, by name.
struct MethodIdentity: Hashable {
    let type: ObjectIdentifier
    let name: String
}

/// Exchanged implementations.
///
/// A method that takes part asks, where it begins, for the present implementation of its name; if that is another one, it calls it and
/// returns. Which one is present says the registry, in which exchanging swaps entries.
public enum MethodExchange {
    /// Whether an implementation has been changed; without it a method that begins looks no further.
    @exclusivity(unchecked) nonisolated(unsafe) public private(set) static var isUsed = false

    /// The implementation that a method has to call instead of itself; nil if it is the present one.
    static func replacement(of name: String, _ type: AnyClass, on object: AnyObject) -> _OptionalMethod? {
        let own = MethodIdentity(type: ObjectIdentifier(type), name: name)
        guard let present = SelectorRegistry.implementation(named: name, of: Swift.type(of: object), upTo: type), present.identity != own
        else {
            return nil
        }
        return _OptionalMethod(object: object, name: name, method: present)
    }

    /// The implementation that a class method has to call instead of itself; nil if it is the present one.
    static func replacement(of name: String, _ type: AnyClass, onClass receiver: AnyClass) -> _OptionalMethod? {
        let own = MethodIdentity(type: ObjectIdentifier(type), name: name)
        guard let present = SelectorRegistry.implementation(named: name, of: receiver, upTo: type), present.identity != own else {
            return nil
        }
        return _OptionalMethod(object: ClassObject.object(for: receiver), name: name, method: present)
    }

    static func begin() { isUsed = true }
}

extension NSObjectProtocol {
    /// For methods whose implementation may be changed: what to call instead; nil to go on.
    @inline(__always)
    package func _replacement<T: AnyObject>(of name: String, _ type: T.Type) -> _OptionalMethod? {
        MethodExchange.isUsed ? MethodExchange.replacement(of: name, type, on: self) : nil
    }
}

/// For methods of translated code whose implementation may be changed: what to call instead; nil to go on.
public func _replacement<T: AnyObject>(of name: String, _ type: T.Type, on object: AnyObject) -> _OptionalMethod? {
    MethodExchange.isUsed ? MethodExchange.replacement(of: name, type, on: object) : nil
}

/// For class methods whose implementation may be changed: what to call instead; nil to go on. The name begins with a plus sign.
@inline(__always)
public func _classReplacement<T: AnyObject>(of name: String, _ type: T.Type, on receiver: AnyClass) -> _OptionalMethod? {
    MethodExchange.isUsed ? MethodExchange.replacement(of: name, type, onClass: receiver) : nil
}
