import Foundation
import Kinora

/// Records films in several processes at once, those with the longest estimates first.
@MainActor
struct FilmWorkers {
    /// The path of this tool; nil in a program that has no workers, as a test.
    static var program: String?

    let folder: FilmFolder
    let count: Int

    /// Records films of a series; returns when all are finished.
    ///
    /// - Parameters:
    ///   - films: The films by their indexes in the series.
    ///   - finish: Called with a film's index and its entry once it is in the folder.
    /// - Throws: `Interruption`, or the error of a film that fails; the other processes are stopped then.
    func record(
        _ films: [(index: Int, film: PlannedFilm)], _ progress: SeriesProgress, _ finish: (Int, FilmRecord) throws -> Void
    ) throws {
        guard let program = Self.program else { return }
        var waiting = films.map { (index: $0.index, film: $0.film, seconds: FilmEstimate.seconds(of: $0.film)) }
            .sorted { ($0.seconds, $1.index) > ($1.seconds, $0.index) }[...]
        var workers: [WorkerProcess] = []
        defer { for worker in workers { worker.end() } }
        func beginNext(_ worker: WorkerProcess) throws {
            guard let next = waiting.popFirst() else { return }
            progress.begin(next.film.name, work: next.film.work, of: next.index)
            try worker.begin(next.index, FilmTask(next.film))
        }
        for _ in 0..<min(count, films.count) {
            do { workers.append(try WorkerProcess(program, folder: folder.url)) } catch {
                // The system refuses another process: fewer do.
                guard !workers.isEmpty else { throw Failure(description: "a process for films does not start: \(error)") }
                break
            }
        }
        for worker in workers { try beginNext(worker) }
        let names = Dictionary(uniqueKeysWithValues: films.map { ($0.index, $0.film.name) })
        while workers.contains(where: { $0.film != nil }) {
            try Interruption.check()
            var descriptors = workers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
            guard poll(&descriptors, nfds_t(descriptors.count), 1000) > 0 else { continue }
            for (worker, descriptor) in zip(workers, descriptors) where descriptor.revents != 0 {
                guard let film = worker.film else { continue }
                guard let replies = worker.replies() else {
                    throw Failure(
                        description: "the process that recorded \(names[film] ?? "a film") ended; the same command goes on from here")
                }
                for reply in replies {
                    switch reply {
                    case .progress(let fraction): progress.update(fraction, of: film)
                    case .finished(let record):
                        worker.finish()
                        try finish(film, record)
                        try beginNext(worker)
                    case .failed(let message):
                        worker.finish()
                        throw Failure(description: message)
                    case .interrupted: throw Interruption()
                    }
                }
            }
        }
    }

    /// A film that cannot be recorded.
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

extension FilmWorkers {
    /// The number of films to record at once: one for each processor while the memory suffices for the largest ones.
    ///
    /// - Parameters:
    ///   - processors: The processors that this process may use.
    ///   - memory: The available bytes; nil if unknown.
    static func count(for films: [PlannedFilm], processors: Int, memory: Int?) -> Int {
        let sizes = films.map { bytes(for: $0) }.sorted(by: >)
        var (count, sum) = (0, 0)
        for size in sizes.prefix(max(processors, 1)) {
            sum += size
            if let memory, sum > memory { break }
            count += 1
        }
        return max(count, 1)
    }

    /// The memory of a process that records a film, in bytes; measured with mp4 films of the gallery, and a third added.
    private static func bytes(for film: PlannedFilm) -> Int {
        let device = film.player.settings.device
        return 150 << 20 + 80 * Int(device.size.width * device.scale * device.size.height * device.scale)
    }

    /// The available memory of this machine, in bytes; less if a control group limits this process. nil if the system does not say.
    static func availableMemory() -> Int? {
        let text = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        var available = line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }.map { $0 << 10 }
        let groups = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        for group in groups.split(separator: "\n") where group.hasPrefix("0::") {
            let folder = "/sys/fs/cgroup" + group.dropFirst("0::".count)
            func number(_ name: String) -> Int? {
                (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)).flatMap { Int($0.trimmingCharacters(in: .newlines)) }
            }
            if let limit = number("memory.max"), let used = number("memory.current") {
                available = min(available ?? .max, max(limit - used, 0))
            }
        }
        return available
    }
}
