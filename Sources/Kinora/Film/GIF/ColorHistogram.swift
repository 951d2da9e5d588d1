/// Color histogram of a film, in cells of 4 x 4 x 4 neighboring colors; constant size for any number of frames.
struct ColorHistogram {
    /// Per cell: pixel count, then the sums of red, green and blue.
    private var cells = [UInt64](repeating: 0, count: ColorHistogram.cellCount * 4)

    static let cellCount = 1 << 18

    /// The cell index of a color 0xAARRGGBB.
    static func cell(of pixel: UInt32) -> Int {
        let red = pixel >> 6 & 0x3F000
        let green = pixel >> 4 & 0xFC0
        let blue = pixel >> 2 & 0x3F
        return Int(red | green | blue)
    }

    /// Counts a frame's pixels; transparent ones as composited on black.
    mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
        cells.withUnsafeMutableBufferPointer { cells in
            var index = 0
            while index < pixels.count {
                let pixel = pixels[index]
                var end = index + 1
                while end < pixels.count, pixels[end] == pixel { end += 1 }
                let run = UInt64(end - index)
                let cell = Self.cell(of: pixel) * 4
                cells[cell] += run
                cells[cell + 1] += run * UInt64(pixel >> 16 & 255)
                cells[cell + 2] += run * UInt64(pixel >> 8 & 255)
                cells[cell + 3] += run * UInt64(pixel & 255)
                index = end
            }
        }
    }

    /// The nonempty cells, by cell index.
    var occupied: [WeightedColor] {
        cells.withUnsafeBufferPointer { cells in
            (0..<Self.cellCount).compactMap { cell in
                let count = cells[cell * 4]
                guard count > 0 else { return nil }
                let mean = (1...3).map { Double(cells[cell * 4 + $0]) / Double(count) }
                // The square root keeps small elements, such as a badge or an icon, from being outweighed by the background.
                return WeightedColor(red: mean[0], green: mean[1], blue: mean[2], weight: Double(count).squareRoot())
            }
        }
    }
}
