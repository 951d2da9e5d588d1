import CoreGraphics
import QuartzCore

/// Makes an instance of a class that is known at run time alone, by its `init()`; for code that `kinora swift` translates.
@preconcurrency @MainActor
public func _instance<T: UIResponder>(of type: T.Type) -> T { unsafeDowncast(type.instance(), to: type) }

/// Makes a view of a class that is known at run time alone, by its `init(frame:)`.
@preconcurrency @MainActor
public func _instance<T: UIView>(of type: T.Type, frame: CGRect) -> T { unsafeDowncast(type.viewInstance(frame: frame), to: type) }

/// Makes a layer of a class that is known at run time alone.
public func _instance<T: CALayer>(of type: T.Type) -> T { unsafeDowncast(type.instance(), to: type) }

extension UIView {
    /// Creates an instance of the receiving class with `init(frame:)`.
    @_silgen_name("kinora_UIView_initFrame") static func viewInstance(frame: CGRect) -> UIView
}
