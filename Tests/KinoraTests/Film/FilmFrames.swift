import CoreGraphics

/// Made-up films: a gradient over which a red square moves to the right.
enum FilmFrames {
    static func frame(_ index: Int, width: Int = 64, height: Int = 48, isOpaque: Bool = true) -> CGImage {
        CGImage(width: width, height: height, isOpaque: isOpaque) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let gradient = 0xFF00_0040 | UInt32(x * 255 / width) << 16 | UInt32(y * 255 / height) << 8
                    let isInSquare = (index * 4..<index * 4 + 16).contains(x) && (16..<32).contains(y)
                    pixels[y * width + x] = isInSquare ? 0xFFFF_3B30 : gradient
                }
            }
            // Half transparent: premultiplied, as everything here.
            if !isOpaque { pixels[0] = 0x8040_2000 }
        }
    }

    static func pixels(_ image: CGImage) -> [UInt32] { image.withPixels { Array($0) } }

    /// The mean absolute difference per color component, 0 to 255.
    static func meanDifference(_ a: [UInt32], _ b: [UInt32]) -> Double {
        var sum = 0
        for (a, b) in zip(a, b) {
            for shift in [UInt32(0), 8, 16] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        }
        return a.count == b.count ? Double(sum) / Double(a.count * 3) : .infinity
    }
}
