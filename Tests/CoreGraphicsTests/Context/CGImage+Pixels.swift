import CoreGraphics

extension CGImage {
    /// All pixels, `0xAARRGGBB`.
    var pixels: [UInt32] {
        withPixels { Array($0) }
    }

    /// The pixel in column `x` and row `y`, counted from the top left.
    subscript(x: Int, y: Int) -> UInt32 {
        withPixels { $0[y * width + x] }
    }

    /// The area that is covered, in pixels: the sum of all alphas.
    var coveredArea: Double {
        withPixels { $0.reduce(0.0) { $0 + Double($1 >> 24) } } / 255
    }
}
