import CoreGraphics
import RenderScene

/// Points of an image of text that letters cover, with their colors.
struct Ink {
    /// Fractions of the image's size, with straight alpha.
    private(set) var points: [(x: Double, y: Double, color: RGBA)] = []

    private static let most = 16
    private static let mostRead = 20_000
    private static let mostCompared = 512
    /// The fraction of the covered pixels that a color of letters has at least. Emoji and soft shadows have many colors with fewer.
    private static let smallestShare = 12

    init(_ image: CGImage) {
        image.withPixels { pixels in
            // Of large images not every pixel; loops, because the library's are slow without optimization.
            let step = max(pixels.count / Self.mostRead, 1) | 1
            var darkest: UInt32 = 0
            var index = 0
            while index < pixels.count {
                darkest = max(darkest, pixels[index] >> 24)
                index += step
            }
            guard darkest > 25 else { return }
            // Edges of letters are blended: what is nearly covered counts as covered.
            let least = darkest - darkest / 16
            var all: [Int] = []
            index = 0
            while index < pixels.count {
                if pixels[index] >> 24 >= least { all.append(index) }
                index += step
            }
            let stride = max(all.count / Self.mostCompared, 1)
            let covered = Self.mainColors(pixels, (0..<all.count / stride).map { all[$0 * stride] })
            let count = min(covered.count, Self.most)
            for number in 0..<count {
                let index = covered[(2 * number + 1) * covered.count / (2 * count)]
                let (x, y) = (index % image.width, index / image.width)
                var color = RGBA(premultiplied: pixels[index])
                color.w = Double(darkest) / 255
                points.append(((Double(x) + 0.5) / Double(image.width), (Double(y) + 0.5) / Double(image.height), color))
            }
        }
    }

    /// The pixels of colors that many of them have.
    private static func mainColors(_ pixels: UnsafeBufferPointer<UInt32>, _ covered: [Int]) -> [Int] {
        /// Five bits of each channel, without the alpha.
        func kind(_ index: Int) -> Int {
            let color = RGBA(premultiplied: pixels[index]).pixel
            return Int(color >> 19 & 31) << 10 | Int(color >> 11 & 31) << 5 | Int(color >> 3 & 31)
        }
        let kinds = covered.map(kind)
        var counts: [Int: Int] = [:]
        for kind in kinds { counts[kind, default: 0] += 1 }
        return zip(covered, kinds).filter { counts[$1, default: 0] * smallestShare >= covered.count }.map(\.0)
    }
}
