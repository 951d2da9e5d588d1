/// Premultiplied pixels in one or eight words 0xAARRGGBB. Everywhere x·a/255 is `((x·a + 128)·257) >> 16`, the nearest whole number;
/// here as `(t + (t >> 8)) >> 8` with t = x·a + 128, which is the same and fits 16 bits, two channels to a word.
enum PixelArithmetic {
    typealias Pixels8 = SIMD8<UInt32>

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

    /// Each channel of each pixel times its own `a` / 255.
    @inline(__always)
    static func scale(_ pixels: Pixels8, by a: Pixels8) -> Pixels8 {
        let factor = unsafeBitCast(a | a &<< 16, to: SIMD16<UInt16>.self)
        let channels = unsafeBitCast(pixels, to: SIMD16<UInt16>.self)
        let even = (channels & 0xff) &* factor &+ 128
        let odd = (channels &>> 8) &* factor &+ 128
        return unsafeBitCast((even &+ even &>> 8) &>> 8 | (odd &+ odd &>> 8) & 0xff00, to: Pixels8.self)
    }

    /// Each channel of a pixel times 1 - `weight` / 255, and of another times `weight` / 255.
    @inline(__always)
    static func mix(_ first: UInt32, _ second: UInt32, weight: UInt32) -> UInt32 {
        let rest = 255 &- weight
        var even = (first & 0xff00ff) &* rest &+ (second & 0xff00ff) &* weight &+ 0x800080
        var odd = (first &>> 8 & 0xff00ff) &* rest &+ (second &>> 8 & 0xff00ff) &* weight &+ 0x800080
        even = (even &+ (even &>> 8 & 0xff00ff)) &>> 8 & 0xff00ff
        odd = (odd &+ (odd &>> 8 & 0xff00ff)) & 0xff00_ff00
        return even | odd
    }

    /// A pixel over another.
    @inline(__always)
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, by: 255 &- source &>> 24)
    }

    @inline(__always)
    static func over(_ source: Pixels8, _ destination: Pixels8) -> Pixels8 {
        source &+ scale(destination, by: 255 &- source &>> 24)
    }

    @inline(__always)
    static func load(_ pixels: UnsafePointer<UInt32>) -> Pixels8 {
        UnsafeRawPointer(pixels).loadUnaligned(as: Pixels8.self)
    }

    @inline(__always)
    static func store(_ values: Pixels8, to pixels: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pixels).storeBytes(of: values, as: Pixels8.self)
    }

    /// Eight bytes, one to a word.
    @inline(__always)
    static func load(_ bytes: UnsafePointer<UInt8>) -> Pixels8 {
        let packed = UnsafeRawPointer(bytes).loadUnaligned(as: SIMD8<UInt8>.self)
        return Pixels8(truncatingIfNeeded: packed)
    }
}
