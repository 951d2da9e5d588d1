import CVirtualTime
import CoreGraphics

/// Ends a process that makes no progress, naming what was running and the functions that its main actor was in.
///
/// Counts the seconds of a thread of its own, by raw system calls, so that virtual time does not fool it and a stopped process (a
/// debugger, a sleeping computer) does not count. Its thread ends with it.
package final class Watchdog: @unchecked Sendable {
    /// The exit code of a process ended for lack of progress, as `timeout(1)` has it.
    package static let exitCode: Int32 = 124

    private let lock = NSLock()
    private let patience: Int
    private let expire: @Sendable (String) -> Void
    private var currentLabel: String
    private var armed = true
    private var idleTicks = 0
    /// The thread that armed it or made progress last: the main actor's.
    private var thread: Int32?

    /// Starts watching.
    ///
    /// - Parameters:
    ///   - label: what is running.
    ///   - patience: real ticks without progress before the end; at least 1.
    ///   - tick: real seconds between two looks; at least 1 ms.
    ///   - expire: what to do with the sentence and the backtrace below it; by default it is written to standard error and the process ends with `exitCode`.
    package init(
        label: String, patience: Int = 120, tick: TimeInterval = 1, expire: @escaping @Sendable (String) -> Void = Watchdog.endProcess
    ) {
        currentLabel = label
        self.patience = max(patience, 1)
        self.expire = expire
        let beat = Unmanaged.passRetained(Beat(self, every: tick.isFinite ? max(tick, 0.001) : 1))
        let started = kinora_threads_run_opted_out(
            { context in
                guard let context else { return }
                Unmanaged<Beat>.fromOpaque(context).takeRetainedValue().run()
            }, beat.toOpaque())
        guard !started else { return }
        beat.release()
        reportOnce("Watchdog", "the system refused a thread; nothing watches over \(label)")
    }

    /// What is running, a test's name; it stands in the last sentence.
    package var label: String {
        get { lock.withLock { currentLabel } }
        set { lock.withLock { currentLabel = newValue } }
    }

    /// Whether the lack of progress counts; arming starts counting anew.
    package var isArmed: Bool {
        get { lock.withLock { armed } }
        set {
            lock.withLock {
                armed = newValue
                idleTicks = 0
                thread = newValue ? kinora_thread_id() : nil
            }
        }
    }

    /// Something went on: counting starts anew. Costs a lock and a system call.
    package func progress() {
        lock.withLock {
            idleTicks = 0
            thread = kinora_thread_id()
        }
    }

    /// One tick of the watching thread; expires exactly once for one stretch without progress.
    func tick() {
        let stuck: (sentence: String, thread: Int32?)? = lock.withLock {
            guard armed else { return nil }
            idleTicks += 1
            guard idleTicks == patience else { return nil }
            return ("no progress for \(patience) s of real time in \(currentLabel)", thread)
        }
        guard let stuck else { return }
        let lines = stuck.thread.flatMap { ThreadBacktrace.lines(ofThread: $0) }
        expire(([stuck.sentence] + (lines ?? [])).joined(separator: "\n    "))
    }

    /// Writes the sentence to standard error and ends the process with `exitCode`; no handlers run, as locks may be held.
    @Sendable package static func endProcess(_ sentence: String) {
        let line = Array("kinora: \(sentence)\n".utf8)
        _ = write(2, line, line.count)
        kinora_exit_now(exitCode)
    }

    /// The thread's own part: it does not keep the watchdog alive.
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
