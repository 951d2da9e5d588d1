import Foundation

extension Timer {
    /// A timer that is not valid, and never fires: what `Timer()` makes on iPhones.
    public class func _invalid() -> Timer {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        return timer
    }

    /// Creates a timer that calls a target's method with itself as the argument, and schedules it on the current run loop.
    ///
    /// Retains the target until it is invalidated or, if not repeating, has fired. `ti` is in seconds.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TargetTimer(ti, target: ClassObject.object(for: aTarget), selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// A timer that calls a target's method once it is added to a run loop, with user info; translated sources call it in place of the
    /// initialiser.
    public class func _calling(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer { TargetTimer(ti, target: ClassObject.object(for: aTarget), selector: aSelector, userInfo: userInfo, repeats: yesOrNo) }

    /// Creates a timer that calls a target's method with itself as the argument once it is added to a run loop. Retains the target while it
    /// repeats.
    ///
    /// Differs from UIKit: in code that `kinora swift` does not translate, `userInfo` must be nil (anything else traps), because
    /// Foundation's timer on Linux cannot store it.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        if let userInfo {
            trap(
                object: "Timer(timeInterval:target:selector:userInfo:repeats:)", value: "userInfo is \(userInfo)",
                remedy: "use Timer.scheduledTimer with the same arguments, or a timer with a block")
        }
        let call = TimerCall(target: ClassObject.object(for: aTarget), selector: aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in call.fire(timer, isLast: !yesOrNo) }
    }
}

/// The call of a timer; cleared once it is over.
private final class TimerCall: @unchecked Sendable {
    var target: AnyObject?
    private let selector: Selector

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func fire(_ timer: Timer, isLast: Bool) {
        guard let receiver = target else { return }
        if isLast { target = nil }
        selector.send(to: receiver, timer)
    }
}

/// A timer that releases its target when it is invalidated.
private final class TargetTimer: Timer {
    private let call: TimerCall
    private let info: Any?

    init(_ interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool) {
        let call = TimerCall(target: target, selector: selector)
        self.call = call
        info = userInfo
        super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { timer in
            call.fire(timer, isLast: !repeats)
        }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        call.target = nil
    }
}
