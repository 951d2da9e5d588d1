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
    static func blur(_ picture: Painter, deviation: Double) {
        // Below a twentieth of a pixel nothing is left of it.
        guard deviation > 0.05 else { return }
        let deviation = min(deviation, largestDeviation)
        let (width, height) = (picture.region.width, picture.region.height)
        picture.withBytes { bytes, stride in
            var values = [UInt16](repeating: 0, count: width * height)
            for y in 0..<height {
                for x in 0..<width { values[y * width + x] = UInt16(bytes[y * stride + x]) &* 257 }
            }
            if deviation <= largestStep {
                let blur = AlphaBlur(deviation: deviation)
                values = blur.rows(of: values, width: width, height: height)
                values = blur.rows(of: values, width: height, height: width)
            } else {
                values = boxes(values, width: width, height: height, deviation: deviation)
                values = boxes(values, width: height, height: width, deviation: deviation)
            }
            for y in 0..<height {
                for x in 0..<width { bytes[y * stride + x] = UInt8((UInt32(values[y * width + x]) &+ 128) / 257) }
            }
        }
    }

    /// The picture with its rows blurred, and rows and columns exchanged.
    private func rows(of values: [UInt16], width: Int, height: Int) -> [UInt16] {
        let radius = weights.count - 1
        var result = [UInt16](repeating: 0, count: values.count)
        var row = [Int](repeating: 0, count: width + 2 * radius)
        for y in 0..<height {
            var isClear = true
            for x in 0..<width {
                row[radius + x] = Int(values[y * width + x])
                isClear = isClear && values[y * width + x] == 0
            }
            if isClear { continue }
            row.withUnsafeBufferPointer { row in
                weights.withUnsafeBufferPointer { weights in
                    for x in 0..<width {
                        var sum = row[x &+ radius] &* weights[0]
                        for distance in 1..<max(weights.count, 1) {
                            sum &+= (row[x &+ radius &- distance] &+ row[x &+ radius &+ distance]) &* weights[distance]
                        }
                        result[x &* height &+ y] = UInt16(truncatingIfNeeded: min((sum &+ 32768) &>> 16, 65535))
                    }
                }
            }
        }
        return result
    }

    /// As ``rows(of:width:height:)`` for a wide blur: four means, each over a width that need not be whole pixels.
    private static func boxes(_ values: [UInt16], width: Int, height: Int, deviation: Double) -> [UInt16] {
        let stepCount = 4
        // A mean over a width of w whole pixels has the variance (w² - 1)/12; what the outermost two pixels lack or add is their share.
        let variance = deviation * deviation / Double(stepCount)
        let whole = Int(((12 * variance + 1).squareRoot() - 1) / 2)
        let full = Double(2 * whole + 1)
        let outer = (whole + 1) * (whole + 1)
        let share = full * (Double(whole * (whole + 1)) / 3 - variance) / (2 * (variance - Double(outer)))
        let total = full + 2 * share
        var result = [UInt16](repeating: 0, count: values.count)
        let margin = stepCount * (whole + 2)
        let count = width + 2 * margin
        var line = [Double](repeating: 0, count: count)
        var next = line
        for y in 0..<height {
            for index in 0..<count { line[index] = 0 }
            for x in 0..<width { line[margin + x] = Double(values[y * width + x]) }
            for _ in 0..<stepCount {
                var sum = 0.0
                func value(_ index: Int) -> Double { index >= 0 && index < count ? line[index] : 0 }
                for index in 0...whole { sum += value(index) }
                for index in 0..<count {
                    next[index] = (sum + share * (value(index - whole - 1) + value(index + whole + 1))) / total
                    sum += value(index + whole + 1) - value(index - whole)
                }
                swap(&line, &next)
            }
            for x in 0..<width { result[x * height + y] = UInt16(min(max(line[margin + x].rounded(), 0), 65535)) }
        }
        return result
    }
}
