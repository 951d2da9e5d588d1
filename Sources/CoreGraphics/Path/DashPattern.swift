import Foundation

/// Alternating lengths of dashes and gaps, with a phase.
struct DashPattern {
    /// An even number of lengths, the first drawn.
    private let lengths: [Double]
    /// The length at which a line starts, and its remainder.
    private let first: (index: Int, rest: Double)

    /// - Parameters:
    ///   - phase: Finite; negative counts back from the pattern's start.
    ///   - lengths: Not negative, not all zero.
    init(phase: Double, lengths: [Double]) {
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = self.lengths.reduce(0, +)
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        var index = 0
        while index < self.lengths.count - 1, offset > 0, offset >= self.lengths[index] {
            offset -= self.lengths[index]
            index += 1
        }
        first = (index, max(self.lengths[index] - offset, 0))
    }

    /// Whether a line starts with a dash.
    var isOnAtStart: Bool { first.index % 2 == 0 }

    /// The dashes of a line of `length`, the last one cut off there.
    func dashes(upTo length: Double) -> [(from: Double, to: Double)] {
        var result: [(from: Double, to: Double)] = []
        var (index, rest) = first
        var distance = 0.0
        while distance < length {
            let end = distance + rest
            if index % 2 == 0 { result.append((distance, min(end, length))) }
            distance = end
            index = (index + 1) % lengths.count
            rest = lengths[index]
        }
        return result
    }
}
