import CommandSupport
import Foundation
import Kinora

/// A process of this tool that records films for another one: it reads a task from each line of its input, and writes a reply for each
/// part of its progress.
@MainActor
enum FilmWorker {
    /// The first word of its command line; the folder of the films follows. No command: only `record` starts it.
    static let word = "--film-worker"

    /// A line of its output.
    enum Reply: Codable, Equatable {
        /// The completed fraction of the film, 0 to 1.
        case progress(Double)
        case finished(FilmRecord)
        /// The film failed with a message.
        case failed(String)
        case interrupted
    }

    /// Records films until the input ends.
    ///
    /// - Parameters:
    ///   - folder: The folder of the films, which exists.
    ///   - next: Returns the next line of the input; nil at its end.
    ///   - reply: Sends a reply.
    static func run(_ folder: FilmFolder, next: () -> String?, reply: (Reply) throws -> Void) throws {
        while let line = next() {
            do {
                let task = try JSONDecoder().decode(FilmTask.self, from: Data(line.utf8))
                let film = try task.film("task \(task.id)")
                // A reply for each percent.
                var shown = 0
                let record = try film.record(to: folder.url(of: film.name)) { fraction in
                    guard Int(fraction * 100) > shown else { return }
                    shown = Int(fraction * 100)
                    try reply(.progress(fraction))
                }
                try reply(.finished(record))
            } catch is Interruption {
                return try reply(.interrupted)
            } catch {
                try reply(.failed("\(error)"))
            }
        }
    }

    /// Runs on standard input and output, and ends the process. The process ends with its parent, however that ends.
    static func main(_ folder: String) -> Never {
        Thread.detachNewThread {
            // The other end of the pipe is closed by the parent, or by its end; an unfinished film is removed.
            var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while input.revents & Int16(POLLHUP | POLLERR) == 0 { poll(&input, 1, -1) }
            PartialFile.discardAll()
            _exit(ExitCode.cannotRender.rawValue)
        }
        let encoder = JSONEncoder()
        do {
            try run(FilmFolder(url: URL(fileURLWithPath: folder, isDirectory: true)), next: { readLine() }) { reply in
                try writeAll(encoder.encode(reply) + Data("\n".utf8), to: STDOUT_FILENO)
            }
        } catch {
            exit(ExitCode.cannotRender.rawValue)
        }
        Interruption.dieIfInterrupted()
        exit(ExitCode.success.rawValue)
    }
}
