import CoreGraphics
import Foundation
import QuartzCore

extension UIResponder: _InstanceMaker {
    /// Makes an instance for code that knows a class of `NSObject` alone; on the main actor.
    public nonisolated static func _makeInstance() -> AnyObject { MainActor.assumeIsolated { instance() } }
}

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

/// `V.init` as a function, for a class that is known at run time alone.
@preconcurrency @MainActor
public func _initializer<T: UIResponder>(of type: T.Type) -> () -> T { { _instance(of: type) } }

/// `V.init(frame:)` as a function, for a class that is known at run time alone.
@preconcurrency @MainActor
public func _initializer<T: UIView>(of type: T.Type) -> (CGRect) -> T { { _instance(of: type, frame: $0) } }

/// `L.init` as a function, for a class of layers that is known at run time alone.
public func _initializer<T: CALayer>(of type: T.Type) -> () -> T { { _instance(of: type) } }

/// Makes a view controller of a class that is known at run time alone, by its `init(nibName:bundle:)`.
@preconcurrency @MainActor
public func _instance<T: UIViewController>(of type: T.Type, nibName: String?, bundle: Bundle?) -> T {
    unsafeDowncast(type.controllerInstance(nibName, bundle), to: type)
}

/// Makes a navigation controller of a class that is known at run time alone, by its `init(rootViewController:)`.
@preconcurrency @MainActor
public func _instance<T: UINavigationController>(of type: T.Type, rootViewController: UIViewController) -> T {
    unsafeDowncast(type.navigationInstance(rootViewController), to: type)
}

/// Makes a gesture recognizer of a class that is known at run time alone.
@preconcurrency @MainActor
public func _instance<T: UIGestureRecognizer>(of type: T.Type) -> T { unsafeDowncast(type.recognizerInstance(nil, nil), to: type) }

/// Makes a gesture recognizer of a class that is known at run time alone, by its `init(target:action:)`.
@preconcurrency @MainActor
public func _instance<T: UIGestureRecognizer>(of type: T.Type, target: Any?, action: Selector?) -> T {
    unsafeDowncast(type.recognizerInstance(target, action), to: type)
}

extension UIViewController {
    @_silgen_name("kinora_UIViewController_initNib")
    static func controllerInstance(_ name: __owned String?, _ bundle: __owned Bundle?) -> UIViewController
}

extension UINavigationController {
    @_silgen_name("kinora_UINavigationController_initRoot")
    static func navigationInstance(_ root: __owned UIViewController) -> UINavigationController
}

extension UIGestureRecognizer {
    @_silgen_name("kinora_UIGestureRecognizer_initTarget")
    static func recognizerInstance(_ target: __owned Any?, _ action: __owned Selector?) -> UIGestureRecognizer
}

/// Makes a copy of a layer in a class that is known at run time alone, by its `init(layer:)`.
public func _instance<T: CALayer>(of type: T.Type, layer: Any) -> T { unsafeDowncast(type.instance(copying: layer), to: type) }
