/// What a `UIVisualEffectView` does with what lies below it; only its subclasses do anything. Source: Apple, `UIVisualEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}
