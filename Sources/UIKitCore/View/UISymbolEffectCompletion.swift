import Symbols

/// Called when a symbol effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The end of a symbol effect.
///
/// Source: Apple, [UISymbolEffectCompletionContext](https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext-swift.class).
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect ran to its end; false if it was removed or replaced before.
    public let isFinished: Bool
    /// The view that showed the effect; nil if it is gone.
    public private(set) weak var sender: AnyObject?

    init(isFinished: Bool, sender: AnyObject) {
        self.isFinished = isFinished
        self.sender = sender
        super.init()
    }
}

/// Passes the end of an effect's animation on.
@MainActor
final class SymbolEffectEnd: NSObject, @MainActor CAAnimationDelegate {
    private weak var view: UIImageView?
    private let completion: UISymbolEffectCompletion?

    init(_ view: UIImageView, _ completion: UISymbolEffectCompletion?) {
        self.view = view
        self.completion = completion
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let view else { return }
        completion?(UISymbolEffectCompletionContext(isFinished: flag, sender: view))
    }
}
