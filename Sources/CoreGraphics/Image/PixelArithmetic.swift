/// Conversions between unpremultiplied and premultiplied pixels; each pixel is `0xAARRGGBB`.
enum PixelArithmetic {
    /// `component * alpha / 255`, rounded to nearest. Both are 0…255.
    @inline(__always)
    static func scaled(_ component: UInt32, by alpha: UInt32) -> UInt32 {
        ((component &* alpha &+ 128) &* 257) &>> 16
    }

    /// The premultiplied form of an unpremultiplied pixel.
    @inline(__always)
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let red = scaled((pixel &>> 16) & 0xFF, by: alpha)
        let green = scaled((pixel &>> 8) & 0xFF, by: alpha)
        let blue = scaled(pixel & 0xFF, by: alpha)
        return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
    }

    /// The unpremultiplied form of a premultiplied pixel, rounded to nearest.
    @inline(__always)
    static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        if alpha == 255 || alpha == 0 { return pixel }
        var result = alpha &<< 24
        for shift in [16, 8, 0] as [UInt32] {
            let component = (((pixel &>> shift) & 0xFF) &* 255 &+ alpha / 2) / alpha
            result |= min(component, 255) &<< shift
        }
        return result
    }

    /// The pixel with components clamped to its alpha, for invalid premultiplied input.
    @inline(__always)
    static func limitedToAlpha(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        if alpha == 255 { return pixel }
        let red = min(alpha, (pixel &>> 16) & 0xFF)
        let green = min(alpha, (pixel &>> 8) & 0xFF)
        let blue = min(alpha, pixel & 0xFF)
        return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
    }

    /// The luminance of the pixel, with PDF's component weights: 0.3, 0.59 and 0.11.
    @inline(__always)
    static func gray(_ pixel: UInt32) -> UInt8 {
        let sum = 77 &* ((pixel &>> 16) & 0xFF) &+ 151 &* ((pixel &>> 8) & 0xFF) &+ 28 &* (pixel & 0xFF)
        return UInt8(truncatingIfNeeded: (sum &+ 128) &>> 8)
    }

    /// The premultiplied pixel with all four components scaled by `coverage / 255`.
    @inline(__always)
    static func scaledPixel(_ pixel: UInt32, by coverage: UInt32) -> UInt32 {
        if coverage == 255 { return pixel }
        if coverage == 0 { return 0 }
        return scaled(pixel &>> 24, by: coverage) &<< 24 | scaled((pixel &>> 16) & 0xFF, by: coverage) &<< 16
            | scaled((pixel &>> 8) & 0xFF, by: coverage) &<< 8 | scaled(pixel & 0xFF, by: coverage)
    }

    /// Blends premultiplied pixels with `plusDarker`: adds the differences of components from alpha, and the alphas.
    @inline(__always)
    static func darkerSum(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let alphas = (first &>> 24) &+ (second &>> 24)
        let alpha = min(255, alphas)
        var result = alpha &<< 24
        for shift in [16, 8, 0] as [UInt32] {
            let sum = (first &>> shift) & 0xFF &+ (second &>> shift) & 0xFF
            let lacking = alphas &- min(sum, alphas)
            result |= (alpha &- min(lacking, alpha)) &<< shift
        }
        return result
    }
}
