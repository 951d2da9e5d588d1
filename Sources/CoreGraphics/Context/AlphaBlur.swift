import Foundation

/// A Gaussian blur of an 8-bit alpha image; pixels outside it are transparent.
struct AlphaBlur {
    /// The weights of the center pixel and of the pixels on one side, in 1/65536 of their total over the kernel.
    private let weights: [Int]

    /// Wider blurs are done in several passes, whose variances add up.
    private static let largestStep = 12.0
    /// Wider blurs are uniform gray on any screen.
    static let largestDeviation = 400.0

    private init(deviation: Double) {
        let radius = Int((deviation * 3.2).rounded(.up))
        // Integral of the Gaussian over each pixel rather than its value at the center, which misses a narrow one.
        func upTo(_ distance: Double) -> Double { erf(distance / (deviation * 2.0.squareRoot())) }
        let bells = (0...radius).map { upTo(Double($0) + 0.5) - upTo(Double($0) - 0.5) }
        let sum = bells[0] + 2 * bells.dropFirst().reduce(0, +)
        var weights = bells.map { Int(($0 / sum * 65536).rounded()) }
        weights[0] += 65536 - (weights[0] + 2 * weights.dropFirst().reduce(0, +))
        self.weights = weights
    }

    /// The blur radius around a shape, in pixels.
    static func reach(deviation: Double) -> Int {
        Int((min(deviation, largestDeviation) * 3.2).rounded(.up)) + 1
    }

    /// Blurs the alpha of an image, in pixels of the context.
    ///
    /// - Parameter margin: Width of the border whose result is not needed; it is left unchanged.
    static func blur(_ image: Painter, deviation: Double, margin: Int = 0) {
        // Below a twentieth of a pixel the blur has no effect.
        guard deviation > 0.05 else { return }
        let deviation = min(deviation * Double(image.resolution), largestDeviation)
        let margin = margin * image.resolution
        let (width, height) = (image.region.width * image.resolution, image.region.height * image.resolution)
        let (columns, rows) = (margin..<max(width - margin, margin), margin..<max(height - margin, margin))
        let line = deviation <= largestStep ? AlphaBlur(deviation: deviation).line : BoxBlur(deviation: deviation).line
        image.withBytes { bytes, stride in
            // The needed columns, blurred horizontally, in sequence.
            var middle = [UInt16](repeating: 0, count: columns.count * height)
            var values = [UInt16](repeating: 0, count: width)
            for y in 0..<height {
                var isClear = true
                for x in 0..<width {
                    values[x] = UInt16(bytes[y * stride + x]) &* 257
                    isClear = isClear && values[x] == 0
                }
                if isClear { continue }
                line(values, columns) { x, value in middle[(x - columns.lowerBound) * height + y] = value }
            }
            for x in columns {
                let start = (x - columns.lowerBound) * height
                line(Array(middle[start..<start + height]), rows) { y, value in
                    bytes[y * stride + x] = UInt8((UInt32(value) &+ 128) / 257)
                }
            }
        }
    }

    /// Passes the blurred values of a row or column, within a range, to `body`.
    private func line(_ values: [UInt16], _ range: Range<Int>, _ body: (Int, UInt16) -> Void) {
        let radius = weights.count - 1
        var row = [Int](repeating: 0, count: values.count + 2 * radius)
        for x in values.indices { row[radius + x] = Int(values[x]) }
        row.withUnsafeBufferPointer { row in
            weights.withUnsafeBufferPointer { weights in
                for x in range {
                    var sum = row[x &+ radius] &* weights[0]
                    for distance in 1..<max(weights.count, 1) {
                        sum &+= (row[x &+ radius &- distance] &+ row[x &+ radius &+ distance]) &* weights[distance]
                    }
                    body(x, UInt16(truncatingIfNeeded: min((sum &+ 32768) &>> 16, 65535)))
                }
            }
        }
    }
}

/// A wide `AlphaBlur`: four box filters, each of a fractional width.
private struct BoxBlur {
    private static let stepCount = 4
    /// Whole pixels on each side.
    private let whole: Int
    /// The weight of the outermost two pixels.
    private let share: Double
    private let total: Double

    init(deviation: Double) {
        // A box filter of w whole pixels has the variance (w² - 1)/12; the outermost two pixels make up the difference.
        let variance = deviation * deviation / Double(Self.stepCount)
        whole = Int(((12 * variance + 1).squareRoot() - 1) / 2)
        let full = Double(2 * whole + 1)
        let outer = (whole + 1) * (whole + 1)
        share = full * (Double(whole * (whole + 1)) / 3 - variance) / (2 * (variance - Double(outer)))
        total = full + 2 * share
    }

    func line(_ values: [UInt16], _ range: Range<Int>, _ body: (Int, UInt16) -> Void) {
        let margin = Self.stepCount * (whole + 2)
        let count = values.count + 2 * margin
        var line = [Double](repeating: 0, count: count)
        var next = line
        for x in values.indices { line[margin + x] = Double(values[x]) }
        for _ in 0..<Self.stepCount {
            var sum = 0.0
            func value(_ index: Int) -> Double { index >= 0 && index < count ? line[index] : 0 }
            for index in 0...whole { sum += value(index) }
            for index in 0..<count {
                next[index] = (sum + share * (value(index - whole - 1) + value(index + whole + 1))) / total
                sum += value(index + whole + 1) - value(index - whole)
            }
            swap(&line, &next)
        }
        for x in range { body(x, UInt16(min(max(line[margin + x].rounded(), 0), 65535))) }
    }
}
