import RenderScene

/// Colors and locations of a gradient as the app set them.
struct GradientStops: Equatable {
    let colors: [RGBA]
    let locations: [Double]

    /// Each color with its location (``GradientValues/positioned``).
    var positioned: [(position: Double, color: RGBA)] { GradientValues.positioned(colors, locations) }
}

/// Lookup table of a gradient's colors as premultiplied pixels. Between stops, colors are interpolated in sRGB before premultiplication,
/// as in Core Animation (a gradient from white to clear black goes through gray), with a weight of at most eight bits.
final class GradientRamp: Sendable {
    /// Whether every pixel's alpha is 255, or 0.
    let isOpaque: Bool
    let isClear: Bool
    /// Position of each stop in 1/2^32.
    private let positions: [Int]
    /// For each pair of stops: 2^32 times the weights per unit of position.
    private let factors: [Int]
    /// 2^bits + 1 pixels for each pair of stops.
    private let pixels: [UInt32]
    private let bits: Int

    /// Position at the end of the gradient.
    static let one = 1 << 32
    /// Capacity for pairs of stops with eight bits each; more pairs share it.
    private static let capacityBits = 16

    init(_ stops: GradientStops) {
        let positioned = stops.positioned
        positions = positioned.map { Int($0.position * Double(Self.one) + 0.5) }
        let pairs = max(positioned.count - 1, 1)
        bits = min(8, max(0, Self.capacityBits - (Int.bitWidth - (pairs - 1).leadingZeroBitCount)))
        let (positions, weights) = (positions, 1 << bits)
        factors = (0..<pairs).map { index in
            let length = index + 1 < positions.count ? positions[index + 1] - positions[index] : 0
            return length > 0 ? (weights << 32) / length : 0
        }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(pairs * (weights + 1))
        for index in 0..<pairs where !positioned.isEmpty {
            let (from, to) = (positioned[index].color, positioned[min(index + 1, positioned.count - 1)].color)
            for weight in 0...weights {
                let fraction = Double(weight) / Double(weights)
                pixels.append(UInt32(premultiplying: from * (1 - fraction) + to * fraction, opacity: 1))
            }
        }
        self.pixels = pixels
        isOpaque = !pixels.isEmpty && pixels.allSatisfy { $0 >> 24 == 255 }
        isClear = pixels.allSatisfy { $0 >> 24 == 0 }
    }

    /// Fills a row with the colors at positions in 1/2^32 that `position` returns by index.
    @inline(__always)
    func fill(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, position: (Int) -> Int) {
        positions.withUnsafeBufferPointer { positions in
            factors.withUnsafeBufferPointer { factors in
                pixels.withUnsafeBufferPointer { pixels in
                    guard let end = positions.last, let after = pixels.last else { return }
                    let last = factors.count - 1
                    var pair = 0
                    for index in 0..<count {
                        let position = position(index)
                        // Of stops at one position, the last one counts.
                        guard position < end else {
                            row[index] = after
                            continue
                        }
                        // Neighbors mostly share a pair; the result depends on where pairs begin, not on the previous pair.
                        if positions[pair] > position || pair < last && positions[pair + 1] <= position {
                            pair = Self.pair(at: position, near: pair, last, positions)
                        }
                        let offset = max(position &- positions[pair], 0)
                        let weight = min((offset &* factors[pair] &+ Self.one / 2) >> 32, 1 << bits)
                        row[index] = pixels[pair &* (1 << bits &+ 1) &+ weight]
                    }
                }
            }
        }
    }
}

extension GradientRamp {
    /// The last pair of stops that begins at or before a position, or the first pair: linear search nearby, then binary search, as there
    /// may be many.
    private static func pair(at position: Int, near start: Int, _ last: Int, _ positions: UnsafeBufferPointer<Int>) -> Int {
        var pair = start
        for _ in 0..<nearby {
            if pair < last, positions[pair + 1] <= position {
                pair += 1
            } else if pair > 0, positions[pair] > position {
                pair -= 1
            } else {
                return pair
            }
        }
        var (low, high) = (0, last + 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if positions[middle] <= position { low = middle } else { high = middle }
        }
        return low
    }

    private static let nearby = 4
}

extension GradientRamp: Equatable {
    /// Identity: unchanged ramps are kept.
    static func == (a: GradientRamp, b: GradientRamp) -> Bool { a === b }
}
