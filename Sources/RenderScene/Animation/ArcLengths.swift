import CoreGraphics

/// Arc lengths along a curve of cubic segments, for motion at constant speed.
///
/// Lengths are computed by Gauss-Legendre quadrature over thirty-two pieces of each segment; a position is refined by Newton's method
/// within one piece. Nothing is allocated after `init`.
package struct ArcLengths: Sendable {
    private static let pieces = 32
    /// Cumulative length at the end of each piece, starting with 0; one array for all segments.
    private let lengths: [Double]

    package init(_ segments: [CubicSegment]) {
        var lengths = [0.0]
        lengths.reserveCapacity(segments.count * Self.pieces + 1)
        var total = 0.0
        for segment in segments {
            for piece in 0..<Self.pieces {
                total += Self.length(of: segment, from: Double(piece) / Double(Self.pieces), to: Double(piece + 1) / Double(Self.pieces))
                lengths.append(total)
            }
        }
        self.lengths = lengths
    }

    package var total: Double { lengths[lengths.count - 1] }

    /// The segment and its parameter at a fraction of the total length; fractions outside 0…1 are clamped.
    package func position(at fraction: Double, in segments: [CubicSegment]) -> (segment: Int, s: Double) {
        let wanted = fraction * total
        if !(wanted > 0) { return (0, 0) }
        if wanted >= total { return (segments.count - 1, 1) }
        var (low, high) = (0, lengths.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= wanted { low = middle } else { high = middle }
        }
        let (index, piece) = (low / Self.pieces, low % Self.pieces)
        let begin = Double(piece) / Double(Self.pieces)
        let end = Double(piece + 1) / Double(Self.pieces)
        let rest = wanted - lengths[low]
        var s = begin + (end - begin) * rest / (lengths[low + 1] - lengths[low])
        for _ in 0..<8 {
            let pace = segments[index].pace(s)
            guard pace > 0 else { break }
            let step = (rest - Self.length(of: segments[index], from: begin, to: s)) / pace
            s = min(max(s + step, begin), end)
            if abs(step) < 1e-14 { break }
        }
        return (index, s)
    }

    @inline(__always)
    private static func length(of segment: CubicSegment, from a: Double, to b: Double) -> Double {
        let (middle, half) = ((a + b) / 2, (b - a) / 2)
        let (inner, outer) = (0.538469310105683, 0.906179845938664)
        var sum = 0.568888888888889 * segment.pace(middle)
        sum += 0.478628670499366 * (segment.pace(middle - half * inner) + segment.pace(middle + half * inner))
        sum += 0.236926885056189 * (segment.pace(middle - half * outer) + segment.pace(middle + half * outer))
        return sum * half
    }
}
