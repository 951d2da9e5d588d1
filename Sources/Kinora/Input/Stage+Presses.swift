import Display
import UIKit

extension Stage {
    /// Presses a button and lets it go after `duration` seconds. The key window's first responder is told, or where there is none its root controller.
    public func press(_ button: UIPress.PressType, duration: TimeInterval = 0.08) {
        let end = now + checked(duration)
        deliver(PressInput(time: VirtualClock.epoch + now, type: button, phase: .began))
        if end > now { advance(to: end) }
        deliver(PressInput(time: VirtualClock.epoch + end, type: button, phase: .ended))
    }

    /// Presses a button in an async context.
    public func press(_ button: UIPress.PressType, duration: TimeInterval = 0.08) async {
        let end = now + checked(duration)
        deliver(PressInput(time: VirtualClock.epoch + now, type: button, phase: .began))
        if end > now { await advance(to: end) }
        deliver(PressInput(time: VirtualClock.epoch + end, type: button, phase: .ended))
    }

    private func checked(_ duration: TimeInterval) -> TimeInterval {
        Verb(name: "press(_:)", stage: self).check(duration: duration)
        return duration
    }
}
