/// Random numbers that are the same in every run with the same seed (SplitMix64).
struct ExplorationRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

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
