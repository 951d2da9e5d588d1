import CVirtualTime
import Foundation

/// Test, made once before virtual time first starts, that the functions are found by which virtual time recognizes the calls of Foundation,
/// libdispatch and Swift's concurrency, and that the caller of `asyncAfter` is.
///
/// Virtual time tells waits that move the clock from others by caller and parameters, which another version of these libraries may change
/// without notice. The test leaves no thread behind, because each thread of the process costs time in every step of virtual time; the
/// calls that would start one are made by the library's own tests (`waitInRunLoop`, `runTasks`).
struct RecognitionTest {
    /// The sentence about the first call that was not recognized; nil if all were.
    static let fault: String? = {
        let hasEnded = DispatchSemaphore(value: 0)
        let thread = Thread {
            kinora_observe_this_thread()
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) {}
            hasEnded.signal()
        }
        thread.start()
        hasEnded.wait()
        return RecognitionTest(found: kinora_recognitions()).fault
    }()

    let found: kinora_recognitions

    var fault: String? {
        if !found.has_functions { return "the libraries and functions of Foundation, libdispatch and Swift's concurrency were not found" }
        if found.after_calls == 0 { return "the caller of DispatchQueue.asyncAfter was not found" }
        return nil
    }

    // MARK: Calls that start threads

    /// Waits in a run loop of the calling thread, which is observed from then on.
    static func waitInRunLoop() {
        kinora_observe_this_thread()
        let loop = RunLoop.current
        loop.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
        loop.run(until: Date(timeIntervalSinceNow: 0.0001))
    }

    /// Begins a task that sleeps and one that hops to the main actor, on the calling thread, which is observed from then on.
    static func runTasks() {
        kinora_observe_this_thread()
        Task(executorPreference: executor) { try? await Task.sleep(nanoseconds: 1_000_000) }
        Task(executorPreference: executor) { await MainActor.run {} }
    }

    /// Runs a task's first part at once, on the thread that creates the task.
    private final class InlineExecutor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private static let executor = InlineExecutor()
}
