import Foundation
import RenderScene

/// Groups changes of layers into one commit, with a duration, a curve and a completion block for the animations they start.
///
/// Changes outside any explicit transaction belong to the thread's implicit one, which the host commits at the end of each run-loop turn.
/// Explicit ones nest and inherit their settings; one begun after such changes is nested in the implicit one and committed with it. Source:
/// Apple, `CATransaction`; `Documentation/Behavior.md#actions-and-transactions`.
///
/// *Life cycle.* ``begin()`` opens a transaction, ``commit()`` closes the innermost. A commit of the trees lays out and displays until
/// nothing asks for more, gives new animations their begin times, and publishes the values that frames show. The completion block runs
/// once, when all animations added after it was set, in nested transactions too, have ended; without animations, after the commit.
///
/// *When not to use it.* Views are animated by UIKit's animation blocks; the duration set here does not animate them, because a view's
/// layer has no implicit animations. ``flush()`` is for hosts and tests: an app's changes are committed at the end of the turn anyway.
///
/// *Mistakes.* A completion block that is set after the changes does not wait for their animations: set it first. Changes of a layer
/// without a view animate even where that is not wanted, such as in a drag: turn that off with ``setDisableActions(_:)``. A duration that
/// is negative or not finite is refused and logged, and the last one stays. A layer's presentation shows a change only after the commit.
///
/// ```swift
/// let layer = CALayer()
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { print("the layer has moved") }
/// layer.position = CGPoint(x: 200, y: 100)
/// CATransaction.commit()
/// ```
///
/// See also ``CALayer/action(forKey:)``, which finds the animation of a change, and ``CALayer/presentation()``.
public final class CATransaction: NSObject {
    private override init() {}

    /// Begins a transaction nested in the present one.
    public class func begin() { TransactionStack.current.begin() }

    /// Commits the innermost explicit transaction. The outermost one commits every layer tree at once, unless layers were changed in this
    /// run-loop turn before it began: then the end of the turn commits both. Without an explicit one it commits the implicit transaction,
    /// as `flush()` does.
    ///
    /// - Complexity: O(*n* + *a* log *a*) if anything changed, where *n* is the number of layers in all windows and *a* that of new
    ///   animations, and the layouts, drawings and callbacks that are due.
    public class func commit() {
        let stack = TransactionStack.current
        guard !stack.levels.isEmpty else { return flush() }
        // Its settings apply to changes by layout and display, so it stays open until these are done.
        if stack.levels.count == 1, !stack.isNestedInImplicit { commitLayers() }
        // Layout may have committed it already.
        guard let level = stack.levels.popLast() else { return }
        stack.close(level, in: .current)
        CallbackQueue.runIfHostless()
    }

    /// Commits the implicit transaction now. Inside an explicit one, the layers are committed and the transaction remains open.
    ///
    /// - Complexity: That of ``commit()``.
    public class func flush() {
        let stack = TransactionStack.current
        commitLayers()
        stack.endImplicit(in: .current)
        CallbackQueue.runIfHostless()
    }

    /// Threads other than the main actor's have only layers in no window, and nothing to commit.
    private class func commitLayers() {
        if let context = Environment.current.context {
            if MainActorCheck.isIsolated { context.commit() }
        } else {
            Environment.current.detachedAnimations.settle(in: .current)
        }
    }

    /// The default duration of animations, in seconds: 0.25 unless set.
    ///
    /// - Complexity: O(*t*), where *t* is the number of open transactions.
    public class func animationDuration() -> CFTimeInterval { TransactionStack.current.animationDuration }

    /// Sets the duration for the innermost transaction, in seconds; a value that is negative or not finite is ignored and logged.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard dur.isFinite, dur >= 0 else {
            reportOnce("CATransaction duration", "CATransaction: an animation duration of \(dur) is refused; \(animationDuration()) stays")
            return
        }
        TransactionStack.current.withInnermost { $0.animationDuration = dur }
    }

    /// The timing function of implicit animations; nil stands for the default one.
    ///
    /// - Complexity: O(*t*), where *t* is the number of open transactions.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.timingFunction }

    /// Sets the timing function of implicit animations for the innermost transaction.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.withInnermost { $0.timingFunction = function }
    }

    /// Whether changes start no animations.
    ///
    /// - Complexity: O(*t*), where *t* is the number of open transactions.
    public class func disableActions() -> Bool { TransactionStack.current.disablesActions }

    /// Turns implicit animations off (or on again) for the innermost transaction.
    public class func setDisableActions(_ flag: Bool) { TransactionStack.current.withInnermost { $0.disablesActions = flag } }

    /// Sets or replaces the completion block of the innermost transaction: it runs once all animations added from now on in this
    /// transaction (including nested ones) have ended; without animations, after the commit. A replaced block still runs for the animations
    /// added before.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.withInnermost { level in
            level.completion?.seal(in: .current)
            level.completion = block.map { CompletionGroup(block: $0) }
        }
    }

    /// Returns a custom value, from the innermost transaction that has one for the key.
    ///
    /// - Complexity: O(*t*), where *t* is the number of open transactions.
    public class func value(forKey key: String) -> Any? {
        let stack = TransactionStack.current
        for level in stack.levels.reversed() { if let value = level.custom[key] { return value } }
        return stack.implicit.custom[key]
    }

    /// Sets a custom value in the innermost transaction.
    public class func setValue(_ value: Any?, forKey key: String) {
        TransactionStack.current.withInnermost { $0.custom[key] = value }
    }
}
