/// Arithmetic on premultiplied pixels in words 0xAARRGGBB; the kernels do the same to rows. Everywhere x·a/255 is `((x·a + 128)·257) >>
/// 16`, the nearest integer; here as `(t + (t >> 8)) >> 8` with t = x·a + 128, which is equal and fits 16 bits, two channels per word.
enum PixelArithmetic {
    @inline(__always)
    static func product(_ x: UInt32, _ a: UInt32) -> UInt32 {
        let t = x &* a &+ 128
        return (t &+ t &>> 8) &>> 8
    }

    /// Each channel of a pixel times that of another / 255.
    @inline(__always)
    static func product(_ pixel: UInt32, byChannelsOf other: UInt32) -> UInt32 {
        let alpha = product(pixel &>> 24, other &>> 24)
        let red = product(pixel &>> 16 & 255, other &>> 16 & 255)
        let green = product(pixel &>> 8 & 255, other &>> 8 & 255)
        return alpha &<< 24 | red &<< 16 | green &<< 8 | product(pixel & 255, other & 255)
    }

    /// Each channel times `a` / 255.
    @inline(__always)
    static func scale(_ pixel: UInt32, by a: UInt32) -> UInt32 {
        var even = (pixel & 0xff00ff) &* a &+ 0x800080
        var odd = (pixel &>> 8 & 0xff00ff) &* a &+ 0x800080
        even = (even &+ (even &>> 8 & 0xff00ff)) &>> 8 & 0xff00ff
        odd = (odd &+ (odd &>> 8 & 0xff00ff)) & 0xff00_ff00
        return even | odd
    }

    /// Each channel of a pixel times 1 - `weight` / 255, plus that of another times `weight` / 255.
    @inline(__always)
    static func mix(_ first: UInt32, _ second: UInt32, weight: UInt32) -> UInt32 {
        let rest = 255 &- weight
        var even = (first & 0xff00ff) &* rest &+ (second & 0xff00ff) &* weight &+ 0x800080
        var odd = (first &>> 8 & 0xff00ff) &* rest &+ (second &>> 8 & 0xff00ff) &* weight &+ 0x800080
        even = (even &+ (even &>> 8 & 0xff00ff)) &>> 8 & 0xff00ff
        odd = (odd &+ (odd &>> 8 & 0xff00ff)) & 0xff00_ff00
        return even | odd
    }

    /// One pixel over another.
    @inline(__always)
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, by: 255 &- source &>> 24)
    }
}

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

    /// Multiplies each channel of each pixel by the same channel of a color.
    static func tint(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, by color: UInt32) {
        for x in 0..<count where pixels[x] != 0 { pixels[x] = PixelArithmetic.product(pixels[x], byChannelsOf: color) }
    }
}
