/// Requests to a list's prefetching data source, and cancellations, from the changes of the visible range.
///
/// Prefetches one more screenful ahead of the visible rows, in the scroll direction. Indexes count the rows of the whole list.
package struct Prefetch: Sendable {
    private var seen: Range<Int>?
    /// Requested rows that have not become visible since.
    package private(set) var pending: Range<Int> = 0..<0

    package init() {}

    /// Rows to prefetch, the nearest first, and rows to cancel.
    package struct Request: Equatable, Sendable {
        package var wanted: [Int] = []
        package var cancelled: [Int] = []
    }

    /// Updates the visible range of `count` rows in all and returns the resulting request. The first range, and an unchanged one, request
    /// nothing.
    package mutating func see(_ range: Range<Int>, of count: Int) -> Request {
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

    /// Forgets all requests, after a reload.
    package mutating func reset() { self = Prefetch() }
}
