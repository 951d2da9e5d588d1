import CVirtualTime
import Foundation
import Runtime

/// Call stack of another thread of this process, innermost function first.
enum ThreadBacktrace {
    /// Interrupts a thread by a signal, whose handler captures the thread's call stack.
    ///
    /// - Parameter thread: The kernel thread ID.
    /// - Returns: One line per function, with file and line if the program has debug information; nil if the thread has ended or does
    ///   not answer within two real seconds, such as one interrupted while it holds the allocator's lock.
    static func lines(ofThread thread: Int32) -> [String]? {
        lock.withLock {
            guard let trace = longest(ofThread: thread)?.symbolicated() else { return nil }
            // The signal handler's frames end with the handler itself, or with its caller in the C library.
            let frames = trace.frames
            let handler = frames.prefix(8).firstIndex { $0.symbol?.name == "handle" }.map { $0 + 1 } ?? 0
            let start =
                frames[handler...].prefix(1).firstIndex { $0.symbol?.imageName.hasPrefix("libc.so") == true }.map { $0 + 1 } ?? handler
            let written = frames[start...].compactMap(\.symbol).filter { $0.sourceLocation?.path.hasSuffix("<compiler-generated>") != true }
            return written.map { symbol in
                symbol.name + (symbol.sourceLocation.map { " at \($0.path):\($0.line)" } ?? " in \(symbol.imageName)")
            }
        }
    }

    /// The longest of several captured call stacks. They are followed by frame pointers, which C library functions lack: a thread
    /// interrupted there appears to have fewer frames, or only the signal handler's. It is soon elsewhere, so it is interrupted several
    /// times.
    private static func longest(ofThread thread: Int32) -> Backtrace? {
        var longest: Backtrace?
        var length = 0
        for _ in 0..<samples {
            captured = nil
            guard kinora_thread_interrupt(thread, 2, { ThreadBacktrace.captured = try? Backtrace.capture() }), let captured else { break }
            let count = captured.frames.reduce(0) { count, _ in count + 1 }
            if count > length { (longest, length) = (captured, count) }
        }
        return longest
    }

    private static let samples = 20
    private static let lock = NSLock()
    /// Written by the interrupted thread, read once it has answered.
    nonisolated(unsafe) private static var captured: Backtrace?
}
