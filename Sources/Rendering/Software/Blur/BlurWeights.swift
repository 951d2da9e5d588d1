import Foundation

/// The weights of a row of cells, of 16 bits and together exactly 65,536.
struct BlurWeights {
    private let values = ScratchBuffer<UInt32>()
    private(set) var count = 0

    /// The value of a cell comes from `2 · radius + 2` ones, the first of which lies `radius + 1` to the left of the cell, which is itself moved by a
    /// fraction to the right.
    mutating func prepare(deviation: Double, radius: Int, fraction: Double) {
        count = 2 * radius + 2
        values.reserve(count)
        let center = Double(radius + 1)
        func weight(_ index: Int) -> Double {
            let distance = Double(index) - center + fraction
            // Narrower than this, a cell's own neighbours are all there is: it is read between the two.
            guard deviation > 0.3 else { return max(1 - abs(distance), 0) }
            return exp(-distance * distance / (2 * deviation * deviation))
        }
        let sum = (0..<count).reduce(0.0) { $0 + weight($1) }
        var rest = Self.whole
        for index in 0..<count {
            let value = Int(weight(index) / sum * Double(Self.whole) + 0.5)
            values.base[index] = UInt32(value)
            rest -= value
        }
        values.base[radius + 1] = UInt32(Int(values.base[radius + 1]) + rest)
    }

    @inline(__always)
    subscript(index: Int) -> UInt32 { values.base[index] }

    private static let whole = 65_536
}
