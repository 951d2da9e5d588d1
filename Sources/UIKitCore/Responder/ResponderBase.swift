/// Base class between `NSObject` and `UIResponder` that makes initializers main-actor isolated, as on iOS.
///
/// `NSObject.init()` is nonisolated, and so would be an overriding `init()`; this class does not inherit it.
@preconcurrency @MainActor
open class ResponderBase: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    package init(base: Void) { super.init() }
}
