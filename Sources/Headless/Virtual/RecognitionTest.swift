import CVirtualTime
import Foundation

/// Test, made once before virtual time first starts, that the calls of Foundation, libdispatch and Swift's concurrency are recognized.
///
/// Virtual time tells waits that move the clock from others by caller and parameters, which another version of these libraries may change
/// without notice. The test makes each call on a thread of its own, where nothing is armed, and leaves no thread behind: each thread of
/// the process costs time in every step of virtual time.
struct RecognitionTest {
    /// The sentence about the first call that was not recognized; nil if all were.
    static let fault: String? = {
        let hasEnded = DispatchSemaphore(value: 0)
        let thread = Thread {
            kinora_observe_this_thread()
            let loop = RunLoop.current
            loop.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
            loop.run(until: Date(timeIntervalSinceNow: 0.0001))
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) {}
            Task(executorPreference: executor) { try? await Task.sleep(nanoseconds: 1_000_000) }
            Task(executorPreference: executor) { await MainActor.run {} }
            hasEnded.signal()
        }
        thread.start()
        hasEnded.wait()
        return RecognitionTest(found: kinora_recognitions()).fault
    }()

    /// Runs a task's first part at once, on the thread that creates the task.
    private final class InlineExecutor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private static let executor = InlineExecutor()

    let found: kinora_recognitions

    var fault: String? {
        if !found.has_functions { return "the libraries and functions of Foundation, libdispatch and Swift's concurrency were not found" }
        if found.run_loop_ends == 0 { return "the end that RunLoop.run(until:) sets for itself was not recognized" }
        if found.run_until_calls == 0 { return "the caller of RunLoop.run(until:) was not found" }
        if found.run_loop_waits == 0 { return "the wait of a run loop was not recognized" }
        if found.after_calls == 0 { return "the caller of DispatchQueue.asyncAfter was not found" }
        if found.task_sleeps == 0 { return "the timer of Task.sleep was not recognized" }
        if found.main_actor_jobs == 0 { return "a job of the main actor was not recognized" }
        return nil
    }
}
