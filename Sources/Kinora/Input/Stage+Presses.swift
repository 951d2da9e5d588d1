import Headless
import UIKit

extension Stage {
    /// Presses a button and releases it after `duration` seconds. The press goes to the key window's first responder, or without one to
    /// its root view controller.
    ///
    /// - Complexity: Two run-loop turns, and that of `advance(by:)` for the duration.
    public func press(
        _ button: UIPress.PressType, duration: TimeInterval = 0.08, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) {
            guard let end = pressEnd(after: duration) else { return }
            deliver(PressInput(time: VirtualClock.epoch + now, type: button, phase: .began))
            if end > now { advance(to: end) }
            deliver(PressInput(time: VirtualClock.epoch + end, type: button, phase: .ended))
        }
    }

    /// Presses a button in an async context.
    ///
    /// - Complexity: Two run-loop turns, and that of `advance(by:)` for the duration.
    public func press(
        _ button: UIPress.PressType, duration: TimeInterval = 0.08, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) {
            guard let end = pressEnd(after: duration) else { return }
            deliver(PressInput(time: VirtualClock.epoch + now, type: button, phase: .began))
            if end > now { await advance(to: end) }
            deliver(PressInput(time: VirtualClock.epoch + end, type: button, phase: .ended))
        }
    }

    /// The end of a press that begins now; nil for an invalid duration.
    private func pressEnd(after duration: TimeInterval) -> TimeInterval? {
        Verb(name: "press(_:)", stage: self).accepts(duration: duration) ? now + duration : nil
    }
}
