import Foundation
import Kinora

/// A running `FilmWorker`, as the process that started it sees it.
@MainActor
final class WorkerProcess {
    /// The film that is being recorded, by its index in the series.
    private(set) var film: Int?
    /// The descriptor of its replies.
    let output: Int32

    private let input: Int32
    private let process: pid_t
    private var buffer: [UInt8] = []

    /// Starts a worker.
    ///
    /// - Parameters:
    ///   - program: The path of this tool.
    ///   - folder: The folder of the films.
    /// - Throws: `SystemError`.
    init(_ program: String, folder: URL) throws(SystemError) {
        var (toChild, fromChild) = ([Int32](repeating: -1, count: 2), [Int32](repeating: -1, count: 2))
        guard pipe(&toChild) == 0 else { throw .last }
        guard pipe(&fromChild) == 0 else {
            let error = SystemError.last
            for end in toChild { close(end) }
            throw error
        }
        // Only this thread starts processes: none inherits the ends before they are marked.
        for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, toChild[0], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], STDOUT_FILENO)
        let line: [String] = [program, FilmWorker.word, folder.path]
        var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, program, &actions, nil, &words, environ)
        posix_spawn_file_actions_destroy(&actions)
        close(toChild[0])
        close(fromChild[1])
        guard code == 0 else {
            close(toChild[1])
            close(fromChild[0])
            throw SystemError(code: code)
        }
        (process, input, output) = (child, toChild[1], fromChild[0])
    }

    /// Begins a film.
    func begin(_ index: Int, _ task: FilmTask) throws {
        film = index
        do { try writeAll(JSONEncoder().encode(task) + Data("\n".utf8), to: input) } catch let error as SystemError {
            throw WritingError(destination: task.name, reason: "its process has ended: \(error)")
        }
    }

    /// Marks the film as finished.
    func finish() { film = nil }

    /// The replies that can be read at once; nil when the process has ended, or writes what is no reply, as a crash does.
    func replies() -> [FilmWorker.Reply]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        let count = read(output, &bytes, bytes.count)
        if count < 0, errno == EINTR { return [] }
        guard count > 0 else { return nil }
        buffer += bytes[..<count]
        var replies: [FilmWorker.Reply] = []
        while let end = buffer.firstIndex(of: 0x0A) {
            guard let reply = try? JSONDecoder().decode(FilmWorker.Reply.self, from: Data(buffer[..<end])) else { return nil }
            replies.append(reply)
            buffer.removeSubrange(...end)
        }
        return replies
    }

    /// Ends the process, also in the middle of a film, which it removes, and waits for it.
    /// - Returns: Its wait status.
    @discardableResult
    func end() -> Int32 {
        close(input)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        close(output)
        return status
    }
}
