import Foundation
import RenderScene

/// A call at an exact media time, independent of frames; used for delayed performs and gesture timeouts.
///
/// Retained by the host from `start()` until it has fired or is invalidated. Timers of one time fire in the order of starting, after the
/// animations that end then. Without a host nothing fires.
package final class MediaTimer {
    /// In media time, seconds.
    package let fireTime: Double
    /// Name in messages of `settle` while the timer is pending.
    package let name: String
    /// Identification of the timer's purpose, for searches.
    var request: Any?
    private var action: (() -> Void)?

    /// Creates a timer that is not started; negative delays count as 0.
    package init(after delay: Double, name: String, action: @escaping () -> Void) {
        fireTime = Environment.current.clock.now + max(delay, 0)
        self.name = name
        self.action = action
    }

    /// Creates a timer that is not started and calls the main actor; negative delays count as 0.
    package convenience init(after delay: Double, name: String, onMainActor action: @escaping @MainActor () -> Void) {
        self.init(after: delay, name: name, action: QuartzCore.onMainActor(action))
    }

    /// Whether the call is still pending.
    package var isValid: Bool { action != nil }

    package func start() { if isValid { Environment.current.timers.add(self) } }

    /// Cancels the call. Does nothing after the first time, or after the call.
    package func invalidate() {
        guard isValid else { return }
        action = nil
        Environment.current.timers.remove(self)
    }

    fileprivate func fire() {
        let action = action
        self.action = nil
        request = nil
        action?()
    }
}

/// Pending timers, the next one first; fired by hosts.
package final class MediaTimers {
    private(set) var waiting: [MediaTimer] = []

    var nextTime: Double? { waiting.first?.fireTime }

    func add(_ timer: MediaTimer) {
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle].fireTime <= timer.fireTime { low = middle + 1 } else { high = middle }
        }
        waiting.insert(timer, at: low)
        Environment.current.frameSource?.setNeedsCommit()
    }

    func remove(_ timer: MediaTimer) { waiting.removeAll { $0 === timer } }

    func removeAll() {
        let gone = waiting
        waiting = []
        for timer in gone { timer.invalidate() }
    }

    /// Queues the calls of due timers.
    func process(at now: Double) {
        let count = waiting.firstIndex { $0.fireTime > now } ?? waiting.count
        guard count > 0 else { return }
        let due = waiting[..<count]
        waiting.removeFirst(count)
        // A timer invalidated by an earlier one has no call left.
        for timer in due { CallbackQueue.current.add { timer.fire() } }
    }
}
