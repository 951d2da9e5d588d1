import Foundation

/// A Gaussian blur of one byte per pixel; what lies outside is clear.
struct AlphaBlur {
    /// The weights of a pixel and of those on one side of it; whole they add up to 65536.
    private let weights: [Int]

    /// Beyond this the picture is blurred in steps, whose variances add up.
    private static let largestStep = 12.0
    /// A wider blur would be the same gray everywhere on any screen.
    static let largestDeviation = 400.0

    private init(deviation: Double) {
        let radius = Int((deviation * 3.2).rounded(.up))
        // The part of the bell over each pixel, not its value in the middle: a narrow one is missed between two pixels.
        func upTo(_ distance: Double) -> Double { erf(distance / (deviation * 2.0.squareRoot())) }
        let bells = (0...radius).map { upTo(Double($0) + 0.5) - upTo(Double($0) - 0.5) }
        let sum = bells[0] + 2 * bells.dropFirst().reduce(0, +)
        var weights = bells.map { Int(($0 / sum * 65536).rounded()) }
        weights[0] += 65536 - (weights[0] + 2 * weights.dropFirst().reduce(0, +))
        self.weights = weights
    }

    /// How many pixels around a shape the blur reaches.
    static func reach(deviation: Double) -> Int {
        Int((min(deviation, largestDeviation) * 3.2).rounded(.up)) + 1
    }

    /// Blurs the alphas of a picture, in pixels.
    ///
    /// - Parameter margin: around the picture, of which what becomes of it is not looked at; it is left as it is.
    static func blur(_ picture: Painter, deviation: Double, margin: Int = 0) {
        // Below a twentieth of a pixel nothing is left of it.
        guard deviation > 0.05 else { return }
        let deviation = min(deviation, largestDeviation)
        let (width, height) = (picture.region.width, picture.region.height)
        let (columns, rows) = (margin..<max(width - margin, margin), margin..<max(height - margin, margin))
        let line = deviation <= largestStep ? AlphaBlur(deviation: deviation).line : BoxBlur(deviation: deviation).line
        picture.withBytes { bytes, stride in
            // The columns that are looked at, blurred from left to right, one after the other.
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

    /// Gives the values of a line, blurred, in a range of it.
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

/// As `AlphaBlur` for a wide blur: four means, each over a width that need not be whole pixels.
private struct BoxBlur {
    private static let stepCount = 4
    /// Of whole pixels to each side.
    private let whole: Int
    /// What the outermost two pixels have.
    private let share: Double
    private let total: Double

    init(deviation: Double) {
        // A mean over a width of w whole pixels has the variance (w² - 1)/12; what the outermost two pixels lack or add is their share.
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
