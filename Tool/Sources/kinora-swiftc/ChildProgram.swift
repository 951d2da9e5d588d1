import CKinoraProgram
import Foundation

/// A program that this one starts.
struct ChildProgram {
    let path: String
    let arguments: [String]

    /// The end of a program.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)

        fileprivate init(waitStatus status: Int32) {
            self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
        }
    }

    /// Runs the program as if it were this one: its output passes through the writer of this one's, and signals go to it.
    func run() throws -> End {
        let status = withArguments { kinora_run(path, $0) }
        guard status != -1 else { throw refusal }
        return End(waitStatus: status)
    }

    /// Runs the program with its output in open files.
    func run(output: Int32, errors: Int32) throws -> End {
        let child = withArguments { kinora_start(path, $0, output, errors) }
        guard child > 0 else { throw refusal }
        let status = kinora_wait(child)
        guard status != -1 else { throw refusal }
        return End(waitStatus: status)
    }

    /// Runs the program, and returns what it writes to standard output.
    func output() throws -> (data: Data, end: End) {
        let file = try LogFile()
        let end = try run(output: file.descriptor, errors: STDERR_FILENO)
        return (try file.contents(), end)
    }

    private var refusal: Failure { Failure("cannot run \(path): \(String(cString: strerror(errno)))", status: 3) }

    private func withArguments<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        return body(words)
    }
}

/// A file for what a program writes, which goes with its last reference.
final class LogFile {
    let url: URL
    let descriptor: Int32

    init() throws {
        var path = Array((FileManager.default.temporaryDirectory.path + "/kinora-log-XXXXXX").utf8CString)
        descriptor = mkstemp(&path)
        let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard descriptor >= 0 else { throw Failure("\(name) cannot be written: \(String(cString: strerror(errno)))", status: 3) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        url = URL(fileURLWithPath: name)
    }

    deinit {
        close(descriptor)
        unlink(url.path)
    }

    func contents() throws -> Data { try Data(contentsOf: url) }
}
