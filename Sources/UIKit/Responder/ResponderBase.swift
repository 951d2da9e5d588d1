/// What stands between `NSObject` and `UIResponder`, so that responders are made on the main actor as on iOS.
///
/// `NSObject.init()` belongs to no actor, and neither would an `init()` that overrides it; this class does not inherit it.
@preconcurrency @MainActor
open class ResponderBase: NSObject {
    package init(base: Void) { super.init() }
}
