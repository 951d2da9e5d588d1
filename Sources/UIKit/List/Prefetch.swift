/// What a list tells its prefetching data source: what comes into sight soon, and what does not after all.
///
/// Ahead of what is seen, the way it moves, one more screenful is wanted. Places are the numbers of rows in the whole list.
struct Prefetch: Sendable {
    private var seen: Range<Int>?
    /// What was asked for and has not been seen since.
    private(set) var pending: Range<Int> = 0..<0

    /// What is to be asked for, the nearest first, and what no longer.
    struct Request: Equatable, Sendable {
        var wanted: [Int] = []
        var cancelled: [Int] = []
    }

    /// What changes when a range of rows is seen, of `count` there are. Seen first, or again, it asks for nothing.
    mutating func see(_ range: Range<Int>, of count: Int) -> Request {
        defer { seen = range }
        guard let seen, seen.lowerBound != range.lowerBound || seen.upperBound != range.upperBound else { return Request() }
        let isForward = seen.lowerBound + seen.upperBound <= range.lowerBound + range.upperBound
        let size = max(range.count, 1)
        let ahead =
            isForward
            ? min(range.upperBound, count)..<min(range.upperBound, count) + min(size, max(count - range.upperBound, 0))
            : max(range.lowerBound - size, 0)..<max(range.lowerBound, 0)
        let new = ahead.filter { !pending.contains($0) }
        let request = Request(
            wanted: isForward ? new : new.reversed(), cancelled: pending.filter { !ahead.contains($0) && !range.contains($0) })
        pending = ahead
        return request
    }

    /// All is different now: what was asked for is forgotten.
    mutating func reset() { self = Prefetch() }
}
