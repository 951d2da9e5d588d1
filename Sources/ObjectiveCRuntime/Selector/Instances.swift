import Foundation

extension NSObject {
    /// An entry point that creates an instance of the class it is called on, by its own `init()`, overridden or inherited: a convenience
    /// initializer does so for any class, where Swift makes instances of a class known at run time by required initializers alone.
    @_silgen_name("kinora_NSObject_init") convenience init(instance: Void) { self.init() }

    /// Creates an instance of the class it is called on, by `init()`.
    @_silgen_name("kinora_NSObject_init") fileprivate static func instance() -> NSObject
}

/// A class whose `init()` is none of `NSObject`'s. Not part of Apple's frameworks.
public protocol _InstanceMaker: AnyObject {
    /// Makes an instance of the class by its `init()`.
    nonisolated static func _makeInstance() -> AnyObject
}

/// Makes an instance of a class that is known at run time alone, by its `init()`; for code that `kinora swift` translates.
public func _instance<T: NSObject>(of type: T.Type) -> T {
    if let maker = type as? any _InstanceMaker.Type { return unsafeDowncast(maker._makeInstance(), to: type) }
    return unsafeDowncast(type.instance(), to: type)
}

/// `T.init` as a function, for a class that is known at run time alone.
public func _initializer<T: NSObject>(of type: T.Type) -> () -> T { { _instance(of: type) } }
