import CoreGraphics
import RenderScene

/// Points of an image of text that letters cover, with their colors.
struct Ink {
    /// Fractions of the image's size, with straight alpha.
    private(set) var points: [(x: Double, y: Double, color: RGBA)] = []

    private static let most = 9

    init(_ image: CGImage) {
        image.withPixels { pixels in
            let darkest = pixels.reduce(0) { max($0, $1 >> 24) }
            guard darkest > 25 else { return }
            // Edges of letters are blended.
            let covered = pixels.indices.filter { pixels[$0] >> 24 >= darkest - darkest / 16 }
            let count = min(covered.count, Self.most)
            for number in 0..<count {
                let index = covered[(2 * number + 1) * covered.count / (2 * count)]
                let (x, y) = (index % image.width, index / image.width)
                points.append(
                    ((Double(x) + 0.5) / Double(image.width), (Double(y) + 0.5) / Double(image.height), RGBA(premultiplied: pixels[index])))
            }
        }
    }
}
