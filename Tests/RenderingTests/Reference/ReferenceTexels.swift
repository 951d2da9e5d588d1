import Foundation
import RenderScene

/// The texels of an image and of its halved copies in double precision.
struct ReferenceTexels {
    typealias Pixel = SIMD4<Double>

    private struct Level {
        let width: Int
        let height: Int
        var pixels: [Pixel]

        subscript(x: Int, y: Int) -> Pixel { pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)] }

        /// At a position in texels of this level; the first texel's center is at 0.5.
        func linear(_ u: Double, _ v: Double) -> Pixel {
            let (x, y) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
            let (fx, fy) = (u - 0.5 - x, v - 0.5 - y)
            let upper = self[Int(x), Int(y)] * (1 - fx) + self[Int(x) + 1, Int(y)] * fx
            let lower = self[Int(x), Int(y) + 1] * (1 - fx) + self[Int(x) + 1, Int(y) + 1] * fx
            return upper * (1 - fy) + lower * fy
        }
    }

    private let levels: [Level]

    /// Each level's pixel is the mean of four of the level before it; at an odd edge the outermost ones count twice.
    init(_ image: CGImage, halvings: Int) {
        let pixels = image.withPixels { texels in
            texels.map { Pixel(Double($0 >> 16 & 255), Double($0 >> 8 & 255), Double($0 & 255), Double($0 >> 24)) / 255 }
        }
        var levels = [Level(width: image.width, height: image.height, pixels: pixels)]
        for _ in 0..<halvings {
            let finer = levels[levels.count - 1]
            let (width, height) = ((finer.width + 1) / 2, (finer.height + 1) / 2)
            let means = (0..<width * height).map { index in
                let (x, y) = (index % width * 2, index / width * 2)
                return (finer[x, y] + finer[x + 1, y] + finer[x, y + 1] + finer[x + 1, y + 1]) / 4
            }
            levels.append(Level(width: width, height: height, pixels: means))
        }
        self.levels = levels
    }

    /// The pixels of an image, without mipmap levels.
    init(_ canvas: ReferenceImage) {
        levels = [
            Level(width: canvas.width, height: canvas.height, pixels: canvas.pixels.map { Pixel($0.0, $0.1, $0.2, $0.3) })
        ]
    }

    /// The filtered color at a position, at a number of texels per pixel.
    func pixel(_ u: Double, _ v: Double, texelsPerPixel: Double, _ filters: ContentsFilters) -> Pixel {
        let halvings = log2(texelsPerPixel)
        switch halvings > 1e-9 ? filters.minification : filters.magnification {
        case .nearest: return levels[0][Int(u.rounded(.down)), Int(v.rounded(.down))]
        case .trilinear where halvings > 1e-9:
            let level = min(max(halvings + filters.bias, 0), Double(levels.count - 1))
            let (finer, coarser) = (Int(level), min(Int(level) + 1, levels.count - 1))
            let fraction = level - Double(finer)
            func at(_ level: Int) -> Pixel { levels[level].linear(u / Double(1 << level), v / Double(1 << level)) }
            return at(finer) * (1 - fraction) + at(coarser) * fraction
        default: return levels[0].linear(u, v)
        }
    }
}
