/// Maps images to a palette; a color missing from it is dithered from two entries.
///
/// Uses ordered dithering: error diffusion would make still areas of a film flicker.
final class ColorQuantizer {
    /// 256 entries; unused ones are transparent and mean "unchanged from the previous frame".
    let palette: [UInt32]
    private let colorCount: Int
    /// A `Mixture` per cell of `ColorHistogram`, computed on first use.
    private var table = [Mixture?](repeating: nil, count: ColorHistogram.cellCount)

    /// Two palette entries, and how many of each 64 pixels show the second.
    private struct Mixture {
        var first: UInt8
        var second: UInt8
        var secondCount: UInt8
    }

    /// - Parameter palette: 1 to 255 opaque colors, 0xFFRRGGBB.
    init(palette: [UInt32]) {
        colorCount = palette.count
        self.palette = palette + [UInt32](repeating: 0, count: 256 - palette.count)
    }

    /// Writes the palette index of every pixel.
    /// - Parameters:
    ///   - width: Pixels per row.
    ///   - stride: Bytes between rows of palette indexes.
    func quantize(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, into entries: UnsafeMutablePointer<UInt8>, stride: Int) {
        table.withUnsafeMutableBufferPointer { table in
            for y in 0..<pixels.count / width {
                let row = entries + y * stride
                let thresholds = Self.thresholds(row: y)
                for x in 0..<width {
                    let cell = ColorHistogram.cell(of: pixels[y * width + x])
                    let mixture = table[cell] ?? mixture(forCell: cell)
                    table[cell] = mixture
                    row[x] = thresholds[x & 7] < mixture.secondCount ? mixture.second : mixture.first
                }
            }
        }
    }

    private func mixture(forCell cell: Int) -> Mixture {
        // The center of the cell.
        let color = SIMD3(Int32(cell >> 12) * 4 + 2, Int32(cell >> 6 & 63) * 4 + 2, Int32(cell & 63) * 4 + 2)
        var first = (entry: 0, distance: Int32.max)
        for entry in 0..<colorCount {
            let distance = Self.square(components(entry) &- color)
            if distance < first.distance { first = (entry, distance) }
        }
        let only = Mixture(first: UInt8(first.entry), second: UInt8(first.entry), secondCount: 0)
        // Within the cell no mixture is better.
        guard first.distance > 12 else { return only }
        let missing = color &- components(first.entry)
        var best = (mixture: only, cost: Int64(first.distance) * 64 * 64)
        for entry in 0..<colorCount {
            let step = components(entry) &- components(first.entry)
            let along = Self.dot(missing, step)
            let length = Self.square(step)
            guard along > 0, length > 0 else { continue }
            let share = min(32, (along * 64 + length / 2) / length)
            let error = Self.square(missing &* 64 &- step &* share)
            // Entries far apart show as a dither pattern; a sixth balances color error against visible grain.
            let cost = Int64(error) + Int64(length) * Int64(share * (64 - share)) / 6
            if cost < best.cost {
                best = (Mixture(first: UInt8(first.entry), second: UInt8(entry), secondCount: UInt8(share)), cost)
            }
        }
        return best.mixture
    }

    private func components(_ entry: Int) -> SIMD3<Int32> {
        let color = palette[entry]
        return SIMD3(Int32(color >> 16 & 255), Int32(color >> 8 & 255), Int32(color & 255))
    }

    private static func dot(_ a: SIMD3<Int32>, _ b: SIMD3<Int32>) -> Int32 { a.x &* b.x &+ a.y &* b.y &+ a.z &* b.z }

    private static func square(_ vector: SIMD3<Int32>) -> Int32 { dot(vector, vector) }

    /// One row of the 8 x 8 Bayer matrix, 0 to 63.
    private static func thresholds(row y: Int) -> [UInt8] {
        (0..<8).map { x in
            (0..<3).reduce(0) { value, bit in
                let odd = (x ^ y) >> bit & 1
                return value << 2 | UInt8(odd << 1 | y >> bit & 1)
            }
        }
    }
}
