/// An object in the chain along which events and requests travel: views, controllers, windows, the application.
///
/// Source: Apple, `UIResponder`. Events come with the issue on touches; here is the chain.
@preconcurrency @MainActor
open class UIResponder: ResponderBase {
    /// An object that is in no chain.
    public init() { super.init(base: ()) }

    /// An entry point through which an instance of any subclass can be made; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UIResponder_init") convenience init(instance: Void) { self.init() }

    /// The next responder up; nil ends the chain.
    open var next: UIResponder? { nil }
}

extension UIResponder {
    /// A new instance of the class it is called on, by `init()`: how an app's delegate is made from its class.
    @_silgen_name("kinora_UIResponder_init") static func instance() -> UIResponder
}
