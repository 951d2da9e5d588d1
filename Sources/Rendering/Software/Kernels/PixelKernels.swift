/// A row of pixels into another.
enum PixelKernels {
    /// Blends each pixel over the one below it.
    static func blend(_ destination: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int) {
        var x = 0
        while x &+ 8 <= count {
            let pixels = PixelArithmetic.over(PixelArithmetic.load(source + x), PixelArithmetic.load(destination + x))
            PixelArithmetic.store(pixels, to: destination + x)
            x &+= 8
        }
        while x < count {
            destination[x] = PixelArithmetic.over(source[x], destination[x])
            x &+= 1
        }
    }

    /// Blends each pixel with an opacity of 0…255.
    static func blend(
        _ destination: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int, opacity: UInt32
    ) {
        let opacities = PixelArithmetic.Pixels8(repeating: opacity)
        var x = 0
        while x &+ 8 <= count {
            let faded = PixelArithmetic.scale(PixelArithmetic.load(source + x), by: opacities)
            PixelArithmetic.store(PixelArithmetic.over(faded, PixelArithmetic.load(destination + x)), to: destination + x)
            x &+= 8
        }
        while x < count {
            destination[x] = PixelArithmetic.over(PixelArithmetic.scale(source[x], by: opacity), destination[x])
            x &+= 1
        }
    }

    /// Mixes each pixel with another one, whose part is a weight of 0…255; each channel is rounded once, so that equal pixels stay as they are.
    static func mix(_ destination: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int, weight: UInt32) {
        for x in 0..<count { destination[x] = PixelArithmetic.mix(destination[x], source[x], weight: weight) }
    }

    /// Multiplies each pixel by the alpha of another.
    static func mask(_ destination: UnsafeMutablePointer<UInt32>, by source: UnsafePointer<UInt32>, _ count: Int) {
        for x in 0..<count { destination[x] = PixelArithmetic.scale(destination[x], by: source[x] &>> 24) }
    }

    /// Multiplies each channel of each pixel by that of a colour.
    static func tint(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, by color: UInt32) {
        for x in 0..<count where pixels[x] != 0 { pixels[x] = PixelArithmetic.product(pixels[x], byChannelsOf: color) }
    }

    /// Blends each pixel as far as it is covered, times an opacity of 0…255.
    static func blend(
        _ destination: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int, opacity: UInt32,
        coverage: UnsafePointer<UInt8>
    ) {
        for x in 0..<count {
            let seen = PixelArithmetic.product(UInt32(coverage[x]), opacity)
            destination[x] = PixelArithmetic.over(PixelArithmetic.scale(source[x], by: seen), destination[x])
        }
    }
}
