/// The abstract base class of visual effects. Source: Apple, `UIVisualEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}
