import Foundation

extension PathData {
    /// The maximum number of dashes of a path; one with more is drawn solid.
    static let maximumDashCount = 100_000

    /// The path cut into dashes.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which each subpath starts, in the path's units; may be negative.
    ///   - lengths: Alternating lengths of dashes and gaps, repeated; with an odd count dashes and gaps swap in each repetition.
    /// - Returns: The same path for no lengths and, reported once, for one that is negative or not finite, only zeros, or a pattern
    ///   with more than ``maximumDashCount`` dashes. A closed subpath that starts and ends inside dashes joins both.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathData {
        guard !lengths.isEmpty else { return self }
        let period = lengths.reduce(0) { $0 + $1.native }
        guard phase.isFinite, period.isFinite, period > 0, lengths.allSatisfy({ $0 >= 0 }) else {
            reportOnce("CGPath.dashes", "CGPath: dashes of \(lengths) from \(phase) are refused; the line is unbroken.")
            return self
        }
        let subpaths = subpaths
        guard PathData.canBeDashed(length: subpaths.reduce(0) { $0 + $1.length }, lengths) else { return self }
        let pattern = DashPattern(phase: phase.native, lengths: lengths.map(\.native))
        var result = PathData()
        for subpath in subpaths { result.addDashes(of: subpath, pattern) }
        return result
    }

    /// Whether the path has few enough dashes; reports once if not. The lengths are not negative, and not all zero.
    func canBeDashed(_ lengths: [CGFloat]) -> Bool {
        PathData.canBeDashed(length: subpaths.reduce(0) { $0 + $1.length }, lengths)
    }

    private static func canBeDashed(length: Double, _ lengths: [CGFloat]) -> Bool {
        let period = lengths.reduce(0) { $0 + $1.native }
        if length / period * Double(lengths.count) < Double(maximumDashCount) { return true }
        reportOnce("CGPath.dashes count", "CGPath: a line of \(length) in dashes of \(lengths) is unbroken; that would be too many dashes.")
        return false
    }

    private mutating func addDashes(of subpath: PathSubpath, _ pattern: DashPattern) {
        let length = subpath.length
        guard length > 0 else {
            if pattern.isOnAtStart { add(subpath) }
            return
        }
        var dashes = pattern.dashes(upTo: length)
        guard let first = dashes.first, let last = dashes.last else { return }
        if first.from <= 0, first.to >= length { return add(subpath) }
        // In a closed subpath, the last dash continues into the first, so that the corner at its start is joined.
        if subpath.isClosed, dashes.count > 1, pattern.isOnAtStart, first.to > 0, last.to >= length, last.from < length {
            dashes.removeFirst()
            dashes.removeLast()
            add(subpath, from: last.from, to: length)
            var begins = PathData()
            begins.add(subpath, from: 0, to: first.to)
            for element in begins.elements {
                switch element {
                case .line(let end): addLine(to: end)
                case .curve(let control1, let control2, let end): addCurve(to: end, control1: control1, control2: control2)
                case .move, .quad, .close: break
                }
            }
        }
        var cursor = PathCursor(subpath)
        for dash in dashes {
            if dash.to > dash.from {
                cursor.advance(to: dash.from)
                add(cursor.dash(from: dash.from, to: dash.to))
            } else {
                // A zero-length dash is a dot if caps are round or square.
                cursor.advance(to: dash.from)
                let point = cursor.point(at: dash.from)
                move(to: point)
                addLine(to: point)
            }
        }
    }
}

/// A cursor along a subpath, so that many dashes take one pass.
private struct PathCursor {
    private let segments: [PathSegment]
    private var index = 0
    /// The distance from the subpath's start to the segment at `index`.
    private var distance = 0.0

    init(_ subpath: PathSubpath) {
        segments = subpath.segments
    }

    mutating func advance(to target: Double) {
        while index < segments.count - 1, distance + segments[index].length <= target {
            distance += segments[index].length
            index += 1
        }
    }

    func point(at target: Double) -> CGPoint {
        segments[index].point(at: target - distance)
    }

    func dash(from: Double, to: Double) -> PathSubpath {
        var (next, reached) = (index, distance)
        var result: PathSubpath?
        while next < segments.count, reached < to {
            let segment = segments[next]
            if reached + segment.length > from {
                let piece = segment.piece(from: from - reached, to: to - reached)
                if result == nil { result = PathSubpath(start: piece.start) }
                result?.segments.append(piece)
            }
            reached += segment.length
            next += 1
        }
        return result ?? PathSubpath(start: point(at: from), segments: [PathSegment(from: point(at: from), to: point(at: to))])
    }
}
