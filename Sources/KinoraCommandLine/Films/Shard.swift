import CommandSupport
import Kinora

/// One machine's shard of a run: the films whose names hash to it. Every film is in exactly one of the n shards.
struct Shard: Equatable {
    /// The only shard of an unsplit run.
    static let whole = Shard(number: 1, count: 1)

    /// From 1.
    let number: Int
    let count: Int

    private init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// Parses `2/8`; nil is the whole.
    init(_ text: String?) throws(UsageError) {
        guard let text else {
            self = .whole
            return
        }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else {
            throw UsageError("--shard \(text): not I/N, as in 2/8: the second of eight parts")
        }
        self.init(number: number, count: count)
    }

    /// Whether the film is in the shard.
    func contains(_ name: String) -> Bool {
        var hash = StableHash()
        hash.add(name)
        return hash.mixed % UInt64(count) == UInt64(number - 1)
    }
}
