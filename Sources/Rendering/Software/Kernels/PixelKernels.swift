/// Less frequent operations on rows of pixels.
enum PixelKernels {
    /// Mixes each pixel with another of weight 0…255; each channel is rounded once, so that equal pixels are preserved.
    static func mix(_ destination: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int, weight: UInt32) {
        for x in 0..<count { destination[x] = PixelArithmetic.mix(destination[x], source[x], weight: weight) }
    }

    /// Multiplies each pixel by the alpha of another.
    static func mask(_ destination: UnsafeMutablePointer<UInt32>, by source: UnsafePointer<UInt32>, _ count: Int) {
        for x in 0..<count { destination[x] = PixelArithmetic.scale(destination[x], by: source[x] &>> 24) }
    }

    /// Multiplies each channel of each pixel by the same channel of a colour.
    static func tint(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, by color: UInt32) {
        for x in 0..<count where pixels[x] != 0 { pixels[x] = PixelArithmetic.product(pixels[x], byChannelsOf: color) }
    }
}
