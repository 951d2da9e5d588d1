import UIKit

extension SeededRandom {
    mutating func number(in range: ClosedRange<Double>) -> Double { range.lowerBound + fraction() * (range.upperBound - range.lowerBound) }

    /// Index of a weight, with a probability in proportion to it. The first weight that is not positive is never chosen unless all are.
    mutating func index(weightedBy weights: [Double]) -> Int {
        let positive = weights.map { $0 > 0 && $0.isFinite ? $0 : 0 }
        var left = fraction() * positive.reduce(0, +)
        for (index, weight) in positive.enumerated() where weight > 0 {
            left -= weight
            if left < 0 { return index }
        }
        return positive.lastIndex { $0 > 0 } ?? 0
    }
}
