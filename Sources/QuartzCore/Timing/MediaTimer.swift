import Foundation
import RenderScene

/// A call at an exact media time, between frames or on one: delayed performs, and what gestures wait for.
///
/// It is kept by the host from `start()` until it has fired or is invalidated. Timers of one time fire in the order of starting, after the animations
/// that end then. Without a host nothing fires.
package final class MediaTimer {
    /// In media time, seconds.
    package let fireTime: Double
    /// What `settle` calls it while it waits.
    package let name: String
    /// What the timer is for, where somebody looks for it.
    var request: Any?
    private var action: (() -> Void)?

    /// A timer that waits for nothing yet; negative delays count as none.
    package init(after delay: Double, name: String, action: @escaping () -> Void) {
        fireTime = MediaEnvironment.clock.now + max(delay, 0)
        self.name = name
        self.action = action
    }

    /// Whether the call is still to come.
    package var isValid: Bool { action != nil }

    package func start() { if isValid { MediaTimers.add(self) } }

    /// Forgets the call. A second time, or after it has come, it does nothing.
    package func invalidate() {
        guard isValid else { return }
        action = nil
        MediaTimers.remove(self)
    }

    fileprivate func fire() {
        let action = action
        self.action = nil
        request = nil
        action?()
    }
}

/// The timers that wait, the next one first; hosts let them fire.
enum MediaTimers {
    nonisolated(unsafe) private(set) static var waiting: [MediaTimer] = []

    static var nextTime: Double? { waiting.first?.fireTime }

    static func add(_ timer: MediaTimer) {
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle].fireTime <= timer.fireTime { low = middle + 1 } else { high = middle }
        }
        waiting.insert(timer, at: low)
        MediaEnvironment.frameSource?.setNeedsCommit()
    }

    static func remove(_ timer: MediaTimer) { waiting.removeAll { $0 === timer } }

    static func removeAll() {
        let gone = waiting
        waiting = []
        for timer in gone { timer.invalidate() }
    }

    /// Queues the calls of the timers that are due.
    static func process(at now: Double) {
        let count = waiting.firstIndex { $0.fireTime > now } ?? waiting.count
        guard count > 0 else { return }
        let due = waiting[..<count]
        waiting.removeFirst(count)
        // One that an earlier one invalidates has nothing left to call.
        for timer in due { CallbackQueue.current.add { timer.fire() } }
    }
}
