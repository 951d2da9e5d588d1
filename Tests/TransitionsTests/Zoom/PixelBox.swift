import CoreGraphics

/// Bounds of a color in an image, in pixels, with the fractions that edges cover.
struct PixelBox {
    let minX, maxX, minY, maxY: Double

    /// The box of a rectangle of one pure channel (0 blue, 1 green, 2 red) on black, by the row and the column through a point of it, in
    /// pixels; nil if it is not visible there.
    init?(_ channel: UInt32, in image: CGImage, around point: CGPoint) {
        let (width, height) = (image.width, image.height)
        let (x, y) = (min(max(Int(point.x), 0), width - 1), min(max(Int(point.y), 0), height - 1))
        let (row, column) = image.withPixels { pixels in
            func value(_ at: Int) -> Double { Double(pixels[at] >> (8 * channel) & 0xFF) / 255 }
            return ((0..<width).map { value(y * width + $0) }, (0..<height).map { value($0 * width + x) })
        }
        guard let x = Self.ends(of: row), let y = Self.ends(of: column) else { return nil }
        (minX, maxX) = x
        (minY, maxY) = y
    }

    private static func ends(of line: [Double]) -> (Double, Double)? {
        let top = line.max() ?? 0
        guard top > 0.02, let first = line.firstIndex(where: { $0 > 0.02 }), let last = line.lastIndex(where: { $0 > 0.02 }) else {
            return nil
        }
        if first == last { return (Double(first) + (1 - line[first]) / 2, Double(first) + (1 + line[first]) / 2) }
        return (Double(first + 1) - line[first] / top, Double(last) + line[last] / top)
    }
}
