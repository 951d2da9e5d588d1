import Foundation

extension NSObject {
    /// Calls a method with an argument after `delay` seconds of media time, exactly then; a delay that is not positive means the end of
    /// this run-loop turn.
    ///
    /// Retains the object and the argument until then. Requires a host (a stage, a window): without one nothing is called. NaN counts as 0.
    /// Source: Apple, `perform(_:with:afterDelay:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of waiting calls and timers.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let timer = MediaTimer(after: delay.isNaN ? 0 : delay, name: "\(type(of: self)).\(aSelector) after a delay") { [self] in
            aSelector.send(to: self, anArgument)
        }
        timer.request = DelayedPerform(target: self, selector: aSelector, argument: anArgument)
        timer.start()
    }

    /// Calls a method after a delay; ignores the modes in favor of the host's.
    ///
    /// - Complexity: O(*n*), where *n* is the number of waiting calls and timers.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels all pending delayed calls to a target.
    ///
    /// - Complexity: O(*n* · *c*), where *n* is the number of waiting calls and timers, and *c* that of the cancelled ones, at least 1.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        cancel { $0.target === (aTarget as AnyObject) }
    }

    /// Cancels pending delayed calls of one method with an equal argument; nil is equal to nil.
    ///
    /// - Complexity: O(*n* · *c*), where *n* is the number of waiting calls and timers, and *c* that of the cancelled ones, at least 1.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        cancel { $0.target === (aTarget as AnyObject) && $0.selector == aSelector && $0.hasArgument(equalTo: anArgument) }
    }

    private class func cancel(_ isMeant: (DelayedPerform) -> Bool) {
        for timer in Environment.current.timers.waiting {
            if let request = timer.request as? DelayedPerform, isMeant(request) { timer.invalidate() }
        }
    }
}

/// A delayed call, as found by `cancelPreviousPerformRequests`.
private struct DelayedPerform {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    func hasArgument(equalTo other: Any?) -> Bool {
        switch (argument, other) {
        case (nil, nil): true
        case (let one as NSObject, let other as NSObject): one.isEqual(other)
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }
}
