import Foundation

/// A weighted mean of the pixels around each, along rows and then along columns.
struct BlurOperation: ImageOperation {
    /// Weights from the pixel itself outwards, the same on both sides; their sum over both sides is 1.
    let weights: [Float]

    var radius: Int { weights.count - 1 }

    /// A Gaussian with a deviation in pixels, cut at three deviations.
    static func gaussian(deviation: Double) -> BlurOperation {
        let radius = Int((3 * deviation).rounded(.up))
        return BlurOperation(unscaled: (0...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) })
    }

    /// The mean of a square that reaches a distance in pixels in each direction.
    static func box(radius: Double) -> BlurOperation {
        BlurOperation(unscaled: (0...Int(radius.rounded(.up))).map { min(max(radius + 0.5 - Double($0), 0), 1) })
    }

    private init(unscaled: [Double]) {
        let sum = unscaled[0] + 2 * unscaled.dropFirst().reduce(0, +)
        weights = unscaled.map { Float($0 / sum) }
    }

    func area(ofInput index: Int, for area: PixelArea) -> PixelArea { area.outset(by: radius) }

    func block(_ area: PixelArea, from inputs: [PixelBlock], in space: WorkingSpace) -> PixelBlock {
        let source = inputs[0]
        let tall = PixelArea(x: area.x, y: area.outset(by: radius).y).intersection(PixelArea(x: area.x, y: source.area.y))
        let rows = PixelBlock(pixelsOf: tall) { x, y in
            weighted { offset in source[x + offset, y] }
        }
        return PixelBlock(pixelsOf: area) { x, y in
            weighted { offset in rows[x, y + offset] }
        }
    }

    private func weighted(_ pixel: (Int) -> PixelBlock.Pixel) -> PixelBlock.Pixel {
        var sum = pixel(0) * weights[0]
        for distance in weights.indices.dropFirst() { sum += (pixel(-distance) + pixel(distance)) * weights[distance] }
        return sum
    }
}
