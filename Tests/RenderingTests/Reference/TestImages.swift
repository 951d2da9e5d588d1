import RenderScene

/// Images for tests.
enum TestImages {
    /// Smooth gradients with a different direction for each channel, so that any displacement shows.
    static func gradient(_ width: Int, _ height: Int) -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let (red, green) = (255 * x / max(width - 1, 1), 255 * y / max(height - 1, 1))
                    pixels[y * width + x] = UInt32(0xff00_0000 | red << 16 | green << 8 | (red + green) / 2)
                }
            }
        }
    }

    /// Random premultiplied pixels, some of them clear.
    static func noise(_ width: Int, _ height: Int, seed: UInt64) -> CGImage {
        var random = RandomNumbers(seed: seed)
        return CGImage(width: width, height: height, isOpaque: false) { pixels in
            for index in pixels.indices {
                let alpha = Int.random(in: 0...4, using: &random) * 255 / 4
                func channel() -> Int { Int.random(in: 0...alpha, using: &random) }
                pixels[index] = UInt32(alpha << 24 | channel() << 16 | channel() << 8 | channel())
            }
        }
    }

    /// One color.
    static func solid(_ width: Int, _ height: Int, _ pixel: UInt32) -> CGImage {
        CGImage(width: width, height: height, isOpaque: pixel >> 24 == 255) { $0.update(repeating: pixel) }
    }
}
