import QuartzCore

/// Makes an instance of a class that is known at run time alone, by its `init()`; for code that `kinora swift` translates.
@preconcurrency @MainActor
public func _instance<T: UIResponder>(of type: T.Type) -> T { unsafeDowncast(type.instance(), to: type) }

/// Makes a layer of a class that is known at run time alone.
public func _instance<T: CALayer>(of type: T.Type) -> T { unsafeDowncast(type.instance(), to: type) }
