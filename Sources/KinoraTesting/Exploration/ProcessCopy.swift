import CKinoraTesting
import CoreGraphics
import Foundation

/// A copy of the process that runs a body on the calling thread and writes lines to this process.
///
/// A copy has the calling thread alone, and its output is dropped. Fonts, caches and static state are as at the time of the call, so each
/// copy begins alike.
enum ProcessCopy {
    /// The end of a copy.
    enum End: Equatable {
        /// The body returned.
        case returned
        /// The body ended the copy, also with status 0.
        case exit(Int32)
        case signal(Int32)
        /// It wrote no line for the real seconds given, and was ended.
        case silence
    }

    /// Runs a body in a copy; nil if the system refuses another process.
    ///
    /// - Parameters:
    ///   - patience: Real seconds without a line after which the copy is ended.
    ///   - receive: Called with each line that the body writes, without the line feed. No line may be empty.
    ///   - body: Called in the copy, with a function that writes a line.
    /// - Returns: The end, and the line of a fatal error or the last line that the copy wrote to standard error; nil without one.
    static func run(
        patience: Double, receive: (Data) -> Void, body: (@escaping @Sendable (Data) -> Void) -> Void
    ) -> (end: End, error: String?)? {
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { return nil }
        guard let errors = tmpfile() else {
            pipes.forEach { close($0) }
            return nil
        }
        defer { fclose(errors) }
        fflush(nil)
        guard let child = forked() else {
            pipes.forEach { close($0) }
            return nil
        }
        if child == 0 { beCopy(writingTo: pipes[1], fileno(errors), body) }
        close(pipes[1])
        var hasReturned = false
        let hasEnded = read(pipes[0], patience) { line in if line.isEmpty { hasReturned = true } else { receive(line) } }
        if !hasEnded { kill(child, SIGKILL) }
        close(pipes[0])
        let status = status(of: child)
        let text = Self.text(of: fileno(errors))
        let end: End =
            if !hasEnded {
                .silence
            } else if status & 0x7F != 0 {
                .signal(status & 0x7F)
            } else {
                hasReturned ? .returned : .exit(status >> 8 & 0xFF)
            }
        return (end, errorLine(in: text))
    }

    // MARK: The copy

    private static func beCopy(
        writingTo descriptor: Int32, _ errors: Int32, _ body: (@escaping @Sendable (Data) -> Void) -> Void
    ) -> Never {
        // Without Swift's backtrace, which takes seconds.
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
        dup2(errors, STDERR_FILENO)
        let nowhere = open("/dev/null", O_WRONLY)
        if nowhere >= 0 { dup2(nowhere, STDOUT_FILENO) }
        kinora_testing_is_copy()
        body { line in try? writeAll(line + [UInt8(ascii: "\n")], to: descriptor) }
        // An app that ends the process with status 0 does not write this line.
        try? writeAll([UInt8(ascii: "\n")], to: descriptor)
        fflush(nil)
        _exit(0)
    }

    // MARK: The original

    /// Swift hides `fork`, because a copy has one thread only.
    private static func forked() -> pid_t? {
        guard let address = dlsym(nil, "fork") else { return nil }
        let child = unsafeBitCast(address, to: (@convention(c) () -> pid_t).self)()
        return child < 0 ? nil : child
    }

    private static func status(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// Reads lines to the end; returns false if none comes for `patience` seconds.
    private static func read(_ descriptor: Int32, _ patience: Double, _ receive: (Data) -> Void) -> Bool {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&state, 1, Int32(patience * 1000))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return false }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return true }
            rest += buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                receive(Data(rest[rest.startIndex..<end]))
                rest = Data(rest[(end + 1)...])
            }
        }
    }

    private static func text(of descriptor: Int32) -> String {
        lseek(descriptor, 0, SEEK_SET)
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            data += buffer[..<count]
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The line of a fatal error, or else the last line.
    private static func errorLine(in text: String) -> String? {
        let lines = text.split(separator: "\n").map(String.init)
        return lines.last { $0.contains("Fatal error") } ?? lines.last
    }
}
