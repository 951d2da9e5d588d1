import Foundation

/// A test class as an object of `NSObject`, which it is on iPhones: it can be a delegate, an observer and a target. `kinora swift` adds
/// this to test classes. Not part of Apple's frameworks.
public protocol _TestObject: NSObjectProtocol {}

extension _TestObject {
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public func `self`() -> Self { self }
    public var classForCoder: AnyClass { type(of: self) }
    public func isProxy() -> Bool { false }
    public var description: String { "<\(type(of: self)): \(Unmanaged.passUnretained(self as AnyObject).toOpaque())>" }
    public var debugDescription: String { description }
    public static func == (one: Self, other: Self) -> Bool { one.isEqual(other) }
}
