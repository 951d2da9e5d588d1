import CoreGraphics

/// The same numbers from the same seed everywhere.
typealias RandomNumbers = SeededRandom

extension SeededRandom {
    mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
