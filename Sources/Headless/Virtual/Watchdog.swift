import CVirtualTime
import CoreGraphics

/// Ends a process that makes no progress, with the name of the running activity and the main actor's call stack.
///
/// Counts seconds on a thread of its own, by raw system calls, so that virtual time has no effect and a stopped process (a debugger, a
/// sleeping computer) does not count. The thread ends with the watchdog.
package final class Watchdog: @unchecked Sendable {
    /// The exit code of a process ended for lack of progress, the same as of `timeout(1)`.
    package static let exitCode: Int32 = 124

    private let lock = NSLock()
    private let patience: Int
    private let expire: @Sendable (String) -> Void
    private let say: @Sendable (String) -> Void
    private var currentLabel: String
    private var armed = true
    private var ownDuty: Duty?
    private var waits = false
    private var idleTicks = 0
    /// Ticks since time last advanced.
    private var standingTicks = 0
    private var hasSaidThatItStands = false
    /// The thread that armed the watchdog or made progress last: the main actor's.
    private var thread: Int32?

    /// Starts watching.
    ///
    /// - Parameters:
    ///   - label: The name of the activity.
    ///   - patience: Real ticks without progress before expiry; at least 1.
    ///   - tick: Real seconds between checks; at least 1 ms.
    ///   - expire: Called with the message and the backtrace; the default writes them to standard error and ends the process with
    ///     `exitCode`.
    ///   - say: Called once, when work has gone on for the patience without time advancing; the default writes to standard error.
    package init(
        label: String, patience: Int = 120, tick: TimeInterval = 1, expire: @escaping @Sendable (String) -> Void = Watchdog.endProcess,
        say: @escaping @Sendable (String) -> Void = Diagnostics.standardError
    ) {
        currentLabel = label
        self.patience = max(patience, 1)
        self.say = say
        self.expire = expire
        let beat = Beat(self, every: tick.isFinite ? max(tick, 0.001) : 1)
        guard !RealTimeThread.start({ beat.run() }) else { return }
        reportOnce("Watchdog", "the system refused a thread; nothing watches over \(label)")
    }

    /// The name of the activity, such as a test, for the message.
    package var label: String {
        get { lock.withLock { currentLabel } }
        set { lock.withLock { currentLabel = newValue } }
    }

    /// Whether lack of progress counts; arming restarts the count.
    package var isArmed: Bool {
        get { lock.withLock { armed } }
        set {
            lock.withLock {
                armed = newValue
                guard ownDuty == nil else { return }
                (idleTicks, standingTicks) = (0, 0)
                thread = newValue ? kinora_thread_id() : nil
            }
        }
    }

    /// Whether work of another process is awaited, such as the start of web views. That has limits of its own, and does not count here.
    package var isWaiting: Bool {
        get { lock.withLock { waits } }
        set { lock.withLock { waits = newValue } }
    }

    /// A further activity to watch over, which must come to its end in bounded real time, whatever progress it makes.
    package struct Duty: Sendable {
        /// Real ticks until expiry; at least 1.
        let patience: Int
        /// Called with the message and the backtrace, in place of the watchdog's own end.
        let expire: @Sendable (String) -> Void

        package init(patience: Int, expire: @escaping @Sendable (String) -> Void) {
            (self.patience, self.expire) = (max(patience, 1), expire)
        }
    }

    /// The present duty; nil for none. Setting it restarts the count, which then goes on also while the watchdog is not armed.
    package var duty: Duty? {
        get { lock.withLock { ownDuty } }
        set {
            lock.withLock {
                ownDuty = newValue
                idleTicks = 0
                thread = kinora_thread_id()
            }
        }
    }

    /// Records that time advances: restarts the count. Costs a lock and a system call.
    package func progress() { note(advances: true) }

    /// Records work while time stands still, such as a commit: restarts the count too. A stretch of it beyond the patience is said once.
    package func work() { note(advances: false) }

    private func note(advances: Bool) {
        lock.withLock {
            if ownDuty == nil { idleTicks = 0 }
            if advances { standingTicks = 0 }
            thread = kinora_thread_id()
        }
    }

    /// One tick of the watching thread; expires once per stretch without progress.
    func tick() {
        var standing: String?
        let stuck: (sentence: String, thread: Int32?, expire: @Sendable (String) -> Void)? = lock.withLock {
            guard armed || ownDuty != nil, !waits else { return nil }
            idleTicks += 1
            standingTicks += 1
            if ownDuty == nil, standingTicks >= patience, idleTicks < patience, !hasSaidThatItStands {
                hasSaidThatItStands = true
                standing =
                    "\(currentLabel) has worked for \(standingTicks) s of real time without advancing its own; it goes on, because it commits"
            }
            let patience = ownDuty?.patience ?? patience
            guard idleTicks == patience else { return nil }
            let problem = ownDuty == nil ? "no progress for" : "no end after"
            return ("\(problem) \(patience) s of real time in \(currentLabel)", thread, ownDuty?.expire ?? expire)
        }
        if let standing { say(standing) }
        guard let stuck else { return }
        let lines = stuck.thread.flatMap { ThreadBacktrace.lines(ofThread: $0) }
        stuck.expire(([stuck.sentence] + (lines ?? [])).joined(separator: "\n    "))
    }

    /// Writes the message to standard error and ends the process with `exitCode`, without exit handlers, because locks may be held.
    @Sendable package static func endProcess(_ sentence: String) {
        Diagnostics.standardError(sentence)
        kinora_exit_now(exitCode)
    }

    /// State of the watching thread, which does not retain the watchdog.
    private final class Beat {
        private weak var watchdog: Watchdog?
        private let period: TimeInterval

        init(_ watchdog: Watchdog, every period: TimeInterval) {
            self.watchdog = watchdog
            self.period = period
        }

        func run() {
            repeat { kinora_real_sleep(period) } while beat()
        }

        private func beat() -> Bool {
            watchdog?.tick()
            return watchdog != nil
        }
    }
}
