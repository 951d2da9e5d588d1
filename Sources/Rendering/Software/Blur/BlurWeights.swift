import Foundation

/// Kernel weights for a row of cells: 15 bits each, 32,768 in total.
struct BlurWeights {
    private let values = ScratchBuffer<Int16>()
    private(set) var count = 0
    /// Index of the single nonzero weight, if there is only one.
    private(set) var only: Int?

    /// A cell's value comes from `2 · radius + 2` cells, the first of which is `radius + 1` to the left of the cell, which is itself
    /// shifted right by a fraction.
    mutating func prepare(deviation: Double, radius: Int, fraction: Double) {
        count = 2 * radius + 2
        values.reserve(count)
        let center = Double(radius + 1)
        func weight(_ index: Int) -> Double {
            let distance = Double(index) - center + fraction
            // For narrower kernels, linear interpolation between a cell's own neighbors.
            guard deviation > 0.3 else { return max(1 - abs(distance), 0) }
            return exp(-distance * distance / (2 * deviation * deviation))
        }
        let sum = (0..<count).reduce(0.0) { $0 + weight($1) }
        var rest = Self.whole
        only = nil
        for index in 0..<count {
            let value = Int(weight(index) / sum * Double(Self.whole) + 0.5)
            if value == Self.whole { only = index }
            values.base[index] = Int16(clamping: value)
            rest -= value
        }
        values.base[radius + 1] = Int16(clamping: Int(values.base[radius + 1]) + rest)
    }

    /// Weights from an even index on.
    @inline(__always)
    func from(_ index: Int) -> UnsafePointer<Int16> { UnsafePointer(values.base + index) }

    private static let whole = 32_768
}
