import CVirtualTime
import Foundation
import Runtime

/// The functions that another thread of this process is in, innermost first.
enum ThreadBacktrace {
    /// Interrupts a thread by a signal, in which it writes down its own call stack.
    ///
    /// - Parameter thread: its number in the kernel.
    /// - Returns: one line per function, with file and line where the program has debug information; nil when the thread is gone or does not
    ///   answer within two real seconds, as one that is interrupted while it holds the allocator's lock.
    static func lines(ofThread thread: Int32) -> [String]? {
        lock.withLock {
            captured = nil
            let answered = kinora_thread_interrupt(thread, 2) { ThreadBacktrace.captured = try? Backtrace.capture() }
            guard answered, let trace = captured?.symbolicated() else { return nil }
            // The frames of the signal's handler end with the one in the C library that called it.
            let frames = trace.frames
            let start = frames.prefix(8).firstIndex { $0.symbol?.imageName.hasPrefix("libc.so") == true }.map { $0 + 1 } ?? 0
            let written = frames[start...].compactMap(\.symbol).filter { $0.sourceLocation?.path.hasSuffix("<compiler-generated>") != true }
            return written.map { symbol in
                symbol.name + (symbol.sourceLocation.map { " at \($0.path):\($0.line)" } ?? " in \(symbol.imageName)")
            }
        }
    }

    private static let lock = NSLock()
    /// Written by the interrupted thread, read once it has answered.
    nonisolated(unsafe) private static var captured: Backtrace?
}
