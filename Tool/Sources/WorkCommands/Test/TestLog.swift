import CKinoraProgram
import Foundation

/// The output of all test programs: a file, standard output, and what it says about the tests.
final class TestLog: @unchecked Sendable {
    private let lock = NSLock()
    private let file: FileHandle
    private var read = TestSummary()

    init(_ path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }

    var summary: TestSummary { lock.withLock { read } }

    /// Adds what one process printed, never in the middle of another's.
    ///
    /// - Parameters:
    ///   - isRead: Whether the summary reads a line.
    ///   - isWhole: Whether the process has ended with it.
    func add(_ data: Data, where isRead: (Substring) -> Bool = { _ in true }, isWhole: Bool = true) {
        lock.withLock {
            try? file.write(contentsOf: data)
            _ = data.withUnsafeBytes { kinora_write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where isRead(line) { read.add(line) }
            if isWhole { read.endRunning() }
        }
    }
}
