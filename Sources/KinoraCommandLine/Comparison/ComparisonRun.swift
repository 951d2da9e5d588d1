import Dispatch
import Foundation
import Kinora

/// Compares films on all processors. Threads take them in the order of their names; the result does not depend on the threads.
final class ComparisonRun: @unchecked Sendable {
    /// The files of one name.
    enum Pair {
        case both(base: ComparedFile, head: ComparedFile)
        case base(ComparedFile)
        case head(ComparedFile)
    }

    /// The memory of one comparison in bytes: two decoders, an encoder and frames of a tablet.
    private static let memory = 400 << 20

    private let pairs: [Pair]
    private let hasImages: Bool
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var next = 0
    private var results: [FilmComparison?]
    private var finished = 0
    private var failure: (any Error)?
    /// The number of first films that are finished, with the budget that they leave.
    private var settled = 0
    private var budget = ReportBudget()

    /// - Parameter hasImages: Whether images of changed films are drawn.
    init(_ pairs: [Pair], hasImages: Bool) {
        self.pairs = pairs
        self.hasImages = hasImages
        results = Array(repeating: nil, count: pairs.count)
    }

    /// Compares all films.
    /// - Parameter progress: Called on the present thread with the number of finished films.
    /// - Throws: `Interruption`, or an error of writing images.
    @MainActor
    func run(progress: (Int) -> Void) throws -> [FilmComparison] {
        let memory = FilmWorkers.availableMemory().map { max($0 / Self.memory, 1) } ?? .max
        let lanes = min(ProcessInfo.processInfo.activeProcessorCount, pairs.count, memory)
        let group = DispatchGroup()
        for _ in 0..<max(lanes, 1) { DispatchQueue.global().async(group: group) { self.compareAll() } }
        condition.lock()
        var shown = 0
        while finished < pairs.count, failure == nil {
            condition.wait()
            guard shown != finished else { continue }
            shown = finished
            condition.unlock()
            progress(shown)
            condition.lock()
        }
        condition.unlock()
        group.wait()
        if let failure { throw failure }
        return results.compactMap(\.self)
    }

    /// Compares films until none is left.
    private func compareAll() {
        while let index = begin() {
            let result = Result { try compare(index) }
            condition.lock()
            finished += 1
            switch result {
            case .success(let film):
                results[index] = film
                settle()
            case .failure(let error): failure = failure ?? error
            }
            condition.signal()
            condition.unlock()
        }
    }

    private func begin() -> Int? {
        condition.lock()
        defer { condition.unlock() }
        guard failure == nil, next < pairs.count else { return nil }
        next += 1
        return next - 1
    }

    private func compare(_ index: Int) throws -> FilmComparison {
        try Interruption.check()
        switch pairs[index] {
        case .both(let base, let head):
            let images = hasImages ? ReportImages { self.budget(before: index) } : nil
            return try FilmPair(base: base, head: head, images: images).compare()
        case .base(let file): return FilmComparison(file, only: .removed)
        case .head(let file): return FilmComparison(file, only: .added)
        }
    }

    // MARK: Images

    /// The budget without what finished films before one have spent: at least what the report has for it in the end.
    private func budget(before index: Int) -> ReportBudget {
        condition.lock()
        defer { condition.unlock() }
        var budget = budget
        for film in results[min(settled, index)..<index] { _ = film?.images.flatMap { budget.spend(on: $0, frames: film?.frames ?? 0) } }
        return budget
    }

    /// Spends the budget on films whose predecessors are all finished, in order.
    private func settle() {
        while settled < results.count, let film = results[settled] {
            results[settled]?.images = film.images.flatMap { budget.spend(on: $0, frames: film.frames) }
            settled += 1
        }
    }
}
