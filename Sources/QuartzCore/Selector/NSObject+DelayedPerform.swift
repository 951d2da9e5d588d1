import Foundation

extension NSObject {
    /// Calls a method with an argument after `delay` seconds of media time, at that very time; a delay that is not positive means the end of this turn.
    ///
    /// The object and the argument are kept until then. It needs a host (a stage, a window): without one nothing is called. NaN counts as 0.
    /// Source: Apple, `perform(_:with:afterDelay:)`.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let timer = MediaTimer(after: delay.isNaN ? 0 : delay, name: "\(type(of: self)).\(aSelector) after a delay") { [self] in
            aSelector.send(to: self, anArgument)
        }
        timer.request = DelayedPerform(target: self, selector: aSelector, argument: anArgument)
        timer.start()
    }

    /// Calls a method after a delay; the modes are the host's, whichever are given.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Forgets the delayed calls to a target that have not come yet.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        cancel { $0.target === (aTarget as AnyObject) }
    }

    /// Forgets the delayed calls of one method with an argument equal to a given one; nil is equal to nil.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        cancel { $0.target === (aTarget as AnyObject) && $0.selector == aSelector && $0.hasArgument(equalTo: anArgument) }
    }

    private class func cancel(_ isMeant: (DelayedPerform) -> Bool) {
        for timer in MediaTimers.waiting where (timer.request as? DelayedPerform).map(isMeant) ?? false { timer.invalidate() }
    }
}

/// A delayed call as `cancelPreviousPerformRequests` finds it.
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
