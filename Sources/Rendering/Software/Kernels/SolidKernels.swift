/// One colour into a row of pixels.
enum SolidKernels {
    /// Replaces every pixel.
    static func fill(_ destination: UnsafeMutablePointer<UInt32>, _ count: Int, with color: UInt32) {
        let colors = PixelArithmetic.Pixels8(repeating: color)
        var x = 0
        while x &+ 8 <= count {
            PixelArithmetic.store(colors, to: destination + x)
            x &+= 8
        }
        while x < count {
            destination[x] = color
            x &+= 1
        }
    }

    /// Blends the colour over every pixel.
    static func blend(_ destination: UnsafeMutablePointer<UInt32>, _ count: Int, with color: UInt32) {
        let colors = PixelArithmetic.Pixels8(repeating: color)
        var x = 0
        while x &+ 8 <= count {
            PixelArithmetic.store(PixelArithmetic.over(colors, PixelArithmetic.load(destination + x)), to: destination + x)
            x &+= 8
        }
        while x < count {
            destination[x] = PixelArithmetic.over(color, destination[x])
            x &+= 1
        }
    }

    /// Blends the colour over every pixel as far as it is covered.
    static func blend(
        _ destination: UnsafeMutablePointer<UInt32>, _ count: Int, with color: UInt32, coverage: UnsafePointer<UInt8>
    ) {
        let colors = PixelArithmetic.Pixels8(repeating: color)
        var x = 0
        while x &+ 8 <= count {
            let source = PixelArithmetic.scale(colors, by: PixelArithmetic.load(coverage + x))
            PixelArithmetic.store(PixelArithmetic.over(source, PixelArithmetic.load(destination + x)), to: destination + x)
            x &+= 8
        }
        while x < count {
            destination[x] = PixelArithmetic.over(PixelArithmetic.scale(color, by: UInt32(coverage[x])), destination[x])
            x &+= 1
        }
    }
}
