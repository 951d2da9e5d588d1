import Foundation

/// The weights of a row of cells, of 15 bits and together exactly 32,768.
struct BlurWeights {
    private let values = ScratchBuffer<Int16>()
    private(set) var count = 0
    /// The one weight that is not 0, where there is only one.
    private(set) var only: Int?

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
        only = nil
        for index in 0..<count {
            let value = Int(weight(index) / sum * Double(Self.whole) + 0.5)
            if value == Self.whole { only = index }
            values.base[index] = Int16(clamping: value)
            rest -= value
        }
        values.base[radius + 1] = Int16(clamping: Int(values.base[radius + 1]) + rest)
    }

    /// The weights from an even place on.
    @inline(__always)
    func from(_ index: Int) -> UnsafePointer<Int16> { UnsafePointer(values.base + index) }

    private static let whole = 32_768
}
