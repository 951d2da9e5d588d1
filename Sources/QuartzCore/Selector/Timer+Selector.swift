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
        let timer = TargetTimer(
            fire: Date(timeIntervalSinceNow: ti), ti, target: ClassObject.object(for: aTarget), selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// A timer that calls a target's method once it is added to a run loop, with user info; translated sources call it in place of the
    /// initializer.
    public class func _calling(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        _calling(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo
        )
    }

    /// A timer that calls a closure once it is added to a run loop, first after `interval`; translated sources call it in place of the
    /// initializer, whose timer fires at once on Linux.
    public class func _calling(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// A timer that calls a target's method at a date once it is added to a run loop, with user info; translated sources call it in place
    /// of the initializer.
    public class func _calling(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) -> Timer { TargetTimer(fire: date, ti, target: ClassObject.object(for: t), selector: s, userInfo: ui, repeats: rep) }

    /// Creates a timer that calls a target's method with itself as the argument once it is added to a run loop. Retains the target while it
    /// repeats.
    ///
    /// Differs from UIKit: in code that `kinora swift` does not translate, `userInfo` must be nil (anything else traps), because
    /// Foundation's timer on Linux cannot store it.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        Self.checkUserInfo(userInfo, of: "Timer(timeInterval:target:selector:userInfo:repeats:)")
        let call = TimerCall(target: ClassObject.object(for: aTarget), selector: aSelector)
        // With an interval alone, Foundation's timer on Linux fires at once.
        self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) { timer in call.fire(timer, isLast: !yesOrNo) }
    }

    /// Creates a timer that calls a target's method with itself as the argument, first at a date and, if it repeats, every `ti` seconds
    /// after it, once it is added to a run loop; a date in the past fires at once. Retains the target until it is invalidated or, if not
    /// repeating, has fired.
    ///
    /// Differs from UIKit: as for ``init(timeInterval:target:selector:userInfo:repeats:)``, `userInfo` must be nil in code that
    /// `kinora swift` does not translate.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        Self.checkUserInfo(ui, of: "Timer(fireAt:interval:target:selector:userInfo:repeats:)")
        let call = TimerCall(target: ClassObject.object(for: t), selector: s)
        self.init(fire: date, interval: ti, repeats: rep) { timer in call.fire(timer, isLast: !rep) }
    }

    /// Foundation's timer on Linux has no place for user info.
    private static func checkUserInfo(_ userInfo: Any?, of initializer: String) {
        guard let userInfo else { return }
        trap(
            object: initializer, value: "userInfo is \(userInfo)",
            remedy: "use Timer.scheduledTimer with the same arguments, or a timer with a block")
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

    init(fire date: Date, _ interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool) {
        let call = TimerCall(target: target, selector: selector)
        self.call = call
        info = userInfo
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            call.fire(timer, isLast: !repeats)
        }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        call.target = nil
    }
}
