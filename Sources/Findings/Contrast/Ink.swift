import CoreGraphics
import RenderScene

/// Points of an image of text that letters cover, with their colors.
struct Ink {
    /// Fractions of the image's size, with straight alpha.
    private(set) var points: [(x: Double, y: Double, color: RGBA)] = []

    private static let most = 16
    private static let mostCompared = 2048
    /// The fraction of the covered pixels that a color of letters has at least. Emoji and soft shadows have many colors with fewer.
    private static let smallestShare = 12

    init(_ image: CGImage) {
        image.withPixels { pixels in
            let darkest = pixels.reduce(0) { max($0, $1 >> 24) }
            guard darkest > 25 else { return }
            // Edges of letters are blended: what is nearly covered counts as covered.
            let all = pixels.indices.filter { pixels[$0] >> 24 >= darkest - darkest / 16 }
            let step = max(all.count / Self.mostCompared, 1)
            let covered = Self.mainColors(pixels, stride(from: 0, to: all.count, by: step).map { all[$0] })
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
