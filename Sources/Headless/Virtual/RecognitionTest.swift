import CVirtualTime
import Foundation

/// Test, made once before virtual time first starts, that the calls of Foundation, libdispatch and Swift's concurrency are recognized.
///
/// Virtual time tells waits that move the clock from others by caller and parameters, which another version of these libraries may change
/// without notice. The test makes each call on a thread of its own, in real time (about two milliseconds).
struct RecognitionTest {
    /// The sentence about the first call that was not recognized; nil if all were.
    static let fault: String? = {
        let thread = Thread {
            kinora_observe_this_thread()
            let loop = RunLoop.current
            loop.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
            loop.run(until: Date(timeIntervalSinceNow: 0.0005))
            DispatchQueue.global().asyncAfter(deadline: .now()) {}
            hasEnded.signal()
        }
        thread.start()
        Task.detached {
            try? await Task.sleep(nanoseconds: 10_000)
            await MainActor.run {}
        }
        hasEnded.wait()
        let start = kinora_real_seconds()
        // In a copy of the process, or where all workers are busy, tasks do not run: then nothing is known about them.
        while kinora_recognitions().main_actor_jobs == 0, kinora_real_seconds() - start < 0.2 { kinora_real_sleep(0.0001) }
        return RecognitionTest(found: kinora_recognitions()).fault
    }()

    private static let hasEnded = DispatchSemaphore(value: 0)

    let found: kinora_recognitions

    var fault: String? {
        if !found.has_functions { return "the libraries and functions of Foundation, libdispatch and Swift's concurrency were not found" }
        if found.run_loop_ends == 0 { return "the end that RunLoop.run(until:) sets for itself was not recognized" }
        if found.run_until_calls == 0 { return "the caller of RunLoop.run(until:) was not found" }
        if found.run_loop_waits == 0 { return "the wait of a run loop was not recognized" }
        if found.after_calls == 0 { return "the caller of DispatchQueue.asyncAfter was not found" }
        guard found.main_actor_jobs > 0 else { return nil }
        if found.task_sleeps == 0 { return "the timer of Task.sleep was not recognized" }
        if !found.has_monitor { return "libdispatch's monitor of its workers was not recognized" }
        return nil
    }
}
