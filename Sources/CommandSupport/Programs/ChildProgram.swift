import CKinoraProgram
import Foundation

/// A program that this one starts.
package struct ChildProgram {
    package let path: String
    package let arguments: [String]

    package init(path: String, arguments: [String]) {
        self.path = path
        self.arguments = arguments
    }

    /// The end of a program.
    package enum End: Equatable {
        case exit(Int32)
        case signal(Int32)

        fileprivate init(waitStatus status: Int32) {
            self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
        }
    }

    /// Runs the program as if it were this one: its output passes through the writer of this one's, and signals go to it.
    package func run() throws -> End {
        let status = withArguments { kinora_run(path, $0) }
        guard status != -1 else { throw refusal }
        return End(waitStatus: status)
    }

    /// Runs the program with its output in open files.
    package func run(output: Int32, errors: Int32) throws -> End { try start(output: output, errors: errors).wait() }

    /// Starts the program with its output in open files.
    package func start(output: Int32, errors: Int32) throws -> Running {
        let child = withArguments { kinora_start(path, $0, output, errors) }
        guard child > 0 else { throw refusal }
        return Running(program: self, process: child)
    }

    /// A program that runs beside this one. It is waited for once.
    package struct Running {
        fileprivate let program: ChildProgram
        fileprivate let process: pid_t

        package func wait() throws -> End {
            let status = kinora_wait(process)
            guard status != -1 else { throw program.refusal }
            return End(waitStatus: status)
        }

        /// Asks the program to end, as Control-C does.
        package func interrupt() { kill(process, SIGINT) }
    }

    /// Runs the program, and returns what it writes to standard output.
    package func output() throws -> (data: Data, end: End) {
        let file = try LogFile()
        let end = try run(output: file.descriptor, errors: STDERR_FILENO)
        return (try file.contents(), end)
    }

    /// Runs the program with its output and messages in one pipe, whose bytes go to a function as they come.
    package func run(_ visit: (Data) -> Void) throws -> End {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw refusal }
        for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let child = withArguments { kinora_start(path, $0, ends[1], ends[1]) }
        close(ends[1])
        defer { close(ends[0]) }
        guard child > 0 else { throw refusal }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            visit(Data(buffer[..<count]))
        }
        let status = kinora_wait(child)
        guard status != -1 else { throw refusal }
        return End(waitStatus: status)
    }

    /// Replaces this process by the program; runs it to its end if messages were lost before, which this process's status then says.
    package func become() throws -> Never {
        guard kinora_has_lost_output() else {
            // A signal that is ignored here would be ignored by the next program, too.
            signal(SIGXFSZ, SIG_DFL)
            _ = withArguments { execv(path, $0) }
            throw refusal
        }
        switch try run() {
        case .exit(let status): exit(status)
        case .signal(let number):
            signal(number, SIG_DFL)
            raise(number)
            exit(128 + number)
        }
    }

    private var refusal: Failure { Failure("cannot run \(path): \(String(cString: strerror(errno)))", status: 3) }

    private func withArguments<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        return body(words)
    }
}
